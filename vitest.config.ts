import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const setupFiles = ["./tools/testing/console-errors.ts"];
const serverSetup = "./packages/server/testing/global-setup.ts";
const sources = ["rules", "texts", "contract", "kit", "capture", "sdk"];

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
          name: "web",
          environment: "happy-dom",
          include: ["packages/{web,scanner}/src/**/*.test.{ts,tsx}"],
          setupFiles,
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
