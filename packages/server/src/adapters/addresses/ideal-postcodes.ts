import { AppError } from "@treadclub/kit/errors";
import { z } from "zod";
import type { Address, AddressPort } from "./port.ts";

export interface IdealPostcodesSettings {
  readonly key: string;
  /** The origin of the service. */
  readonly url: string;
  readonly timeoutMs?: number;
}

const answerShape = z.object({
  code: z.literal(2000),
  result: z.array(
    z.object({
      line_1: z.string(),
      line_2: z.string().default(""),
      line_3: z.string().default(""),
      post_town: z.string(),
      postcode: z.string(),
    }),
  ),
});
const refusalShape = z.object({ code: z.number() });
/** "Postcode not found", as against any other 404 of a wrong address. */
const unknownPostcode = 4040;

/** Addresses from Ideal Postcodes. The key travels in a header, so that no log of addresses holds it. */
export function openIdealPostcodes({ key, url, timeoutMs = 5_000 }: IdealPostcodesSettings): AddressPort {
  return {
    answers: true,
    async find(postcode) {
      const { status, body } = await ask(
        `${url}/v1/postcodes/${encodeURIComponent(postcode)}`,
        { authorization: `IDEALPOSTCODES api_key="${key}"`, accept: "application/json" },
        timeoutMs,
      );
      if (status === 402) throw new AppError("QUOTA_EXCEEDED");
      if (status === 404 && refusalShape.safeParse(body).data?.code === unknownPostcode) return null;
      const answer = answerShape.safeParse(body);
      if (status !== 200 || !answer.success)
        throw new AppError("UPSTREAM_UNAVAILABLE", { cause: new Error(`Ideal Postcodes answered ${status}`) });
      return answer.data.result.map(addressOf);
    },
  };
}

async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, { headers, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return { status: response.status, body: jsonOrNull(text) };
  } catch (cause) {
    throw new AppError("UPSTREAM_UNAVAILABLE", { cause });
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Three lines of theirs are two of ours; the town comes in capitals. */
function addressOf(found: z.output<typeof answerShape>["result"][number]): Address {
  const [line1 = "", ...more] = [found.line_1, found.line_2, found.line_3]
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return { line1, line2: more.join(", "), city: townOf(found.post_town), postcode: found.postcode };
}

const smallWords = new Set([
  "on",
  "upon",
  "under",
  "in",
  "by",
  "of",
  "the",
  "le",
  "la",
  "next",
  "and",
  "with",
  "super",
]);

/** "STOKE-ON-TRENT" is Stoke-on-Trent. */
const townOf = (town: string): string =>
  town
    .trim()
    .toLowerCase()
    .replaceAll(/[\p{L}']+/gu, (word, at: number) =>
      at > 0 && smallWords.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
    );
