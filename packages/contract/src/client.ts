import { asErrorBody, asReply } from "./cast.ts";
import type { Catalog } from "./catalog.ts";
import type { Effect, EndpointShape, InputOf, Method, ReplyOf } from "./endpoint.ts";
import type { DetailedCode, DetailsOf } from "./error-details.ts";
import type { ErrorBody, ErrorCode } from "./errors.ts";

/** What the client must know of a call at run time; generated into calls.gen.ts so that no schema is loaded. */
export interface CallRoute {
  readonly method: Method;
  readonly path: string;
  readonly effect: Effect;
  readonly open: boolean;
}

type AnyCatalog = Readonly<Record<string, EndpointShape>>;

type Routes<C extends AnyCatalog> = Readonly<Record<keyof C & string, CallRoute>>;

export interface ClientOptions<C extends AnyCatalog = Catalog> {
  /** A function where they are loaded with the first call. */
  readonly routes: Routes<C> | (() => Promise<Routes<C>>);
  /** For example "/api/v1/". */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly authorisation: () => string | null;
  /** Called once after a 401 that carried a bearer; true means: a new token is there, try again. */
  readonly renew?: () => Promise<boolean>;
  readonly language?: () => string;
  readonly newKey?: () => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For a call that the caller repeats by itself; by default each call gets its own. */
  readonly idempotencyKey?: string;
}

/** An error answer, or `code: "OFFLINE"` when no answer came. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly code: ErrorCode | "OFFLINE";
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  /** Read with `detailsOf`, which checks them. */
  readonly details: unknown;
  constructor(status: number, body: Omit<ErrorBody, "code"> & { code: ErrorCode | "OFFLINE" }, cause?: unknown) {
    super(body.message, { cause });
    this.code = body.code;
    this.status = status;
    this.fields = body.fields ?? {};
    this.details = body.details;
  }
}

/** Returns one detail, unchecked and without the shapes of all errors, which `detailsOf` loads: for what a first page needs. */
export const detailOf = <C extends DetailedCode>(error: CallError, name: keyof DetailsOf<C> & string): unknown =>
  Reflect.get(Object(error.details), name);

type Args<E> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions];
export interface Client<C extends AnyCatalog = Catalog> {
  call<N extends keyof C & string>(name: N, ...args: Args<C[N]>): Promise<ReplyOf<C[N]>>;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A typed client of a catalogue's calls, the platform's unless another is named. Errors: CallError. */
export function makeClient<C extends AnyCatalog = Catalog>(options: ClientOptions<C>): Client<C> {
  return {
    async call(name, ...[input, callOptions]) {
      const routes = typeof options.routes === "function" ? await options.routes() : options.routes;
      const route = routes[name];
      const key = callOptions?.idempotencyKey ?? options.newKey?.() ?? crypto.randomUUID();
      const bearer = options.authorisation();
      let response = await send(options, route, input ?? {}, key, bearer, callOptions?.signal);
      if (response.status === 401 && bearer !== null && (await options.renew?.()) === true)
        response = await send(options, route, input ?? {}, key, options.authorisation(), callOptions?.signal);
      return asReply<C[typeof name]>(await readAnswer(response));
    },
  };
}

async function send(
  options: Pick<ClientOptions, "language" | "fetch" | "baseUrl">,
  route: CallRoute,
  parts: Parts,
  key: string,
  bearer: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  const headers = new Headers();
  if (bearer !== null) headers.set("authorization", `Bearer ${bearer}`);
  if (options.language) headers.set("accept-language", options.language());
  if (route.effect !== "read") headers.set("idempotency-key", key);
  const init: RequestInit = { method: route.method, headers, credentials: "same-origin" };
  if (signal) init.signal = signal;
  if (route.method !== "GET" && route.method !== "DELETE") {
    headers.set("content-type", "application/json");
    init.body = JSON.stringify(parts.body ?? {});
  }
  try {
    return await (options.fetch ?? fetch)(options.baseUrl + address(route.path, parts), init);
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new CallError(0, { code: "OFFLINE", message: "No connection." }, error);
  }
}

function address(path: string, parts: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {}))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

async function readAnswer(response: Response): Promise<unknown> {
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json;
  throw new CallError(
    response.status,
    asErrorBody(json) ?? { code: "UNKNOWN_ERROR", message: `HTTP ${response.status}` },
  );
}
