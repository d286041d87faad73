import { build } from "vite";

/** Builds the reference page. */
export async function buildReference(outDir = `${import.meta.dirname}/dist`) {
  await build({
    root: import.meta.dirname,
    configFile: false,
    base: "./",
    logLevel: "warn",
    // The page lies at …/docs, its files below it; both services have it at an address of their own.
    experimental: {
      renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `docs/${name}` : { relative: true }),
    },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: "es2022",
      chunkSizeWarningLimit: 2000,
      reportCompressedSize: false,
    },
  });
}
