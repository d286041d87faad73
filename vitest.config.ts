import { existsSync } from "node:fs";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig, type TestUserConfig } from "vitest/config";

const consoleErrors = "./tools/testing/console-errors.ts";
const serverSetup = "./packages/server/testing/global-setup.ts";
const sdkSource = `${import.meta.dirname}/packages/sdk/src/$1.ts`;
const sources = ["rules", "texts", "contract", "kit", "capture", "sdk", "reference"];

/** Waits end by progress; these limits end what hangs, on a machine with other work, too. */
const patience = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 120_000, interval: 20 } } };

/**
 * The files of a worker share one module graph: loading it took a third of the time. What a file changes beyond its own
 * modules it puts back; stubs and spies are put back for it.
 */
const shared: TestUserConfig = {
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: [consoleErrors],
  pool: "forks",
  // More than cores: many tests wait for processes, databases and pauses.
  maxWorkers: 3,
  ...patience,
};

export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        // Samples of the SDK's README import it as integrators do.
        resolve: { alias: [{ find: /^@treadclub\/tread-sdk\/(\w+)$/, replacement: sdkSource }] },
        test: {
          ...shared,
          name: "unit",
          environment: "node",
          include: [
            ...sources.map((name) => `packages/${name}/src/**/*.test.ts`),
            "packages/kit/testing/**/*.test.ts",
            "tools/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...shared,
          name: "server",
          environment: "node",
          include: ["packages/{measurement,server}/{src,testing}/**/*.test.ts"],
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
        },
      },
      {
        test: {
          ...shared,
          environment: "happy-dom",
          name: "web",
          setupFiles: [consoleErrors, "./packages/web/src/kit/testing/call-routes-loaded.ts"],
          include: ["packages/{web,capture}/src/**/*.test.tsx", "packages/web/src/**/*.test.ts"],
        },
      },
      {
        // The capture screens run in both: with React above, with Preact here.
        resolve: { conditions: ["preact", ...defaultClientConditions] },
        ssr: { resolve: { conditions: ["preact", ...defaultServerConditions] } },
        oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
        test: {
          ...shared,
          environment: "happy-dom",
          name: "scanner",
          include: ["packages/{scanner,capture}/src/**/*.test.tsx", "packages/scanner/src/**/*.test.ts"],
        },
      },
    ],
  },
});
