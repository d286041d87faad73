import { boundedBytes, reasonOf } from "#measurement/remote/wire";

/** What a receiver said; `status` null: it said nothing in time. */
export type Said =
  | { readonly status: number; readonly problem: null }
  | { readonly status: null; readonly problem: string };

export interface Delivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** 10 s when left out. */
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 10_000;
const answerBytes = 1024;

/** Posts a message. The status decides; of the answer's words 1 KB at most is read, and nothing is kept. Never throws. */
export async function post({ url, headers, body, timeoutMs = usualTimeoutMs }: Delivery): Promise<Said> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...headers, "content-type": "application/json", "user-agent": "TreadClub-Webhooks/1.0" },
      body,
    });
    await boundedBytes(response, answerBytes).catch(() => null);
    return { status: response.status, problem: null };
  } catch (error) {
    return { status: null, problem: reasonOf(error) };
  }
}
