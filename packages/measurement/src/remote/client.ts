import type { Clock } from "@treadclub/kit/clock";
import { AppError } from "@treadclub/kit/errors";
import { hashToken } from "@treadclub/kit/ids";
import type { Log } from "@treadclub/kit/log";
import type { Encryption } from "@treadclub/kit/encryption";
import { numberAt, record } from "./json.ts";
import { openPause, type Pause } from "./pause.ts";
import {
  lookEveryMs,
  type RemoteAnswer,
  type RemoteBegun,
  type RemoteOrder,
  type RemotePort,
  type RemoteSession,
  type RemoteInput,
} from "./port.ts";
import { launchIn, measurementsIn, tokensIn } from "./read.ts";
import { askJson, boundedBytes, type Ask, type Reply } from "./wire.ts";

export interface RemoteOptions {
  /** Base address of the calls, for ours `https://host/measurement/v1/`. */
  readonly url: string;
  readonly key: string;
  readonly encryption: Encryption;
  readonly clock: Clock;
  readonly log: Log;
  /** Puts the job `look-remote` into the queue. */
  readonly enqueueLook: (sessionId: number) => Promise<void>;
  /** 10 s when left out. */
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 10_000;
const imageBytes = 15 * 1024 * 1024;
const imageTimeoutMs = 20_000;
const beginPauseMs = 10_000;
const lookPauseMs = 60_000;
const rememberedSessions = 1000;

/** With our key, unless another bearer is named. */
type Call = Pick<Ask, "method" | "body" | "once"> & { readonly path: string; readonly bearer?: string };

/** Another SDK-compatible service over HTTP. */
export function openRemote(options: RemoteOptions): RemotePort {
  const { clock, log, encryption } = options;
  const base = new URL(options.url.endsWith("/") ? options.url : `${options.url}/`);
  const pauses = { begin: openPause(beginPauseMs), look: openPause(lookPauseMs) };
  const ask = async (pause: Pause, { path, bearer, ...call }: Call): Promise<Reply> => {
    const startedAt = clock.now();
    const timeoutMs = options.timeoutMs ?? usualTimeoutMs;
    const reply = await askJson({ ...call, url: new URL(path, base), bearer: bearer ?? options.key, timeoutMs });
    if (!isTrouble(reply, bearer === undefined)) pause.answered(startedAt);
    else pause.failed(startedAt, clock.now(), reply.kind === "refused" ? reply.retryAfterSeconds : null);
    return reply;
  };
  return {
    begin: (input) =>
      begin(input, (call) => ask(pauses.begin, call), { base, encryption, log, pause: pauses.begin, clock }),
    look: openLooker(options),
    results: async (session) => {
      if (pauses.look.leftMs(clock.now()) > 0) return { kind: "away", why: "pause" };
      const call = resultsCall(encryption, session);
      return call === null ? { kind: "gone" } : answerOf(await ask(pauses.look, call));
    },
    send: async (session, order) => {
      const token = tokenOf(encryption, session)?.token;
      if (token === undefined) return false;
      if (pauses.look.leftMs(clock.now()) > 0) throw unavailable(null);
      return carryOut(order, token, (call) => ask(pauses.look, call));
    },
    image: (url) => imageOf(url, base),
    pauseLeftMs: () => pauses.look.leftMs(clock.now()),
  };
}

interface BeginParts {
  readonly base: URL;
  readonly encryption: Encryption;
  readonly log: Log;
  readonly clock: Clock;
  readonly pause: Pause;
}

/** Nothing is tried twice: the first try may have begun something. */
async function begin(input: RemoteInput, ask: (call: Call) => Promise<Reply>, parts: BeginParts): Promise<RemoteBegun> {
  const left = parts.pause.leftMs(parts.clock.now());
  if (left > 0) throw unavailable(Math.ceil(left / 1000));
  const call = input.count === null ? sessionCall(input) : tokensCall(input.count);
  const reply = await ask({ ...call, once: input.once });
  if (reply.kind !== "json") {
    parts.log.warn({ reply }, "the remote service began nothing");
    throw unavailable(reply.kind === "refused" ? reply.retryAfterSeconds : null);
  }
  const kind = input.count === null ? "session" : "token";
  const tokens = tokensIn(reply.body).slice(0, input.count ?? 1);
  if (tokens.length < (input.count ?? 1)) throw unavailable(null);
  return {
    tokens: tokens.map((token) => ({
      token,
      sealed: parts.encryption.encrypt(`${kind} ${token}`, purposeOf(hashToken(token))),
    })),
    launch: launchIn(reply.body, parts.base) ?? {
      api_base: parts.base.href,
      scanner: new URL("/scan/", parts.base).href,
    },
  };
}

function sessionCall({ workflow, positions, reference }: RemoteInput): Call {
  const query = new URLSearchParams({ workflow });
  if (positions !== null && positions.length > 0) query.set("positions", positions.join(","));
  if (reference !== null) query.set("reference", reference);
  return { method: "GET", path: `instant-apps/sessions/create?${query}` };
}

const tokensCall = (count: number): Call => ({
  method: "POST",
  path: "mini-apps/measurement/create-tokens",
  body: { measurement_token_count: count },
});

/** Returns how to poll a token, which depends on how it was begun; null when it cannot be decrypted. */
function resultsCall(encryption: Encryption, session: RemoteSession): Call | null {
  const opened = tokenOf(encryption, session);
  if (opened === null) return null;
  const { kind, token } = opened;
  if (kind === "session") return { method: "GET", path: `instant-apps/sessions/${encodeURIComponent(token)}/results` };
  return {
    method: "POST",
    path: "mini-apps/measurement/tread-depth/results",
    body: { measurement_tokens: [token] },
  };
}

function tokenOf(
  encryption: Encryption,
  { remoteToken, tokenHash }: RemoteSession,
): { kind: string; token: string } | null {
  const [, kind, token] =
    /^(session|token) (.+)$/.exec(encryption.decrypt(remoteToken, purposeOf(tokenHash)) ?? "") ?? [];
  return kind === undefined || token === undefined ? null : { kind, token };
}

/** False: it does not take the order, being another kind of service, or because a driver was quicker. Throws when it is away. */
async function carryOut(order: RemoteOrder, token: string, ask: (call: Call) => Promise<Reply>): Promise<boolean> {
  if (order.kind !== "forget") return isTaken(await ask({ ...scannerCall(order), bearer: token }));
  const results = await ask(sessionResults(token));
  if (!isTaken(results) || results.kind !== "json") return false;
  const id = numberAt(record(record(results.body)["session"]), "id");
  return id !== null && isTaken(await ask({ method: "DELETE", path: `review/sessions/${id}` }));
}

function isTaken(reply: Reply): boolean {
  if (reply.kind === "silent" || isTrouble(reply, false)) throw unavailable(null);
  return reply.kind === "json";
}

const scannerCall = (order: Exclude<RemoteOrder, { kind: "forget" }>): Call =>
  order.kind === "plan"
    ? { method: "PUT", path: "scanner/plan", body: { positions: order.positions } }
    : { method: "POST", path: "scanner/abort", body: {} };

const sessionResults = (token: string): Call => ({
  method: "GET",
  path: `instant-apps/sessions/${encodeURIComponent(token)}/results`,
});

/** Whether the service itself is in trouble, or has trouble with us; what it says of one session alone is none. */
function isTrouble(reply: Reply, withOurKey: boolean): boolean {
  if (reply.kind === "json") return false;
  if (reply.kind === "silent" || !reply.isOwnWord) return true;
  const { status } = reply;
  return status >= 500 || status === 429 || status < 400 || (withOurKey && (status === 401 || status === 403));
}

function answerOf(reply: Reply): RemoteAnswer {
  if (isNotFound(reply)) return { kind: "gone" };
  if (reply.kind === "refused") return { kind: "away", why: `status ${reply.status}` };
  if (reply.kind === "silent") return { kind: "away", why: reply.why };
  const measurements = measurementsIn(reply.body);
  return measurements === null ? { kind: "away", why: "another shape" } : { kind: "results", measurements };
}

/** A 404 of a gateway in between says nothing about the session. */
const isNotFound = (reply: Reply): boolean => reply.kind === "refused" && reply.status === 404 && reply.isOwnWord;

/** An image is asked for without the key, and only where the service itself lies. */
async function imageOf(address: string, base: URL): Promise<Buffer | null> {
  const url = addressOfImage(address, base);
  if (url === null) return null;
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(imageTimeoutMs) });
  if (response.ok) return boundedBytes(response, imageBytes);
  await response.body?.cancel();
  if (response.status >= 500 || response.status === 429) throw new Error(`An image answered ${response.status}`);
  return null;
}

/**
 * The service may know itself by another name than we reach it by: what lies behind its calls is asked for where we reach it.
 * Null: it lies with somebody else.
 */
function addressOfImage(address: string, base: URL): URL | null {
  if (!URL.canParse(address, base)) return null;
  const { origin, pathname, search } = new URL(address, base);
  const isOwn = origin === base.origin || (base.pathname !== "/" && pathname.startsWith(base.pathname));
  if (!isOwn) return null;
  // Joined as texts a path of two slashes would name another host.
  const url = new URL(base.origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}

/** Many who ask for one session within the same seconds put one job into the queue of this process. */
function openLooker({ enqueueLook, clock, log }: RemoteOptions): RemotePort["look"] {
  const asked = new Map<number, number>();
  return (sessionId) => {
    const now = clock.now().getTime();
    const last = asked.get(sessionId);
    if (last !== undefined && Math.abs(now - last) < lookEveryMs) return;
    if (asked.size >= rememberedSessions)
      for (const [id, at] of asked) if (Math.abs(now - at) >= lookEveryMs) asked.delete(id);
    asked.set(sessionId, now);
    enqueueLook(sessionId).catch((error: unknown) => {
      log.warn({ session: sessionId, error: String(error) }, "a look at the remote service was not queued");
    });
  };
}

const purposeOf = (tokenHash: string): string => `remote token of ${tokenHash}`;

const unavailable = (seconds: number | null): AppError =>
  new AppError("UPSTREAM_UNAVAILABLE", seconds === null ? {} : { details: { retry_after_seconds: seconds } });
