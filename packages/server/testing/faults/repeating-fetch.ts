import { isDeepStrictEqual } from "node:util";
import type { Random } from "./random.ts";

/** What the answers of a server looked like from outside. */
export interface Seen {
  /** Answers of 500 and the like: which call, and what it said. */
  readonly failures: string[];
  repeated: number;
  /** Calls that answered two requests with the same key differently. */
  readonly twice: string[];
}

const timeoutMs = 30_000;
const longestBody = 200;

/** 503 says that we are away for a moment; any other answer from 500 on is a mistake of ours. */
const isFailure = (status: number): boolean => status >= 500 && status !== 503;

/** Keeps an answer where it is a failure of ours. */
export function noteFailure(
  { failures }: Pick<Seen, "failures">,
  about: string,
  { status, text }: { readonly status: number; readonly text: string },
): void {
  if (isFailure(status)) failures.push(`${about}: ${status} ${text.slice(0, longestBody)}`);
}

/** Sends requests; while `isOn`, every other one that has an Idempotency-Key twice at once. */
export function repeatingFetch(seen: Seen, random: Random, isOn: () => boolean): typeof fetch {
  const once = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (isFailure(answer.status)) {
      const about = `${init?.method ?? "GET"} ${new URL(answer.url).pathname}`;
      noteFailure(seen, about, { status: answer.status, text: await answer.clone().text() });
    }
    return answer;
  };
  return async (url, init) => {
    const isKeyed = new Headers(init?.headers).has("idempotency-key");
    if (!isOn() || !isKeyed || random.share() < 0.5) return once(url, init);
    seen.repeated += 1;
    const [first, second] = await Promise.allSettled([once(url, init), once(url, init)]);
    const answers = [first, second].flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const good = answers.filter((answer) => answer.ok);
    const [one = "null", other = one] = await Promise.all(good.map((answer) => answer.clone().text()));
    // Answers that hold tokens are never kept for a key.
    if (!one.includes('"token":') && !isDeepStrictEqual(JSON.parse(one), JSON.parse(other)))
      seen.twice.push(`${good[0]?.url} ${one} ${other}`);
    const answer = good[0] ?? answers[0];
    if (!answer) throw new Error("Neither was answered.");
    return answer;
  };
}
