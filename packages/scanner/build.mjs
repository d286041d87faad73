import { pathToFileURL } from "node:url";
import { build } from "vite";

/** Builds the scanner's page into a folder; by default the one that the measurement service serves. */
export async function buildScanner(outDir = `${import.meta.dirname}/dist`) {
  await build({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    logLevel: "warn",
    build: { outDir, emptyOutDir: true },
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await buildScanner();
