import { createHmac, timingSafeEqual } from "node:crypto";

interface Shared {
  readonly id: number;
  readonly code: string;
}

/** Signs the voucher and its code of now: no link is stored, and a new code ends every link to the old one. */
export const shareToken = (secret: string, { id, code }: Shared): string => `${id}.${signatureOf(secret, id, code)}`;

/** The voucher that a token names; null for what was never one. */
export function voucherIdIn(token: string): number | null {
  const id = Number(/^([1-9]\d{0,14})\.[\w-]{43}$/.exec(token)?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}

/** Whether a token was made for a voucher with the code that it has now. */
export function tokenHolds(secret: string, token: string, voucher: Shared): boolean {
  const [wanted, given] = [Buffer.from(shareToken(secret, voucher)), Buffer.from(token)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

const signatureOf = (secret: string, id: number, code: string): string =>
  createHmac("sha256", secret).update(`voucher ${id}.${code}`).digest("base64url");
