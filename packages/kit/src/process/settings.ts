import { isIP } from "node:net";
import { z } from "zod";

type Given = Readonly<Record<string, string | undefined>>;

/** Thrown with one line for each wrong variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
export const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value > 0 && value < 65_536);
/** How many of something may be there. */
export const count = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number);
/** An origin. */
export const url = z
  .url({ protocol: /^https?$/ })
  .refine(isOrigin)
  .transform((value) => new URL(value).origin);
/** Where the calls of another measurement service lie, with a slash at its end; a key goes there with every call. */
export const measurementUrl = z
  .url({ protocol: /^https?$/ })
  .refine(isBase)
  .transform(baseOf);
export const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/);
/** Whose X-Forwarded-For is believed. */
export const trustProxy = z
  .string()
  .refine(isTrust)
  .transform((value): boolean | string => (value === "off" ? false : value === "on" ? true : value));

/** The settings as the schema makes them. Throws a ConfigError that says of each wrong variable what it must be. */
export function readSettings<S extends z.ZodType>(
  schema: S,
  env: Given,
  advice: Readonly<Record<string, string>>,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
  throw new ConfigError(names.map((name) => complaint(name, given, advice)).join("\n"));
}

/** Without TLS only on this very machine, for trying out. */
export function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || isThisMachine(hostname);
}

/** As a URL spells it. */
export const isThisMachine = (hostname: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

function complaint(name: string, given: Given, advice: Readonly<Record<string, string>>): string {
  const shown = /SECRET|URL|KEY/.test(name) ? "its value" : `"${given[name] ?? ""}"`;
  return `${name}: ${shown} does not fit. It must be ${advice[name] ?? "another value"}.`;
}

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
  return isPlace(value) && new URL(value).pathname === "/";
}

/** No query and no password. */
function isPlace(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { search, hash, username, password } = new URL(value);
  return [search, hash, username, password].every((part) => part === "");
}

function isBase(value: string): boolean {
  return isPlace(value) && isSafeAddress(value);
}

/** An address without a path is one of our own kind. */
function baseOf(value: string): string {
  const { origin, pathname } = new URL(value);
  return `${origin}${pathname === "/" ? "/measurement/v1" : pathname.replace(/\/+$/, "")}/`;
}
