import { createHmac, timingSafeEqual } from "node:crypto";

export const linkLifeMs = 15 * 60_000;
const stepMs = 5 * 60_000;

/** Returns a signed address of a photo below `base`, valid for 15 to 20 minutes. */
export function signedLink(secret: string, photoId: string, now: Date, base = "/api/v1/files/"): string {
  // The end is rounded so that a page that is loaded again can use its cache.
  const expires = String(Math.ceil((now.getTime() + linkLifeMs) / stepMs) * stepMs);
  return `${base}${photoId}?expires=${expires}&signature=${sign(secret, photoId, expires)}`;
}

/** Whether a link was signed by us for this photo and has not run out. */
export function linkHolds(
  secret: string,
  photoId: string,
  link: { expires: string; signature: string },
  now: Date,
): boolean {
  const wanted = Buffer.from(sign(secret, photoId, link.expires));
  const given = Buffer.from(link.signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return false;
  return Number(link.expires) > now.getTime();
}

/** Whole seconds for which a link still works, for caches. */
export const linkLeftSeconds = (expires: string, now: Date): number =>
  Math.max(0, Math.floor((Number(expires) - now.getTime()) / 1000));

const sign = (secret: string, photoId: string, expires: string): string =>
  createHmac("sha256", secret).update(`file ${photoId}.${expires}`).digest("base64url");
