import { isDeepStrictEqual } from "node:util";
import type { Actor } from "@treadclub/contract";
import { writeCtx, type CtxParts } from "../ctx.ts";
import { callHandler } from "../cast.ts";
import { CommitUnknownError, isDatabaseAway } from "../db/away.ts";
import { errorAfterCommit } from "./error-after-commit.ts";
import { codeOf, outcomeUnknown } from "./answer-errors.ts";
import type { Call, CallServices } from "./call.ts";
import { isStoredMeanwhile, remember, replayed, storedReply, type KeyedRequest } from "./idempotency.ts";
import type { RawIo } from "./io.ts";
import type { Language, OutsideCtx, ReadCtx, WriteCtx } from "../context.ts";
import type { WriteDb } from "../db/open.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Parts } from "./parse.ts";
import { isSearch, searchOf } from "./searches.ts";

export interface CallInput {
  readonly actor: Actor;
  readonly input: Parts;
  readonly io: RawIo;
  readonly log: Log;
  readonly requestId: string;
  readonly language: Language;
  readonly key: string | null;
  readonly bearer: string | null;
}
type Outcome = { readonly reply: unknown; readonly replayed: boolean };

/** Runs a call with the context that its effect allows. */
export async function runCall(call: Call, services: CallServices, callInput: CallInput): Promise<Outcome> {
  const parts: CtxParts = {
    actor: callInput.actor,
    now: services.clock.now(),
    log: callInput.log,
    requestId: callInput.requestId,
    language: callInput.language,
    jobs: services.jobs,
  };
  const run = (ctx: ReadCtx | WriteCtx | OutsideCtx): Promise<unknown> =>
    callHandler(call.handler, ctx, callInput.input, callInput.io);
  if (call.entry.effect === "read") {
    const read = () => run(readCtx(services, parts));
    const reply = isSearch(callInput.input)
      ? services.searches.run(searchOf(callInput.actor, callInput.io), read)
      : read();
    return { reply: await reply, replayed: false };
  }
  const keyed: KeyedRequest | null =
    callInput.key === null
      ? null
      : {
          key: callInput.key,
          call: call.name,
          actor: callInput.actor,
          bearer: callInput.bearer,
          body: callInput.input,
          now: parts.now,
        };
  const outcome =
    call.entry.effect === "write"
      ? retried(() => committed(services, (tx) => once(tx, call, keyed, () => run(writeCtx(tx, parts)))))
      : outside(call, services, { parts, keyed }, run);
  return outcome.catch(async (error: unknown) => {
    if (error instanceof Replay) return { reply: error.reply, replayed: true };
    const known =
      error instanceof CommitUnknownError ? outcomeUnknown(error, keyed !== null && !call.entry.secret) : error;
    if (!(known instanceof AppError)) throw known;
    const [stored, refusal] = await Promise.all([
      // The same request may have been committed just before a lock was free, or a connection was lost: its answer counts.
      keyed === null ? null : storedReply(services.db.read, keyed).catch(nullIfAway),
      detailed(known, services),
    ]);
    if (stored) return { reply: stored.reply, replayed: true };
    throw refusal;
  });
}

function nullIfAway(error: unknown): null {
  if (isDatabaseAway(error)) return null;
  throw error;
}

/** An error whose details take a look at the database, which no lock waits for. */
async function detailed(error: AppError, { db }: CallServices): Promise<AppError> {
  if (!error.detailsLater) return error;
  return new AppError(error.code, { details: await error.detailsLater(db.read), cause: error });
}

const readCtx = (services: CallServices, { jobs: _, ...parts }: CtxParts): ReadCtx => ({
  ...parts,
  db: services.db.read,
  fail: (code, extra) => new AppError(code, extra),
});

/**
 * A call that asks an outside service first; its key is looked at when it comes to write. What it wrote is its answer and is
 * replayed as such, so a call that holds no secrets writes once.
 */
async function outside(
  call: Call,
  services: CallServices,
  { parts, keyed }: { parts: CtxParts; keyed: KeyedRequest | null },
  run: (ctx: OutsideCtx) => Promise<unknown>,
): Promise<Outcome> {
  const isReplayable = !call.entry.secret;
  const written: unknown[] = [];
  const write = async <T>(work: (ctx: WriteCtx) => Promise<T>): Promise<T> => {
    if (services.strict && isReplayable && written.length > 0)
      throw new Error(`${call.name} writes twice: its Idempotency-Key would replay what the first write returned`);
    const result = await retried(() =>
      services.db.transaction(async (tx) => {
        const known = keyed === null ? null : await replayed(tx, keyed);
        if (known) throw new Replay(known.reply);
        const made = await work(writeCtx(tx, parts));
        if (keyed !== null && isReplayable) remember(tx, keyed, made);
        return made;
      }),
    );
    written.push(result);
    return result;
  };
  const reply = await run({ ...readCtx(services, parts), write }).catch((error: unknown) => {
    if (written.length === 0 || error instanceof AppError || error instanceof Replay) throw error;
    throw errorAfterCommit(call, error, { isKeyed: keyed !== null, isStrict: services.strict, log: parts.log });
  });
  if (services.strict && isReplayable && written.length > 0 && !isDeepStrictEqual(written[0], reply))
    throw new Error(`${call.name} answers something else than it wrote: its Idempotency-Key would replay that`);
  return { reply, replayed: false };
}

/** Runs in a transaction. An error that keeps its effect is thrown after the commit. */
async function committed<T>(services: CallServices, work: (tx: WriteDb) => Promise<T>): Promise<T> {
  const outcome = await services.db.transaction(async (tx): Promise<{ ok: T } | { error: AppError }> => {
    try {
      return { ok: await work(tx) };
    } catch (error) {
      if (error instanceof AppError && error.keepsEffect) return { error };
      throw error;
    }
  });
  if ("error" in outcome) throw outcome.error;
  return outcome.ok;
}

async function once(
  tx: WriteDb,
  call: Call,
  keyed: KeyedRequest | null,
  run: () => Promise<unknown>,
): Promise<Outcome> {
  if (keyed === null) return { reply: await run(), replayed: false };
  const known = await replayed(tx, keyed);
  if (known) return { reply: known.reply, replayed: true };
  const reply = await run();
  if (!call.entry.secret) remember(tx, keyed, reply);
  return { reply, replayed: false };
}

/** Rolls back and answers what is stored for the key. */
class Replay extends Error {
  readonly reply: unknown;
  constructor(reply: unknown) {
    super("replayed");
    this.reply = reply;
  }
}

/** PostgreSQL ends one of two transactions that wait for each other; that one is run again, as is one whose key was stored meanwhile. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isWorthIt = ["40001", "40P01"].includes(codeOf(error)) || isStoredMeanwhile(error);
      if (tries >= 3 || !isWorthIt) throw error;
    }
  }
}
