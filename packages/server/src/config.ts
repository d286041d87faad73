import { isIP } from "node:net";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { parseSender, type Sender } from "./adapters/mail/sender.ts";
import { operatorAdvice, operatorOf, operatorVariables, type Operator } from "./config-operator.ts";
import { providerAdvice, providerOf, providerVariables, type ProviderConfig } from "./config-provider.ts";

const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value > 0 && value < 65_536);
const url = z
  .url({ protocol: /^https?$/ })
  .refine(isOrigin)
  .transform((value) => new URL(value).origin);

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
  TOKEN_SECRET: "at least 32 characters; the same for all processes",
  VAT_RATE_PERCENT: "a number from 0 to 100",
  FREE_SCANS: "a whole number from 0 to 100",
  JOBS: "on or off: whether this process works on jobs",
  SMTP_URL:
    "the address of a mail server, for example smtps://user:password@mail.example.com:465 or smtp://user:password@mail.example.com:587; marks in the password are written as %40 and the like",
  MAIL_FROM: "whom mails are from, for example TreadClub <hello@example.com>",
  IDEAL_POSTCODES_KEY: "the API key of your Ideal Postcodes account",
  IDEAL_POSTCODES_URL: "the address of the Ideal Postcodes service, for example https://api.ideal-postcodes.co.uk",
  ...providerAdvice,
  ...operatorAdvice,
} as const;

const environment = z.object({
  PORT: port.optional(),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  PUBLIC_URL: url.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  DEMO: onOff.optional(),
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
  TRUST_PROXY: z.string().refine(isTrust).default("off"),
  TOKEN_SECRET: z.string().min(32).optional(),
  VAT_RATE_PERCENT: z.coerce.number().min(0).max(100).default(20),
  FREE_SCANS: z.coerce.number().int().min(0).max(100).default(4),
  JOBS: onOff.default(true),
  SMTP_URL: z.string().refine(isMailServer).optional(),
  MAIL_FROM: z.string().transform(readSender).optional(),
  IDEAL_POSTCODES_KEY: z
    .string()
    .regex(/^[\w-]{2,100}$/)
    .optional(),
  IDEAL_POSTCODES_URL: url.default("https://api.ideal-postcodes.co.uk"),
  ...providerVariables,
  ...operatorVariables,
});

export interface Config {
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
  readonly tokenSecret: string | null;
  readonly vatRatePercent: number;
  readonly freeScans: number;
  readonly runsJobs: boolean;
  /** The mail server and whom mails are from. Null: mails stay in the development outbox. */
  readonly mail: { readonly url: string; readonly from: Sender } | null;
  /** The account with Ideal Postcodes. Null: addresses are typed in. */
  readonly idealPostcodes: { readonly key: string; readonly url: string } | null;
  /** The OpenID provider that people may sign in with. Null: none. */
  readonly provider: ProviderConfig | null;
  readonly operator: Operator;
  readonly buildNumber: string;
  readonly webFolder: string;
}

/** Thrown with one line for each wrong variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads the settings, once, at start. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
        .map((name) => complaint(name, given))
        .join("\n"),
    );
  const values = parsed.data;
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
    trustProxy: proxies(values.TRUST_PROXY),
    tokenSecret: values.TOKEN_SECRET ?? null,
    vatRatePercent: values.VAT_RATE_PERCENT,
    freeScans: values.FREE_SCANS,
    runsJobs: values.JOBS,
    mail: mailOf(values.SMTP_URL, values.MAIL_FROM),
    idealPostcodes:
      values.IDEAL_POSTCODES_KEY === undefined
        ? null
        : { key: values.IDEAL_POSTCODES_KEY, url: values.IDEAL_POSTCODES_URL },
    provider: checkedProvider(values),
    operator: operatorOf(values),
    buildNumber: buildNumber(webFolder),
    webFolder,
  };
}

/** Without TLS only on this very machine, for trying out. */
function isSafeAddress(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

function complaint(name: string, given: Readonly<Record<string, string | undefined>>): string {
  const wanted = Object.entries(advice).find(([key]) => key === name)?.[1] ?? "another value";
  const shown = /SECRET|URL|KEY/.test(name) ? "its value" : `"${given[name] ?? ""}"`;
  return `${name}: ${shown} does not fit. It must be ${wanted}.`;
}

function checkedProvider(values: z.output<typeof environment>): ProviderConfig | null {
  const provider = providerOf(values);
  if (provider && "missing" in provider)
    throw new ConfigError(`${provider.missing} must be set with OIDC_ISSUER: ${advice[provider.missing]}.`);
  return provider;
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

const proxies = (value: string): boolean | string => (value === "off" ? false : value === "on" ? true : value);

function isTrust(value: string): boolean {
  return value === "off" || value === "on" || value.split(",").every((part) => isAddressRange(part.trim()));
}

/** An IP address, or a range as address/bits. */
function isAddressRange(value: string): boolean {
  const [address = "", bits, ...more] = value.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === "/" && [search, hash, username, password].every((part) => part === "");
}

function buildNumber(webFolder: string): string {
  const file = `${webFolder}/meta.json`;
  if (!existsSync(file)) return "0";
  const meta: unknown = JSON.parse(readFileSync(file, "utf8"));
  return typeof meta === "object" && meta !== null && "build_number" in meta ? String(meta.build_number) : "0";
}
