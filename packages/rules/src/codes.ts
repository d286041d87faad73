/**
 * The 32 characters of codes that people read aloud or type: neither 0 and O nor 1 and I,
 * so five random bits pick one without bias and no look-alike needs translating.
 */
export const CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * The form in which a code is stored and compared: upper case, without spaces and dashes.
 * Look-alikes stay as typed: both of each pair are missing from the alphabet, and a club may have chosen
 * a code such as `WELCOME10` itself.
 */
export function normaliseCode(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .toUpperCase();
}
