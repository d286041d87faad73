import { createHmac, timingSafeEqual } from "node:crypto";

/** A signature that is older or newer is a replay, or somebody's clock is wrong. */
const toleranceSeconds = 300;

interface Signed {
  readonly body: Buffer;
  /** The header `Stripe-Signature`: `t=seconds,v1=hex`, with more than one `v1` while a secret is rolled. */
  readonly signature: string | undefined;
  readonly secret: string;
  readonly now: Date;
}

/** Whether Stripe signed these very bytes within five minutes. */
export function isSignedByStripe({ body, signature = "", secret, now }: Signed): boolean {
  const parts = signature.split(",").map((part) => part.trim().split("="));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  return parts.some(([name, hex = ""]) => name === "v1" && isSame(Buffer.from(hex, "hex"), expected));
}

const isSame = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);
