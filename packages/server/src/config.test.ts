import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const linesOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
};

describe("settings", () => {
  it("have defaults for a machine on which nothing is set", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      portIsFixed: false,
      host: "127.0.0.1",
      databaseUrl: null,
      publicUrl: null,
      demo: true,
      production: false,
      vatRatePercent: 20,
      freeScans: 4,
      runsJobs: true,
    });
  });

  it("that are empty count as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", DEMO: "" })).toMatchObject({
      port: 3000,
      portIsFixed: false,
      databaseUrl: null,
      demo: true,
    });
  });

  it("are taken as given", () => {
    const env = {
      PORT: "4321",
      DEMO: "off",
      PUBLIC_URL: "https://app.example.com/",
      DATABASE_URL: "postgresql://a:b@c/d",
      JOBS: "off",
      TRUST_PROXY: "10.0.0.1",
    };
    expect(readConfig(env)).toMatchObject({
      port: 4321,
      portIsFixed: true,
      demo: false,
      publicUrl: "https://app.example.com",
      databaseUrl: "postgresql://a:b@c/d",
      runsJobs: false,
      trustProxy: "10.0.0.1",
    });
  });

  it.each([
    [{ PORT: "eighty" }, 'PORT: "eighty" does not fit. It must be a port number from 1 to 65535, for example 3000.'],
    [{ PORT: "70000" }, 'PORT: "70000" does not fit. It must be a port number from 1 to 65535, for example 3000.'],
    [{ PORT: "0" }, 'PORT: "0" does not fit. It must be a port number from 1 to 65535, for example 3000.'],
    [
      { DATABASE_URL: "mysql://secret@host/x" },
      "DATABASE_URL: its value does not fit. It must be a PostgreSQL address, for example postgres://user:password@host:5432/treadclub.",
    ],
    [{ DEMO: "maybe" }, 'DEMO: "maybe" does not fit. It must be on or off.'],
    [
      { PUBLIC_URL: "example.com" },
      "PUBLIC_URL: its value does not fit. It must be the address that people open, without path, query or password, for example https://app.example.com.",
    ],
    [
      { TOKEN_SECRET: "short" },
      "TOKEN_SECRET: its value does not fit. It must be at least 32 characters; the same for all processes.",
    ],
    [{ VAT_RATE_PERCENT: "20%" }, 'VAT_RATE_PERCENT: "20%" does not fit. It must be a number from 0 to 100.'],
    [{ NODE_ENV: "staging" }, 'NODE_ENV: "staging" does not fit. It must be development, test or production.'],
  ])("%j is told in one line", (env, line) => {
    expect(linesOf(env)).toEqual([line]);
  });

  it.each([
    "https://app.example.com/club",
    "https://app.example.com/?a=b",
    "https://app.example.com/#top",
    "https://user:secret@app.example.com",
    "ftp://app.example.com",
    "not an address",
  ])("PUBLIC_URL is the start of an address and nothing more: %s", (wrong) => {
    expect(linesOf({ PUBLIC_URL: wrong })).toEqual([
      "PUBLIC_URL: its value does not fit. It must be the address that people open, without path, query or password, for example https://app.example.com.",
    ]);
  });

  it.each([
    ["off", false],
    ["on", true],
    ["10.0.0.0/8", "10.0.0.0/8"],
    ["10.0.0.1, ::1,fd00::/8", "10.0.0.1, ::1,fd00::/8"],
  ])("TRUST_PROXY may be %s", (value, trusted) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(trusted);
  });

  it.each(["yes", "proxy.example.com", "10.0.0.0/33", "10.0.0.0/0", "10.0.0.1,", "10.0.0.1/8/8", "fd00::/129"])(
    "TRUST_PROXY may not be %s",
    (value) => {
      expect(linesOf({ TRUST_PROXY: value })).toEqual([
        `TRUST_PROXY: "${value}" does not fit. It must be off, on, or the IP addresses or ranges of your proxies, for example 10.0.0.1,10.1.0.0/16.`,
      ]);
    },
  );

  it("of production are asked for more", () => {
    const production = { NODE_ENV: "production" };
    expect(linesOf(production)).toEqual([
      "PUBLIC_URL must be set in production: the address that people open, without path, query or password, for example https://app.example.com.",
    ]);
    expect(linesOf({ ...production, PUBLIC_URL: "https://a.example", DEMO: "on" })[0]).toContain(
      "DEMO=on is not possible with NODE_ENV=production",
    );
    expect(readConfig({ ...production, PUBLIC_URL: "https://a.example" })).toMatchObject({
      demo: false,
      logLevel: "info",
    });
  });
});
