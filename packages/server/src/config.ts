import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { usualConnections, type ConnectionLimits } from "@treadclub/kit/http/connections";
import {
  ConfigError,
  count,
  databaseUrl,
  isSafeAddress,
  onOff,
  port,
  readSettings,
  trustProxy,
  url,
} from "@treadclub/kit/process/settings";
import { z } from "zod";
import { parseSender, type Sender } from "./adapters/mail/sender.ts";
import {
  measurementAdvice,
  measurementOf,
  measurementVariables,
  type MeasurementConfig,
} from "./config-measurement.ts";
import { operatorAdvice, operatorOf, operatorVariables, type Operator } from "./config-operator.ts";
import { paymentAdvice, paymentsOf, paymentVariables, type PaymentConfig } from "./config-payments.ts";
import { registerAdvice, registerOf, registerVariables } from "./config-register.ts";
import type { RegisterSettings } from "./adapters/vehicle-register/open.ts";
import { providerAdvice, providerOf, providerVariables, type ProviderConfig } from "./config-provider.ts";

/** What each variable must be, said when it is not. */
const advice = {
  PORT: "a port number from 1 to 65535, for example 3000",
  HOST: "an address to listen on, for example 127.0.0.1 or 0.0.0.0",
  DATA_DIR: "a folder for the database and the photos",
  PUBLIC_URL: "the address that people open, without path, query or password, for example https://app.example.com",
  DATABASE_URL: "a PostgreSQL address, for example postgres://user:password@host:5432/treadclub",
  DEMO: "on or off",
  NODE_ENV: "development, test or production",
  LOG_LEVEL: "debug, info, warn, error or silent",
  TRUST_PROXY: "off, on, or the IP addresses or ranges of your proxies, for example 10.0.0.1,10.1.0.0/16",
  MAX_CONNECTIONS: "a whole number from 1 to 9999999",
  MAX_CONNECTIONS_PER_ADDRESS: "a whole number from 1 to 9999999",
  TOKEN_SECRET: "at least 32 characters; the same for all processes",
  VAT_RATE_PERCENT: "a number from 0 to 100",
  FREE_SCANS: "a whole number from 0 to 100",
  JOBS: "on or off: whether this process works on jobs",
  PLAYGROUND_URL: "where the playground runs, for example http://localhost:4600",
  SMTP_URL:
    "the address of a mail server, for example smtps://user:password@mail.example.com:465 or smtp://user:password@mail.example.com:587; marks in the password are written as %40 and the like",
  MAIL_FROM: "whom mails are from, for example TreadClub <hello@example.com>",
  IDEAL_POSTCODES_KEY: "the API key of your Ideal Postcodes account",
  IDEAL_POSTCODES_URL: "the address of the Ideal Postcodes service, for example https://api.ideal-postcodes.co.uk",
  ...providerAdvice,
  ...operatorAdvice,
  ...measurementAdvice,
  ...paymentAdvice,
  ...registerAdvice,
} as const;

const environment = z.object({
  PORT: port.optional(),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  PUBLIC_URL: url.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DEMO: onOff.optional(),
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
  TRUST_PROXY: trustProxy.default(false),
  MAX_CONNECTIONS: count.default(usualConnections.total),
  MAX_CONNECTIONS_PER_ADDRESS: count.default(usualConnections.perAddress),
  TOKEN_SECRET: z.string().min(32).optional(),
  VAT_RATE_PERCENT: z.coerce.number().min(0).max(100).default(20),
  FREE_SCANS: z.coerce.number().int().min(0).max(100).default(4),
  JOBS: onOff.default(true),
  PLAYGROUND_URL: url.default("http://localhost:4600"),
  SMTP_URL: z.string().refine(isMailServer).optional(),
  MAIL_FROM: z.string().transform(readSender).optional(),
  IDEAL_POSTCODES_KEY: z
    .string()
    .regex(/^[\w-]{2,100}$/)
    .optional(),
  IDEAL_POSTCODES_URL: url.default("https://api.ideal-postcodes.co.uk"),
  ...providerVariables,
  ...operatorVariables,
  ...measurementVariables,
  ...paymentVariables,
  ...registerVariables,
});

export interface Config extends PaymentConfig {
  readonly port: number;
  /** False: when the port is taken, the next free one is used. */
  readonly portIsFixed: boolean;
  readonly host: string;
  readonly dataDir: string;
  /** Null: http://localhost:PORT. */
  readonly publicUrl: string | null;
  readonly databaseUrl: string | null;
  readonly demo: boolean;
  readonly production: boolean;
  readonly logLevel: string;
  readonly trustProxy: boolean | string;
  readonly connections: ConnectionLimits;
  readonly tokenSecret: string | null;
  readonly vatRatePercent: number;
  readonly freeScans: number;
  readonly runsJobs: boolean;
  /** Origin of the website that the demo world knows as an integrator. */
  readonly playgroundUrl: string;
  /** The mail server and whom mails are from. Null: mails stay in the development outbox. */
  readonly mail: { readonly url: string; readonly from: Sender } | null;
  /** The account with Ideal Postcodes. Null: addresses are typed in. */
  readonly idealPostcodes: { readonly key: string; readonly url: string } | null;
  /** The OpenID provider that people may sign in with. Null: none. */
  readonly provider: ProviderConfig | null;
  readonly operator: Operator;
  readonly measurement: MeasurementConfig;
  /** DVLA and DVSA. Neither: the bundled register. */
  readonly register: RegisterSettings;
  readonly buildNumber: string;
  readonly webFolder: string;
}

/** Reads the settings, once, at start. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const values = readSettings(environment, env, advice);
  const production = values.NODE_ENV === "production";
  if (production && values.DEMO === true)
    throw new ConfigError(
      "DEMO=on is not possible with NODE_ENV=production: the demo accounts have known passwords. Leave DEMO out.",
    );
  if (production && values.PUBLIC_URL === undefined)
    throw new ConfigError(`PUBLIC_URL must be set in production: ${advice.PUBLIC_URL}.`);
  if (production && values.PUBLIC_URL !== undefined && !isSafeAddress(values.PUBLIC_URL))
    throw new ConfigError(
      "PUBLIC_URL must begin with https:// in production: without it passwords and sign-ins travel in the open.",
    );
  const webFolder = resolve(import.meta.dirname, "../../web/dist");
  return {
    port: values.PORT ?? 3000,
    portIsFixed: values.PORT !== undefined,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    publicUrl: values.PUBLIC_URL ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    demo: values.DEMO ?? !production,
    production,
    logLevel: values.LOG_LEVEL ?? (production ? "info" : "warn"),
    trustProxy: values.TRUST_PROXY,
    connections: { total: values.MAX_CONNECTIONS, perAddress: values.MAX_CONNECTIONS_PER_ADDRESS },
    tokenSecret: values.TOKEN_SECRET ?? null,
    vatRatePercent: values.VAT_RATE_PERCENT,
    freeScans: values.FREE_SCANS,
    runsJobs: values.JOBS,
    playgroundUrl: values.PLAYGROUND_URL,
    mail: mailOf(values.SMTP_URL, values.MAIL_FROM),
    idealPostcodes:
      values.IDEAL_POSTCODES_KEY === undefined
        ? null
        : { key: values.IDEAL_POSTCODES_KEY, url: values.IDEAL_POSTCODES_URL },
    provider: checkedProvider(values),
    operator: operatorOf(values),
    measurement: checkedMeasurement(values, production),
    ...checkedPayments(values, production),
    register: checkedRegister(values),
    buildNumber: buildNumber(webFolder),
    webFolder,
  };
}

function checkedProvider(values: z.output<typeof environment>): ProviderConfig | null {
  const provider = providerOf(values);
  if (provider && "missing" in provider)
    throw new ConfigError(`${provider.missing} must be set with OIDC_ISSUER: ${advice[provider.missing]}.`);
  return provider;
}

function checkedMeasurement(values: z.output<typeof environment>, production: boolean): MeasurementConfig {
  const measurement = measurementOf(values, production);
  if ("missing" in measurement)
    throw new ConfigError(
      `${measurement.missing} must be set, too, to measure elsewhere: ${advice[measurement.missing]}.`,
    );
  return measurement;
}

function checkedPayments(values: z.output<typeof environment>, production: boolean): PaymentConfig {
  const payments = paymentsOf(values, production);
  if ("missing" in payments)
    throw new ConfigError(`${payments.missing} must be set, too, to be paid with Stripe: ${advice[payments.missing]}.`);
  return payments;
}

function checkedRegister(values: z.output<typeof environment>): RegisterSettings {
  const register = registerOf(values);
  if ("missing" in register)
    throw new ConfigError(`${register.missing} must be set with DVSA_API_KEY: ${advice[register.missing]}.`);
  return register;
}

function mailOf(server: string | undefined, from: Sender | undefined): Config["mail"] {
  if (server === undefined) return null;
  if (from === undefined) throw new ConfigError(`MAIL_FROM must be set with SMTP_URL: ${advice.MAIL_FROM}.`);
  return { url: server, from };
}

function readSender(text: string, ctx: z.RefinementCtx): Sender {
  const sender = parseSender(text);
  if (sender) return sender;
  ctx.addIssue({ code: "custom" });
  return z.NEVER;
}

/** smtp:// or smtps://, a host, perhaps user, password and port; nothing else, and nothing that cannot be read back. */
function isMailServer(value: string): boolean {
  if (!/^smtps?:\/\/\S+$/.test(value) || !URL.canParse(value)) return false;
  const { hostname, pathname, search, hash, username, password } = new URL(value);
  const isWhole = [username, password].every((part) => /^([^%]|%[\da-f]{2})*$/i.test(part));
  return (
    isWhole &&
    hostname !== "" &&
    /^\/?$/.test(pathname) &&
    search === "" &&
    hash === "" &&
    !(username === "" && password !== "")
  );
}

function buildNumber(webFolder: string): string {
  const file = `${webFolder}/meta.json`;
  if (!existsSync(file)) return "0";
  const meta: unknown = JSON.parse(readFileSync(file, "utf8"));
  return typeof meta === "object" && meta !== null && "build_number" in meta ? String(meta.build_number) : "0";
}
