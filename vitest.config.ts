import { existsSync } from "node:fs";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

const setupFiles = ["./tools/testing/console-errors.ts"];
const serverSetup = "./packages/server/testing/global-setup.ts";
const sources = ["rules", "texts", "contract", "kit", "capture", "sdk", "reference"];
const inBrowser = {
  environment: "happy-dom",
  setupFiles,
  pool: "forks",
  maxWorkers: 2,
  testTimeout: 20_000,
} as const;

export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: [...sources.map((name) => `packages/${name}/src/**/*.test.ts`), "tools/**/*.test.ts"],
          setupFiles,
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          include: ["packages/{measurement,server}/{src,testing}/**/*.test.ts"],
          setupFiles,
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...inBrowser,
          name: "web",
          include: ["packages/{web,capture}/src/**/*.test.tsx", "packages/web/src/**/*.test.ts"],
        },
      },
      {
        // The capture screens run in both: with React above, with Preact here.
        resolve: { conditions: ["preact", ...defaultClientConditions] },
        ssr: { resolve: { conditions: ["preact", ...defaultServerConditions] } },
        oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
        test: {
          ...inBrowser,
          name: "scanner",
          include: ["packages/{scanner,capture}/src/**/*.test.tsx", "packages/scanner/src/**/*.test.ts"],
        },
      },
    ],
  },
});
