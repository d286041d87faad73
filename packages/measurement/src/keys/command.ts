import { parseArgs } from "node:util";
import { keyScopes } from "@treadclub/contract/measurement/states";
import { openLog } from "@treadclub/kit/log";
import { findEmbeddedPostgres, openEmbeddedPostgres } from "@treadclub/kit/postgres/embedded";
import { ConfigError } from "@treadclub/kit/process/settings";
import { readConfig } from "#measurement/config";
import type { KeyBook, KeyEntry } from "./book.ts";
import { KeyError, type KeyInput } from "./make.ts";
import { publicSandboxKey } from "./sandbox-key.ts";
import { openKeys } from "./open.ts";

const usage = `Keeps the keys of the measurement service, also while it runs.

  keys make --name "Forge Lane Tyres"   makes a key and shows it once
      --scopes create,results           what it may do: ${keyScopes.join(", ")}
      --origins https://shop.example    websites that may use it in a browser, with commas between
      --allowance 1000                  measurements a month; no limit when left out
      --engine review                   who measures: review, remote, sandbox
      --confirm unsure                  whether a person confirms readings of drivers: unsure or always
      --webhook https://shop.example/hook
  keys list                             shows the keys and what they used this month
  keys revoke <number>                  ends a key, from the next request on
  keys rotate <number>                  makes a new webhook secret; the old one signs for a day more
`;

type Print = (line: string) => void;

/** Runs `keys …`; answers the exit code. What is wrong is said, not thrown. */
export async function runKeysCommand(args: readonly string[], print: Print): Promise<number> {
  try {
    return await run(args, print);
  } catch (error) {
    const isOurs = error instanceof KeyError || error instanceof ConfigError || isArgumentError(error);
    print(isOurs && error instanceof Error ? error.message : `That did not work: ${String(error)}`);
    return 1;
  }
}

async function run(args: readonly string[], print: Print): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [area, verb, subject] = positionals;
  const command = area === "keys" ? commandOf(print, verb, subject, values) : null;
  if (command === null) {
    print(usage);
    return 1;
  }
  await withKeys(command);
  return 0;
}

const options = {
  name: { type: "string" },
  scopes: { type: "string", default: "create,results" },
  origins: { type: "string", default: "" },
  allowance: { type: "string" },
  engine: { type: "string", default: "review" },
  confirm: { type: "string", default: "unsure" },
  webhook: { type: "string" },
} as const;

type Values = { readonly [N in keyof typeof options]?: string | undefined };
type Command = (keys: KeyBook) => Promise<void>;

function commandOf(
  print: Print,
  verb: string | undefined,
  subject: string | undefined,
  values: Values,
): Command | null {
  if (verb === "list") return async (keys) => (await keys.list()).forEach((entry) => print(lineOf(entry)));
  if (verb === "make") {
    const input = inputOf(values);
    return async (keys) => {
      const made = await keys.make(input);
      print(`Key ${made.id} of ${input.name}. It is shown this once:\n\n  ${made.key}\n`);
      if (made.webhookSecret !== null) print(`Its webhooks are signed with:\n\n  ${made.webhookSecret}\n`);
    };
  }
  const id = Number(subject);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  if (verb === "revoke")
    return async (keys) => {
      await keys.revoke(id);
      print(`Key ${id} is revoked.`);
    };
  if (verb !== "rotate") return null;
  return async (keys) =>
    print(
      `Webhooks of key ${id} are signed with this, beside the old one for a day:\n\n  ${await keys.rotateWebhook(id)}\n`,
    );
}

function inputOf({ name, scopes, origins, allowance, engine, confirm, webhook }: Values): KeyInput {
  return {
    name: name ?? "",
    scopes: parts(scopes).map((scope) => oneOf("--scopes", scope, keyScopes)),
    origins: parts(origins),
    allowance: allowance === undefined ? null : Number(allowance),
    engine: oneOf("--engine", engine ?? "", ["review", "remote", "sandbox"]),
    confirm: oneOf("--confirm", confirm ?? "", ["always", "unsure"]),
    webhookUrl: webhook ?? null,
  };
}

const parts = (list: string | undefined): string[] => (list ?? "").split(",").flatMap((part) => part.trim() || []);

function oneOf<const T extends string>(flag: string, given: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === given);
  if (found === undefined) throw new KeyError(`${flag}: "${given}" does not fit. It must be ${choices.join(" or ")}.`);
  return found;
}

function lineOf({ id, prefix, name, engine, scopes, used, allowance, origins, revokedAt }: KeyEntry): string {
  const month = `${used} of ${allowance ?? "any number"} this month`;
  const end = revokedAt === null ? "" : `, revoked ${revokedAt.toISOString()}`;
  return [
    String(id).padStart(4),
    `${prefix}…`,
    name,
    engine,
    scopes.join(","),
    prefix === publicSandboxKey ? "every website" : origins.join(",") || "no website",
    `${month}${end}`,
  ].join("  ");
}

/** The database of the running service where it brings its own, else that is started for the moment. */
async function withKeys(command: Command): Promise<void> {
  const { databaseUrl, dataDir, secret, publicUrl, port, webhooksToPrivate } = readConfig();
  const log = openLog({ level: "error" });
  const found = databaseUrl ?? (await findEmbeddedPostgres(dataDir));
  const started = found === null ? await openEmbeddedPostgres({ dataDir, mode: "durable" }) : null;
  try {
    const keys = await openKeys({
      databaseUrl: found ?? started?.url ?? "",
      log,
      secret,
      publicUrl: publicUrl ?? `http://localhost:${port}`,
      webhooksToPrivate,
    });
    try {
      await command(keys);
    } finally {
      await keys.close();
    }
  } finally {
    await started?.stop();
  }
}

const isArgumentError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
