import { defaultClientConditions, defineConfig } from "vite";

const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

export default defineConfig({
  root: import.meta.dirname,
  base: "/scan/",
  // `@treadclub/capture` picks its hooks by this condition.
  resolve: { conditions: ["preact", ...defaultClientConditions] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // One file of 7 kB: each request carries 1 kB of headers.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  server: { port: 4520, strictPort: true, proxy: { "/measurement": api } },
  preview: { port: 4521, strictPort: true },
});
