// Imports in src/ go one way: a folder may use those before it in LAYERS, never those after it or beside it.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Lowest first; folders in one row don't know each other. i18n/ and look/ serve all of them. */
const LAYERS = [["generated"], ["look"], ["i18n"], ["wire"], ["model"], ["board", "ui"], ["table"], ["pages"]];

/** For each folder, a rule that forbids importing from the folders above it and beside it, at once or on demand. */
const oneWay = LAYERS.flatMap((row, level) =>
  row.map((folder) => {
    const forbidden = LAYERS.slice(level)
      .flat()
      .filter((other) => other !== folder);
    const pattern = `^(\\.\\./)+(${forbidden.join("|")})(/|$)`;
    const message = `${folder}/ may not import this: imports go ${LAYERS.map((names) => names.join(", ")).join(" → ")}.`;
    return {
      files: [`src/${folder}/**`],
      rules: {
        "no-restricted-imports": ["error", { patterns: [{ regex: pattern, message }] }],
        "no-restricted-syntax": [
          "error",
          { selector: `ImportExpression[source.value=/${pattern.replaceAll("/", "\\/")}/]`, message },
        ],
      },
    };
  }),
).filter(({ files }) => files[0] !== "src/pages/**");

export default ts.config(
  { ignores: ["node_modules", "src/generated"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
    rules: {
      "svelte/no-at-html-tags": "error",
      "svelte/no-target-blank": ["error", { enforceDynamicLinks: "never" }], // those lead to our own pages
      "svelte/prefer-svelte-reactivity": "off", // our sets and maps are rebuilt, never changed
      "svelte/no-navigation-without-resolve": "off", // that is about SvelteKit
    },
  },
  ...oneWay,
);
