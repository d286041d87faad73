import { randomBytes } from "node:crypto";
import type { FieldProblem } from "@treadclub/contract";
import { keyScopes, type KeyScope } from "@treadclub/contract/measurement/states";
import type { WriteCtx } from "@treadclub/kit/context";
import { hashToken } from "@treadclub/kit/ids";
import type { Encryption } from "@treadclub/kit/encryption";
import { cleanLine } from "@treadclub/rules";
import type { KeyRow } from "#measurement/rows";
import { keys } from "#measurement/table";
import { addressProblems, webhookAddressProblem, type WebhookRules } from "#measurement/webhooks/address";
import { newWebhookSecret, encryptWebhookSecret } from "#measurement/webhooks/secret";

/** What an integrator gets. */
export interface KeyInput {
  /** The integrator, as drivers read it. */
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Origins of websites, https://shop.example; none: not from browsers. */
  readonly origins?: readonly string[];
  /** Measurements a calendar month; null: no limit. */
  readonly allowance?: number | null;
  readonly engine?: KeyRow["engine"];
  readonly confirm?: KeyRow["confirm"];
  readonly webhookUrl?: string | null;
  /** Whose key it is, for the program around the service; null or left out: nobody's. */
  readonly holder?: string | null;
}

/** Key and webhook secret, which are shown only this once. */
export interface NewKey {
  readonly id: number;
  readonly key: string;
  readonly webhookSecret: string | null;
}

/** Thrown with a sentence about what does not fit, and the field that it is about. */
export class KeyError extends Error {
  override readonly name = "KeyError";
  readonly fields: Readonly<Record<string, FieldProblem>>;
  constructor(message: string, fields: Readonly<Record<string, FieldProblem>> = {}) {
    super(message);
    this.fields = fields;
  }
}

/** What keys are made with. */
export interface KeyParts extends WebhookRules {
  readonly encryption: Encryption;
}

const prefixLength = 12;

/** A new secret of a key with such an engine, made of 256 bits. */
export const newSecret = (engine: KeyRow["engine"], bytes: Buffer = randomBytes(32)): string =>
  `${engine === "sandbox" ? "tk_test_" : "tk_live_"}${bytes.toString("base64url")}`;

/** The beginning of a secret, to tell keys apart. */
export const prefixOf = (secret: string): string => secret.slice(0, prefixLength);

/** Makes a key; `tk_test_` for the sandbox, `tk_live_` for all others. Throws a KeyError. Errors: IDEMPOTENCY_CONFLICT where the key exists. */
export async function makeKey(
  ctx: WriteCtx<"IDEMPOTENCY_CONFLICT">,
  parts: KeyParts,
  input: KeyInput,
  key = newSecret(input.engine ?? "review"),
): Promise<NewKey> {
  const problem = input.webhookUrl == null ? null : webhookAddressProblem(input.webhookUrl, parts);
  if (problem !== null)
    throw new KeyError(`The webhook address cannot be used: ${addressProblems[problem]}.`, { webhook: problem });
  const secretHash = hashToken(key);
  const webhookSecret = input.webhookUrl == null ? null : newWebhookSecret();
  const [row] = await ctx.db
    .insert(keys)
    .values({
      ...columnsOf(input),
      prefix: prefixOf(key),
      secretHash,
      webhookSecret:
        webhookSecret === null ? null : encryptWebhookSecret(parts.encryption, { secretHash }, webhookSecret),
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: keys.secretHash })
    .returning({ id: keys.id });
  if (row === undefined) throw ctx.fail("IDEMPOTENCY_CONFLICT");
  ctx.audit("measurement_key_made", { entity: "measurement_key", id: row.id }, { name: input.name });
  return { id: row.id, key, webhookSecret };
}

/** A key with a secret of the caller's, made or brought up to date; safe when several processes do it at once. Answers its id. */
export async function ensureKey(
  ctx: WriteCtx,
  { key, ...input }: KeyInput & { readonly key: string },
  prefix = prefixOf(key),
): Promise<number> {
  const columns = { ...columnsOf(input), prefix, revokedAt: null };
  const [row] = await ctx.db
    .insert(keys)
    .values({ ...columns, secretHash: hashToken(key), createdAt: ctx.now })
    .onConflictDoUpdate({ target: keys.secretHash, set: columns })
    .returning({ id: keys.id });
  if (row === undefined) throw new Error("The key was not stored");
  return row.id;
}

function columnsOf(input: KeyInput) {
  const { engine = "review", webhookUrl, holder } = input;
  return { ...changeableColumns(input), engine, webhookUrl: webhookUrl ?? null, holder: holder ?? null };
}

export type ChangeableInput = Pick<KeyInput, "name" | "scopes" | "origins" | "allowance" | "confirm">;

/** What can be changed of a key. Throws a KeyError with the field that does not fit. */
export function changeableColumns({
  name,
  scopes,
  origins = [],
  allowance = null,
  confirm = "unsure",
}: ChangeableInput) {
  const line = cleanLine(name);
  if (line === "" || line.length > 100)
    throw new KeyError("A key needs the name of its integrator, up to 100 characters.", { name: "required" });
  if (scopes.length === 0)
    throw new KeyError(`A key needs at least one scope: ${keyScopes.join(", ")}.`, { scopes: "required" });
  for (const origin of origins)
    if (!isOrigin(origin))
      throw new KeyError(`${origin} is not an origin like https://shop.example`, { origins: "origin" });
  if (allowance !== null && (!Number.isSafeInteger(allowance) || allowance < 0 || allowance > 1_000_000_000))
    throw new KeyError("The allowance is a whole number of measurements a month.", { allowance: "too_large" });
  return {
    name: line,
    scopes: keyScopes.filter((scope) => scopes.includes(scope)),
    origins: [...new Set(origins)],
    allowance,
    confirm,
  };
}

function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).origin === text;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["https:", "http:"].includes(new URL(text).protocol) && text.length <= 2000;
}
