import { createHash, randomBytes, randomInt } from "node:crypto";
import { CODE_ALPHABET } from "@treadclub/rules";

/** A code that people read out: letters and digits that cannot be mixed up. 10 characters hold about 49 bits. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)] ?? "").join("");

/** A secret for machines: 256 bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
