import { CallError } from "@treadclub/contract/client";
import { api } from "#kit/api.ts";
import { errorText } from "#kit/errors.ts";
import { isPassing } from "#kit/query-client.ts";
import { keep, keptOf, removeKept, type KeptFailure, type KeptVoucher } from "./kept-store.ts";

/** What became of what was sent; `isCutOff`: the rest waits for the network. */
export interface Sent {
  readonly confirmed: number;
  readonly failed: number;
  readonly isCutOff: boolean;
}

/** Sends what is kept, oldest first, one tab at a time. What does not count stays with its reason. */
export const sendKept = (memberId: number): Promise<Sent> =>
  alone(`till ${memberId}`, async () => {
    const sent = { confirmed: 0, failed: 0 };
    for (const kept of await keptOf(memberId)) {
      if (kept.failure !== null) continue;
      const failure = await redeem(kept);
      if (failure === "cut off") return { ...sent, isCutOff: true };
      if (failure === null) {
        await removeKept(kept.key);
        sent.confirmed += 1;
      } else {
        await keep({ ...kept, failure });
        sent.failed += 1;
      }
    }
    return { ...sent, isCutOff: false };
  });

async function redeem({
  key,
  code,
  acceptedAt,
  pricePence,
  locationId,
}: KeptVoucher): Promise<KeptFailure | "cut off" | null> {
  const price = pricePence === null ? {} : { price_pence: pricePence };
  const place = typeof locationId === "number" ? { location_id: locationId } : {};
  const body = { code, till_key: key, accepted_at: acceptedAt, ...price, ...place };
  try {
    await api.call("redeemKeptVoucher", { body }, { idempotencyKey: key });
    return null;
  } catch (error) {
    return !(error instanceof CallError) || isPassing(error) || waits.has(error.code) ? "cut off" : failureOf(error);
  }
}

/** Nothing is said about the voucher: somebody has to sign in, or it goes on later. */
const waits: ReadonlySet<string> = new Set([
  "RATE_LIMITED",
  "IDEMPOTENCY_CONFLICT",
  "TOKEN_EXPIRED",
  "TOKEN_DECODE_UNSUCCESSFUL",
  "ROLE_FORBIDDEN",
  "ACCOUNT_DISABLED",
]);

/** Why the server does not accept it, as the list of failed ones says it. */
export function failureOf(error: CallError): KeptFailure {
  const details = error.code === "STATE_CONFLICT" ? asDetails(error.details) : {};
  const usedAt = typeof details["used_at"] === "string" ? details["used_at"] : null;
  const message = errorText(error);
  if (error.code === "CODE_INVALID") return { why: "unknown", usedAt, message };
  if (typeof details["unapplied"] === "string") return { why: details["unapplied"], usedAt, message };
  const { state } = details;
  if (state === "used") return { why: details["used_here"] === true ? "usedHere" : "usedThere", usedAt, message };
  // It was free, so what it lacked was the place or the day.
  return { why: state === "issued" ? "online" : typeof state === "string" ? state : "other", usedAt, message };
}

const asDetails = (details: unknown): Readonly<Record<string, unknown>> =>
  typeof details === "object" && details !== null ? Object.fromEntries(Object.entries(details)) : {};

async function alone<R>(name: string, work: () => Promise<R>): Promise<R> {
  // Without locks two tabs may send the same; the server counts a key once.
  return "locks" in navigator ? navigator.locks.request(name, work) : work();
}
