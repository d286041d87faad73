import { createHmac, randomBytes } from "node:crypto";

/** A request that shows a secret, as the same person may repeat it. */
export interface Asked {
  /** The Idempotency-Key; null: every request has an effect of its own. */
  readonly once: string | null;
  /** Who asks for what. */
  readonly request: readonly unknown[];
}

/** A secret that was issued. */
export interface Issued<S extends string | null = string> {
  readonly secret: S;
  /** Whether an earlier request with the same Idempotency-Key had the effect. */
  readonly isRepeated: boolean;
}

/**
 * What a secret is made of: 256 bits. With an Idempotency-Key they follow from the request, so that a secret need not be kept
 * to be answered again; who knows one of them knows no other.
 */
export const secretBytes = (serviceSecret: string, { once, request }: Asked): Buffer =>
  once === null
    ? randomBytes(32)
    : createHmac("sha256", serviceSecret)
        .update(JSON.stringify(["management", once, ...request]))
        .digest();
