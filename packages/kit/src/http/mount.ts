import {
  gate,
  isKeyAccess,
  type Actor,
  type EndpointShape,
  type ErrorCode,
  type LimitName,
  type UserActor,
} from "@treadclub/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isHandler } from "../cast.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import { errorAfterCommit } from "./error-after-commit.ts";
import { expected, sendError, type Translate } from "./answer-errors.ts";
import type { Call, CallServices } from "./call.ts";
import { checkedReply, declared } from "./check.ts";
import type { Handlers } from "./handlers.ts";
import { bearerNameOf } from "./idempotency.ts";
import { ioOf, type RawIo } from "./io.ts";
import type { Limits, Try } from "./limits.ts";
import { networkOf } from "./network.ts";
import { parseParts, type Parts } from "./parse.ts";
import { runCall } from "./run.ts";
import { openSearches } from "./searches.ts";
import { languageOf } from "./translate.ts";

export interface MountOptions<C extends Readonly<Record<string, EndpointShape>>> extends Omit<
  CallServices,
  "searches"
> {
  readonly catalog: C;
  readonly handlers: Handlers<C>;
  readonly log: Log;
  /** Where the calls lie; "/api/v1/" when left out. */
  readonly base?: string;
  /** Needed where a call names a limit that it does not count itself. */
  readonly limits?: Limits<LimitName>;
  /** Returns the actor of a bearer; `anew` bypasses the cache of a second. Throws TOKEN_EXPIRED, TOKEN_DECODE_UNSUCCESSFUL or ACCOUNT_DISABLED. */
  readonly actorOf: (token: string, options?: { readonly anew?: boolean }) => Promise<UserActor>;
  /** Whose an Idempotency-Key is where no user is known, by the Authorization header; a hash of that when left out. Null: any guest's. */
  readonly bearerNameOf?: (authorization: string | undefined) => string | null;
  /** Throws where the bearer of a call with a key may not make it. */
  readonly checkBearer?: (entry: EndpointShape, io: RawIo) => Promise<void>;
  readonly translate: Translate;
  readonly secureCookies: boolean;
  /** Hears of every call that an administrator makes in another name, refused ones too, before it is answered. */
  readonly onActing?: (made: ActingCall) => Promise<void>;
}

export interface ActingCall {
  readonly name: string;
  readonly entry: EndpointShape;
  readonly actor: UserActor;
  readonly status: ErrorCode | "ok";
  readonly requestId: string;
  readonly params: unknown;
}

/** Puts every call of a catalogue under its base: session, gate, limits, parse, idempotency, transaction, reply check. */
export function mount<C extends Readonly<Record<string, EndpointShape>>>(
  app: FastifyInstance,
  options: MountOptions<C>,
): void {
  const shared: Shared = { ...options, searches: openSearches() };
  for (const [name, entry] of Object.entries(options.catalog)) {
    const handler: unknown = options.handlers[name];
    if (!isHandler(handler)) throw new Error(`No handler for ${name}`);
    if (isKeyAccess(entry.access) && !options.bearerNameOf) throw new Error(`Nothing reads the keys of ${name}`);
    if (entry.limit && !entry.limitsItself && !options.limits) throw new Error(`No limits for ${name}`);
    const call: Call = { name, entry, handler };
    app.route({
      method: entry.method,
      url: `${options.base ?? "/api/v1/"}${entry.path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      // A HEAD request must have no effect and open no stream.
      exposeHeadRoute: entry.effect === "read" && !entry.raw,
      handler: (request, reply) => answer(call, shared, request, reply),
    });
  }
}

type Shared = Omit<MountOptions<Readonly<Record<string, EndpointShape>>>, "catalog" | "handlers"> & CallServices;

async function answer(call: Call, options: Shared, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const startedAt = performance.now();
  const log = request.log;
  let actor: Actor = { kind: "guest" };
  let status: ErrorCode | "ok" = "ok";
  void reply.header("cache-control", "no-store");
  try {
    actor = await actorFor(call.entry, options, request.headers.authorization);
    let passed = gate(call.entry, actor, options.clock.now());
    // After re-authentication a cached answer would be stale.
    if (passed === "PROOF_WANTED" || passed === "SECOND_STEP_WANTED") {
      actor = await actorFor(call.entry, options, request.headers.authorization, { anew: true });
      passed = gate(call.entry, actor, options.clock.now());
    }
    if (passed !== "pass") throw new AppError(passed);
    const { limit } = call.entry;
    if (limit && !call.entry.limitsItself) await options.limits?.takeEach(triesOf(limit, actor, request.ip));
    const io = ioOf(request, reply, options.secureCookies);
    return await respond(call, options, { actor, io, request, reply, log });
  } catch (thrown) {
    const error = declared(call, expected(thrown, log), options.strict, log);
    status = error.code;
    await noted(call, options, actor, status, request).catch((cause: unknown) =>
      log.error({ error: String(cause), call: call.name }, "a refused call in another name was not noted"),
    );
    if (!reply.sent) sendError(reply, error, request.headers["accept-language"], options.translate);
    return reply;
  } finally {
    const user =
      actor.kind === "user"
        ? { user: actor.userId, ...(actor.actingAdminId === null ? {} : { acting_admin: actor.actingAdminId }) }
        : {};
    log.info({ call: call.name, status, ms: Math.round(performance.now() - startedAt), ...user }, "call");
  }
}

/** Who guesses may have many accounts, so guessing counts against the address whoever is signed in. */
const guessing: ReadonlySet<LimitName> = new Set(["signIn", "signUp", "mail"]);

function triesOf(limit: LimitName, actor: Actor, ip: string): Try<LimitName>[] {
  const address = `address ${networkOf(ip)}`;
  if (actor.kind !== "user") return [{ limit, keys: [address] }];
  const user = `user ${actor.userId}`;
  // The tills of a shop share its address: the account is stopped first, the address far later.
  if (limit === "code")
    return [
      { limit, keys: [user] },
      { limit: "codeAddress", keys: [address] },
    ];
  return [{ limit, keys: guessing.has(limit) ? [address, user] : [user] }];
}

interface Exchange {
  readonly actor: Actor;
  readonly io: RawIo;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly log: Log;
}

async function respond(call: Call, options: Shared, exchange: Exchange): Promise<unknown> {
  const { request, reply } = exchange;
  const input = await parsedFor(call, options, exchange);
  const key = keyOf(request);
  const result = await runCall(call, options, {
    ...exchange,
    input,
    requestId: request.id,
    language: languageOf(request.headers["accept-language"]),
    key,
    bearer: key === null ? null : (options.bearerNameOf ?? bearerNameOf)(request.headers.authorization),
  });
  try {
    await noted(call, options, exchange.actor, "ok", request);
    if (call.entry.raw) return reply;
    if (result.replayed) void reply.header("idempotent-replayed", "true");
    return reply.send(result.replayed ? result.reply : checkedReply(call, result.reply, options.strict, exchange.log));
  } catch (error) {
    if (call.entry.effect === "read") throw error;
    throw errorAfterCommit(call, error, { isKeyed: key !== null, isStrict: options.strict, log: exchange.log });
  }
}

/** A caller whose key is wrong hears of that before anything else; whose key is right costs no look beside the call's own. */
async function parsedFor({ entry }: Call, { checkBearer }: Shared, { request, io }: Exchange): Promise<Parts> {
  try {
    return parseParts(entry, request);
  } catch (error) {
    if (isKeyAccess(entry.access)) await checkBearer?.(entry, io);
    throw error;
  }
}

/** Costs nothing but a look for those who act in their own name. */
async function noted(
  { name, entry }: Call,
  { onActing }: Shared,
  actor: Actor,
  status: ErrorCode | "ok",
  { id, params }: FastifyRequest,
): Promise<void> {
  if (onActing === undefined || actor.kind !== "user" || actor.actingAdminId === null) return;
  await onActing({ name, entry, actor, status, requestId: id, params });
}

async function actorFor(
  entry: EndpointShape,
  options: Shared,
  authorization: string | undefined,
  how: { readonly anew?: boolean } = {},
): Promise<Actor> {
  const token = authorization?.match(/^Bearer (\S+)$/i)?.[1];
  if (token === undefined || isKeyAccess(entry.access)) return { kind: "guest" };
  if (entry.access !== "public") return options.actorOf(token, how);
  // An open call answers a guest as well, so a bad token only takes the caller's name away.
  return options.actorOf(token).catch((error: unknown): Actor => {
    if (error instanceof AppError) return { kind: "guest" };
    throw error;
  });
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\w.:-]{1,100}$/.test(key))
    throw new AppError("VALIDATION_FAILED", { fields: { "idempotency-key": "wrong_type" } });
  return key;
}
