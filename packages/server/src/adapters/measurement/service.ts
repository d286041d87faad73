import { CallError, makeClient } from "@treadclub/contract/client";
import { detailsOf } from "@treadclub/contract/details-of";
import { callRoutes } from "@treadclub/contract/measurement/calls.gen";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import { AppError } from "@treadclub/kit/errors";
import type { LaunchTarget, MeasurementPort } from "./port.ts";

/** Reaches the service; `path` begins with a slash. Without a socket where the service lives in this process. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

export interface ServiceSettings {
  readonly send: Send;
  /** An authorization key with the scopes create, results, review and review_all. */
  readonly key: string;
  readonly launch: LaunchTarget;
  readonly hasEngine: boolean;
  readonly sandboxKey: string | null;
  readonly timeoutMs?: number;
}

const base = "/measurement/v1/";
const largestImageBytes = 15_000_000;

/** The measurement service over its own HTTP calls. */
export function openMeasurementService(settings: ServiceSettings): MeasurementPort {
  const { send, key, timeoutMs = 20_000 } = settings;
  const client = makeClient<MeasurementCatalog>({
    routes: callRoutes,
    baseUrl: base,
    fetch: (path, init = {}) => send(addressOf(path), withoutKey(init)),
    authorisation: () => Buffer.from(key, "utf8").toString("base64"),
  });
  const patience = () => ({ signal: AbortSignal.timeout(timeoutMs) });
  const ofId = (id: number) => ({ params: { id: String(id) } });
  return {
    hasEngine: settings.hasEngine,
    launch: settings.launch,
    sandboxKey: settings.sandboxKey,
    begin: (workflow) =>
      asked(async () => {
        const { session } = await client.call("createSession", { query: { workflow } }, patience());
        const { id, token, expires_at, launch } = session;
        return { id, token, expiresAt: new Date(expires_at), launch };
      }),
    results: (id) => asked(() => client.call("reviewSession", ofId(id), patience())),
    plan: (id, positions) =>
      asked(() => client.call("reviewPlan", { ...ofId(id), body: { positions: [...positions] } }, patience())),
    abort: (id) => asked(() => client.call("reviewAbort", { ...ofId(id), body: {} }, patience())),
    forget: async (id) => void (await asked(() => client.call("reviewForget", ofId(id), patience()))),
    image: (url) => asked(() => imageOf(send, url, timeoutMs)),
    list: (body) => asked(() => client.call("reviewList", { body }, patience())),
    get: (id) => asked(() => client.call("reviewGet", ofId(id), patience())),
    complete: (id, body) => asked(() => client.call("reviewComplete", { ...ofId(id), body }, patience())),
    reject: (id, { reasons, ...body }) =>
      asked(() => client.call("reviewReject", { ...ofId(id), body: { ...body, reasons: [...reasons] } }, patience())),
    undo: (id) => asked(() => client.call("reviewUndo", { ...ofId(id), body: {} }, patience())),
  };
}

/** The client asks with texts. */
export const addressOf = (path: string | URL | Request): string =>
  path instanceof Request ? path.url : path.toString();

/** Nothing is sent twice under one key: what was not answered is asked about. So the service need not keep its answers. */
function withoutKey(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.delete("idempotency-key");
  return { ...init, headers };
}

/** What the service refuses is said with its own details; whatever else goes wrong is its absence. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof CallError && cause.code === "NOT_FOUND") throw new AppError(cause.code, { cause });
    if (cause instanceof CallError && cause.code === "STATE_CONFLICT") {
      const details = detailsOf(cause, cause.code);
      throw new AppError(cause.code, { cause, ...(details === null ? {} : { details }) });
    }
    throw new AppError("UPSTREAM_UNAVAILABLE", { cause });
  }
}

/** An image lies at the service itself and nowhere else, whatever its address says. */
async function imageOf(send: Send, url: string, timeoutMs: number): Promise<Buffer | null> {
  const { pathname, search } = new URL(url, "http://service");
  if (!pathname.startsWith(`${base}files/`)) return null;
  const response = await send(`${pathname}${search}`, { method: "GET", signal: AbortSignal.timeout(timeoutMs) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`An image was answered with ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.length > largestImageBytes ? null : bytes;
}
