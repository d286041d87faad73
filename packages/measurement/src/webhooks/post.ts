import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestEncrypted } from "node:https";
import { isIP } from "node:net";
import { bareHost } from "./address.ts";
import { checkedLookup, mayReach, PrivateAddressError, type Resolve } from "./network.ts";

/** What a receiver said; `status` null: it said nothing in time. */
export type DeliveryResult = {
  /** How long it took, in milliseconds. */
  readonly ms: number;
  /** The first 2 kB of its answer. */
  readonly answer: string;
} & ({ readonly status: number; readonly problem: null } | { readonly status: null; readonly problem: string });

export interface Delivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the receiver may lie in a private network. */
  readonly toPrivate: boolean;
  /** 10 s when left out. */
  readonly timeoutMs?: number | undefined;
  readonly resolve?: Resolve | undefined;
}

const usualTimeoutMs = 10_000;
const answerBytes = 2048;

/**
 * Posts a message to an address that may be reached, as it is resolved now; a redirect is an answer like any other. The
 * status decides; of the answer's words 2 kB at most are read. Never throws.
 */
export async function post(delivery: Delivery): Promise<DeliveryResult> {
  const signal = AbortSignal.timeout(delivery.timeoutMs ?? usualTimeoutMs);
  const startedAt = performance.now();
  const took = (): number => Math.round(performance.now() - startedAt);
  try {
    const response = await answerTo(delivery, signal);
    const answer = await readSome(response);
    return { status: response.statusCode ?? 0, problem: null, ms: took(), answer };
  } catch (error) {
    return { status: null, problem: signal.aborted ? "no answer in time" : reasonOf(error), ms: took(), answer: "" };
  }
}

function answerTo(
  { url, headers, body, toPrivate, resolve: resolveName }: Delivery,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const target = new URL(url);
  const host = bareHost(target.hostname);
  // What is an IP address already is not looked up.
  if (isIP(host) !== 0 && !mayReach(host, toPrivate)) throw new PrivateAddressError("private address");
  const request = target.protocol === "https:" ? requestEncrypted : requestPlain;
  return new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      // A connection of its own: one that is kept was made to an address of the past.
      agent: false,
      lookup: checkedLookup(toPrivate, resolveName),
      signal,
      headers: {
        ...headers,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "TreadClub-Webhooks/1.0",
      },
    } as const;
    request(target, options).on("response", resolve).on("error", reject).end(body);
  });
}

/** What arrived of an answer until enough is read, it ends or breaks off. */
async function readSome(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      const bytes = Buffer.from(part);
      parts.push(bytes);
      size += bytes.length;
      if (size >= answerBytes) break;
    }
  } catch {
    // The status has come, and decides.
  }
  const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, answerBytes), { stream: true });
  // A text column holds no NUL.
  return text.replaceAll("\0", "");
}

/** Why a message came to nothing, in a word. */
function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddressError) return error.message;
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "no connection";
}
