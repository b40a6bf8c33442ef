import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const python = fileURLToPath(new URL("../src/raumhafen", import.meta.url));
const server = process.env["RAUMHAFEN_SERVER"] ?? "http://127.0.0.1:8023";

export default defineConfig({
  plugins: [svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { runes: true } })],
  // The catalogues of the engine and of each game are shared with Python.
  resolve: { alias: { "@python": python }, ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}) },
  server: {
    fs: { allow: [".", python] },
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    // scripts/finish.mjs puts it into the Python package once it is complete
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    manifest: true,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    restoreMocks: true,
    expect: { requireAssertions: true }, // a loop over nothing passes no test
    // reached only where something is broken, however busy the machine is
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
