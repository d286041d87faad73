import { resolve } from "node:path";
import { usualConnections, type ConnectionLimits } from "@treadclub/kit/http/connections";
import {
  ConfigError,
  count,
  databaseUrl,
  isSafeAddress,
  measurementUrl,
  onOff,
  port,
  readSettings,
  trustProxy,
  url,
} from "@treadclub/kit/process/settings";
import { z } from "zod";

/** What each variable must be, said when it is not. */
const advice = {
  PORT: "a port number from 1 to 65535, for example 3100",
  HOST: "an address to listen on, for example 127.0.0.1 or 0.0.0.0",
  DATA_DIR: "a folder for the database and the photos",
  PUBLIC_URL: "the address that phones open, without path, query or password, for example https://scan.example.com",
  DATABASE_URL: "a PostgreSQL address, for example postgres://user:password@host:5432/measurement",
  NODE_ENV: "development, test or production",
  LOG_LEVEL: "debug, info, warn, error or silent",
  TRUST_PROXY: "off, on, or the IP addresses or ranges of your proxies, for example 10.0.0.1,10.1.0.0/16",
  MAX_CONNECTIONS: "a whole number from 1 to 9999999",
  MAX_CONNECTIONS_PER_ADDRESS: "a whole number from 1 to 9999999",
  SECRET: "at least 32 characters; the same for all processes",
  SANDBOX: "on or off: whether everybody may try the sandbox with the key tk_test_public",
  JOBS: "on or off: whether this process works on jobs",
  WEBHOOKS_TO_PRIVATE: "on or off: whether webhooks may go to private networks and to this machine",
  REMOTE_URL:
    "the address of another measurement service's calls, without query or password, for example https://scan.example.com/measurement/v1/; https, unless it is on this machine",
  REMOTE_KEY: "the key that the service of REMOTE_URL gave you",
} as const;

const environment = z.object({
  PORT: port.optional(),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data-measurement"),
  PUBLIC_URL: url.optional(),
  DATABASE_URL: databaseUrl.optional(),
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
  TRUST_PROXY: trustProxy.default(false),
  MAX_CONNECTIONS: count.default(usualConnections.total),
  MAX_CONNECTIONS_PER_ADDRESS: count.default(usualConnections.perAddress),
  SECRET: z.string().min(32).optional(),
  SANDBOX: onOff.optional(),
  JOBS: onOff.default(true),
  WEBHOOKS_TO_PRIVATE: onOff.optional(),
  REMOTE_URL: measurementUrl.optional(),
  REMOTE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,300}$/)
    .optional(),
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
  readonly production: boolean;
  readonly logLevel: string;
  readonly trustProxy: boolean | string;
  readonly connections: ConnectionLimits;
  readonly secret: string | null;
  readonly sandbox: boolean;
  readonly runsJobs: boolean;
  readonly webhooksToPrivate: boolean;
  readonly remote: { readonly url: string; readonly key: string } | null;
}

/** Reads the settings, once, at start. Throws a ConfigError with a line for each that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const values = readSettings(environment, env, advice);
  const production = values.NODE_ENV === "production";
  if (production && values.PUBLIC_URL === undefined)
    throw new ConfigError(`PUBLIC_URL must be set in production: ${advice.PUBLIC_URL}.`);
  if (production && values.PUBLIC_URL !== undefined && !isSafeAddress(values.PUBLIC_URL))
    throw new ConfigError(
      "PUBLIC_URL must begin with https:// in production: phones open the camera for such addresses only.",
    );
  return {
    port: values.PORT ?? 3100,
    portIsFixed: values.PORT !== undefined,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    publicUrl: values.PUBLIC_URL ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    production,
    logLevel: values.LOG_LEVEL ?? (production ? "info" : "warn"),
    trustProxy: values.TRUST_PROXY,
    connections: { total: values.MAX_CONNECTIONS, perAddress: values.MAX_CONNECTIONS_PER_ADDRESS },
    secret: values.SECRET ?? null,
    sandbox: values.SANDBOX ?? !production,
    runsJobs: values.JOBS,
    webhooksToPrivate: values.WEBHOOKS_TO_PRIVATE ?? !production,
    remote: remoteOf(values.REMOTE_URL, values.REMOTE_KEY),
  };
}

function remoteOf(address: string | undefined, key: string | undefined): Config["remote"] {
  if (address === undefined && key === undefined) return null;
  if (address === undefined) throw new ConfigError(`REMOTE_URL must be set with REMOTE_KEY: ${advice.REMOTE_URL}.`);
  if (key === undefined) throw new ConfigError(`REMOTE_KEY must be set with REMOTE_URL: ${advice.REMOTE_KEY}.`);
  return { url: address, key };
}
