import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.WAYFARE_SERVER ?? "http://127.0.0.1:8765";
const MESSAGES = fileURLToPath(new URL("../src/wayfare/messages/", import.meta.url));
const PYTHON_ONLY = ["cli.ftl", "picture.ftl"]; // words that only the command line and `board draw` use

/** Each language's message files as one module, `virtual:messages/<tag>`; `virtual:messages` loads them by tag. */
function messages(): Plugin {
  const NAME = "virtual:messages";
  const folders = readdirSync(MESSAGES, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith("_"),
  );
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return;
      const tag = id.slice(NAME.length + 2);
      if (!tag) {
        const loaders = folders.map(({ name }) => `"${name}": () => import("${NAME}/${name}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      const files = readdirSync(MESSAGES + tag)
        .filter((file) => file.endsWith(".ftl") && !PYTHON_ONLY.includes(file))
        .map((file) => `${MESSAGES}${tag}/${file}`);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
    },
  };
}

export default defineConfig({
  plugins: [messages(), svelte()],
  build: {
    outDir: "../src/wayfare/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // the first with light-dark()
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], isolate: false }, // a process per file would take three times as long
});
