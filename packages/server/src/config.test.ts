import { describe, expect, it } from "vitest";
import { ConfigError } from "@treadclub/kit/process/settings";
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
      connections: { total: 10_000, perAddress: 1000 },
      mail: null,
      idealPostcodes: null,
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

  it("name the operator; what is not set stays unnamed", () => {
    expect(readConfig({}).operator).toEqual({ name: null, address: null, icoNumber: null, vatNumber: null });
    const env = {
      OPERATOR_NAME: " Tread Ltd ",
      OPERATOR_ADDRESS: "1 High Street, Leeds",
      OPERATOR_ICO_NUMBER: "za123456",
      OPERATOR_VAT_NUMBER: "gb 123 4567 89",
    };
    expect(readConfig(env).operator).toEqual({
      name: "Tread Ltd",
      address: "1 High Street, Leeds",
      icoNumber: "ZA123456",
      vatNumber: "GB123456789",
    });
    expect(linesOf({ OPERATOR_ICO_NUMBER: "soon" })).toEqual([expect.stringContaining("OPERATOR_ICO_NUMBER")]);
  });

  it("pay at the test checkout unless a Stripe account is set as a whole, and sell nothing for test money in production", () => {
    expect(readConfig({})).toMatchObject({ packPrices: { 4: 599, 8: 999 }, stripe: null });
    const production = { NODE_ENV: "production", PUBLIC_URL: "https://app.example.com" };
    expect(readConfig(production)).toMatchObject({ packPrices: null, stripe: null });
    const env = { STRIPE_SECRET_KEY: "sk_test_1234", STRIPE_WEBHOOK_SECRET: "whsec_1234", PACK_8_PENCE: "1099" };
    expect(readConfig(env)).toMatchObject({
      packPrices: { 4: 599, 8: 1099 },
      stripe: { secretKey: "sk_test_1234", webhookSecret: "whsec_1234", url: "https://api.stripe.com" },
    });
    for (const missing of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"])
      expect(linesOf({ ...env, [missing]: "" })).toEqual([expect.stringContaining(missing)]);
    expect(linesOf({ PACK_4_PENCE: "29" })).toEqual([expect.stringContaining("PACK_4_PENCE")]);
  });

  it("measure here unless they say where else, by address and key together", () => {
    expect(readConfig({}).measurement).toEqual({ remote: null, sandbox: true, webhooksToPrivate: true });
    const env = { MEASUREMENT_URL: "https://measure.example.com", MEASUREMENT_KEY: "tk_live_of_ours", SANDBOX: "off" };
    expect(readConfig(env).measurement).toEqual({
      remote: { url: "https://measure.example.com/measurement/v1/", key: "tk_live_of_ours" },
      sandbox: false,
      webhooksToPrivate: true,
    });
    const elsewhere = { ...env, MEASUREMENT_URL: "http://localhost:3100/api/v2" };
    expect(readConfig(elsewhere).measurement.remote?.url).toBe("http://localhost:3100/api/v2/");
    expect(linesOf({ MEASUREMENT_URL: env.MEASUREMENT_URL })).toEqual([expect.stringContaining("MEASUREMENT_KEY")]);
    expect(linesOf({ MEASUREMENT_KEY: env.MEASUREMENT_KEY })).toEqual([expect.stringContaining("MEASUREMENT_URL")]);
    for (const url of ["http://measure.example.com", "https://a:b@measure.example.com", "ftp://measure.example.com"])
      expect(linesOf({ ...env, MEASUREMENT_URL: url })).toEqual([expect.stringContaining("MEASUREMENT_URL")]);
    const production = { NODE_ENV: "production", PUBLIC_URL: "https://app.example.com" };
    expect(readConfig(production).measurement).toMatchObject({ sandbox: false, webhooksToPrivate: false });
    expect(readConfig({ ...production, SANDBOX: "on" }).measurement.sandbox).toBe(true);
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

  it("limit connections", () => {
    const env = { MAX_CONNECTIONS: "500", MAX_CONNECTIONS_PER_ADDRESS: "50" };
    expect(readConfig(env).connections).toEqual({ total: 500, perAddress: 50 });
    for (const value of ["0", "-1", "many", "1e3", "99999999"])
      expect(linesOf({ MAX_CONNECTIONS: value })).toEqual([expect.stringContaining("MAX_CONNECTIONS:")]);
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
    ["hello@example.com", { name: "", address: "hello@example.com" }],
    ["TreadClub <hello@example.com>", { name: "TreadClub", address: "hello@example.com" }],
    ['"Tread, Club" <hello@example.com>', { name: "Tread, Club", address: "hello@example.com" }],
    ["胎面俱乐部 <hello@example.com>", { name: "胎面俱乐部", address: "hello@example.com" }],
  ])("MAIL_FROM may be %s, with a mail server", (from, sender) => {
    const server = "smtps://me:p%40ss@mail.example.com";
    expect(readConfig({ SMTP_URL: server, MAIL_FROM: from }).mail).toEqual({ url: server, from: sender });
    expect(readConfig({ MAIL_FROM: from }).mail).toBeNull();
  });

  it.each([
    "hello",
    "a@b@c",
    "a@example.com, b@example.com",
    "TreadClub <hello@example.com> <b@example.com>",
    "TreadClub\r\nBcc: b@example.com <a@example.com>",
    "TreadClub <hello@example.com\r\nBcc: b@example.com>",
    "<>",
  ])("MAIL_FROM may not be %j", (from) => {
    expect(linesOf({ SMTP_URL: "smtp://localhost", MAIL_FROM: from }).join("\n")).toBe(
      `MAIL_FROM: "${from}" does not fit. It must be whom mails are from, for example TreadClub <hello@example.com>.`,
    );
  });

  it("of a mail server want a sender", () => {
    expect(linesOf({ SMTP_URL: "smtp://localhost:25" })).toEqual([
      "MAIL_FROM must be set with SMTP_URL: whom mails are from, for example TreadClub <hello@example.com>.",
    ]);
  });

  it.each([
    "mail.example.com",
    "https://mail.example.com",
    "smtp://",
    "smtp://user:se%cret@mail.example.com",
    "smtp://:secret@mail.example.com",
    "smtp://mail.example.com/secret",
    "smtp://mail.example.com?tls.rejectUnauthorized=false",
    "smtp://user:secret@mail.example.com:port",
  ])("SMTP_URL may not be %s, and is not repeated", (server) => {
    const lines = linesOf({ SMTP_URL: server, MAIL_FROM: "a@example.com" });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^SMTP_URL: its value does not fit\. It must be the address of a mail server/);
    expect(lines[0]).not.toContain("secret");
  });

  it("of the address service are a key, which is not repeated, and where it is", () => {
    expect(readConfig({ IDEAL_POSTCODES_KEY: "ak_test" }).idealPostcodes).toEqual({
      key: "ak_test",
      url: "https://api.ideal-postcodes.co.uk",
    });
    expect(linesOf({ IDEAL_POSTCODES_KEY: "my secret" })).toEqual([
      "IDEAL_POSTCODES_KEY: its value does not fit. It must be the API key of your Ideal Postcodes account.",
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
    expect(linesOf({ ...production, PUBLIC_URL: "http://a.example" })[0]).toContain("https://");
    expect(readConfig({ ...production, PUBLIC_URL: "http://localhost:3000" }).production).toBe(true);
    expect(linesOf({ ...production, PUBLIC_URL: "https://a.example", DEMO: "on" })[0]).toContain(
      "DEMO=on is not possible with NODE_ENV=production",
    );
    expect(readConfig({ ...production, PUBLIC_URL: "https://a.example" })).toMatchObject({
      demo: false,
      logLevel: "info",
    });
  });
});
