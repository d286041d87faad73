import type { EndpointShape } from "../endpoint.ts";
import type { Json } from "./schemas.ts";

/** A call as it was made and answered. */
export interface Example {
  readonly params?: Json;
  readonly query?: Json;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly reply?: unknown;
}
export type Examples = Readonly<Record<string, Example>>;

/** A request as it is sent, its path below the base of the service. */
export interface ExampleRequest {
  readonly method: EndpointShape["method"];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Returns the request of an example. */
export function requestOf(call: EndpointShape, { params, query, headers, body }: Example): ExampleRequest {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
    ),
  );
  return {
    method: call.method,
    path: search.size > 0 ? `${path}?${search}` : path,
    headers: headers ?? {},
    body: call.body === undefined ? undefined : (body ?? {}),
  };
}
