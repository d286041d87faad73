/** What came back of a request: JSON in good order, or the reason why there is none. */
export type Reply =
  | { readonly kind: "json"; readonly body: unknown }
  | {
      readonly kind: "refused";
      readonly status: number;
      /** Whether the refusal is JSON, as a service of this kind writes it; a gateway in between would answer HTML. */
      readonly isOwnWord: boolean;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: "silent"; readonly why: string };

export interface Ask {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: URL;
  readonly bearer: string;
  readonly body?: unknown;
  readonly once?: string | null;
  readonly timeoutMs: number;
}

const answerBytes = 512 * 1024;

/** Asks for JSON. Redirects are not followed: the key is for this address alone. Never throws. */
export async function askJson({ method, url, bearer, body, once, timeoutMs }: Ask): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${Buffer.from(bearer, "utf8").toString("base64")}`,
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(once ? { "idempotency-key": once } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = await boundedBytes(response, answerBytes);
    if (bytes === null) return { kind: "silent", why: "answer too large" };
    const json = parsed(bytes.toString("utf8"));
    if (response.ok) return json === undefined ? { kind: "silent", why: "no JSON" } : { kind: "json", body: json };
    return {
      kind: "refused",
      status: response.status,
      isOwnWord: typeof json === "object" && json !== null,
      retryAfterSeconds: secondsOf(response.headers.get("retry-after")),
    };
  } catch (error) {
    return { kind: "silent", why: reasonOf(error) };
  }
}

/** The bytes of an answer, null when there are more than so many; what is too long is not read to its end. */
export async function boundedBytes(response: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}

/** Why a request came to nothing, in a word that names no secret. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return "no answer in time";
  const { cause } = error;
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "no connection";
}

/** Seconds of a Retry-After header, which holds seconds or a date. */
export function secondsOf(header: string | null, now: Date = new Date()): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(wait) && wait >= 0 ? Math.ceil(wait) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
