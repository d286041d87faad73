import { ConfigError } from "@treadclub/kit/process/settings";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const linesOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
};

describe("settings of the service alone", () => {
  it("have defaults for a machine on which nothing is set", () => {
    expect(readConfig({})).toMatchObject({
      port: 3100,
      portIsFixed: false,
      host: "127.0.0.1",
      dataDir: expect.stringMatching(/\/data-measurement$/),
      publicUrl: null,
      databaseUrl: null,
      secret: null,
      sandbox: true,
      runsJobs: true,
      remote: null,
    });
  });

  it.each([
    [{ NODE_ENV: "production", PUBLIC_URL: "https://scan.example" }, false],
    [{ NODE_ENV: "production", PUBLIC_URL: "https://scan.example", SANDBOX: "on" }, true],
    [{ SANDBOX: "off" }, false],
  ])("%j: sandbox %s", (env, sandbox) => {
    expect(readConfig(env).sandbox).toBe(sandbox);
  });

  it.each([
    [{ NODE_ENV: "production", PUBLIC_URL: "https://scan.example" }, false],
    [{ NODE_ENV: "production", PUBLIC_URL: "https://scan.example", WEBHOOKS_TO_PRIVATE: "on" }, true],
    [{}, true],
    [{ WEBHOOKS_TO_PRIVATE: "off" }, false],
  ])("%j: webhooks to private networks %s", (env, webhooksToPrivate) => {
    expect(readConfig(env)).toMatchObject({ webhooksToPrivate });
  });

  it.each([
    [{ PORT: "70000" }, 'PORT: "70000" does not fit. It must be a port number'],
    [{ PUBLIC_URL: "https://scan.example/path" }, "PUBLIC_URL: its value does not fit."],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: its value does not fit."],
    [{ SECRET: "short" }, "SECRET: its value does not fit. It must be at least 32 characters"],
    [{ SANDBOX: "yes" }, 'SANDBOX: "yes" does not fit.'],
    [{ TRUST_PROXY: "everybody" }, "TRUST_PROXY:"],
    [{ NODE_ENV: "production" }, "PUBLIC_URL must be set in production"],
    [{ NODE_ENV: "production", PUBLIC_URL: "http://scan.example" }, "PUBLIC_URL must begin with https://"],
    [{ REMOTE_URL: "https://scan.example/measurement/v1/" }, "REMOTE_KEY must be set with REMOTE_URL"],
    [{ REMOTE_KEY: "tk_live_x" }, "REMOTE_URL must be set with REMOTE_KEY"],
    [{ REMOTE_URL: "scan.example", REMOTE_KEY: "x" }, "REMOTE_URL: its value does not fit."],
    [{ REMOTE_URL: "http://scan.example/measurement/v1/", REMOTE_KEY: "x" }, "REMOTE_URL: its value does not fit."],
    [{ REMOTE_URL: "https://u:p@scan.example/", REMOTE_KEY: "x" }, "REMOTE_URL: its value does not fit."],
    [{ REMOTE_URL: "https://scan.example/?key=1", REMOTE_KEY: "x" }, "REMOTE_URL: its value does not fit."],
  ])("%j is told with what it must be", (env, words) => {
    expect(linesOf(env)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ["https://scan.example", "https://scan.example/measurement/v1/"],
    ["https://scan.example/v2", "https://scan.example/v2/"],
    ["http://localhost:3200/measurement/v1/", "http://localhost:3200/measurement/v1/"],
  ])("%s as the remote service means %s", (given, url) => {
    expect(readConfig({ REMOTE_URL: given, REMOTE_KEY: "tk_live_x" }).remote).toEqual({ url, key: "tk_live_x" });
  });

  it("are all told at once, secrets without their value", () => {
    const lines = linesOf({ PORT: "x", SECRET: "hush", JOBS: "x" });
    expect(lines.map((line) => line.split(":")[0])).toEqual(["PORT", "SECRET", "JOBS"]);
    expect(lines.join()).not.toContain("hush");
  });
});
