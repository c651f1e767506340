import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.WAYFARE_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/wayfare/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // the first with light-dark()
    assetsInlineLimit: 0,
    rolldownOptions: {
      // one file for all messages of a language
      output: {
        codeSplitting: {
          groups: [
            {
              test: /messages\/[\w-]+\/.*\.ftl/,
              name: (id) => `words-${/messages\/([\w-]+)/.exec(id)?.[1]}`,
              debugName: "words",
            },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
