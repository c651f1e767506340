// The palette of the house, from Python: src/look/palette.css and palette.json. `PYTHON` says which Python.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const venv = here("../../.venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");

for (const form of ["css", "json"]) {
  const text = execFileSync(python, ["-m", "wayfare.pictures.tokens", form], { encoding: "utf8", cwd: here("../..") });
  writeFileSync(here(`../src/look/palette.${form}`), text);
}
