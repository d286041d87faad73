import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

const video = process.env["E2E_TYRE_VIDEO"] ?? join(tmpdir(), "treadclub-tyre.y4m");
const launchOptions = {
  ...(process.env["CHROMIUM_PATH"] === undefined ? {} : { executablePath: process.env["CHROMIUM_PATH"] }),
  args: [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${video}`,
  ],
};

export default defineConfig({
  testDir: "src",
  testMatch: "**/*.spec.ts",
  fullyParallel: false,
  // The tests beside the code run at the same time and fill the pauses.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Waits end by progress; these limits end what hangs, on a machine with other work, too.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  globalSetup: "./src/global-setup.ts",
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    baseURL: process.env["E2E_URL"] ?? `http://localhost:${process.env["E2E_PORT"] ?? 4399}`,
    launchOptions,
    actionTimeout: 60_000,
    trace: "off",
    screenshot: "only-on-failure",
    locale: "en-GB",
    timezoneId: "Europe/London",
    // The worker has a test of its own; elsewhere every request is to be seen.
    serviceWorkers: "block",
  },
  projects: [
    { name: "journeys", testIgnore: "**/screens.spec.ts" },
    {
      name: "phone",
      testMatch: "**/screens.spec.ts",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, permissions: ["camera"] },
    },
    { name: "desktop", testMatch: "**/screens.spec.ts", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
