import type { ReadCtx } from "@treadclub/kit/context";
import { isGuessable } from "./common-passwords.ts";
import { hashQueue } from "./hash-queue.ts";

/** Argon2id with the parameters that OWASP names: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Errors: RATE_LIMITED when too many passwords wait to be worked out. */
export const hashPassword = (password: string): Promise<string> =>
  hashQueue.run(async () => (await import("@node-rs/argon2")).hash(password, cost));

/** Whether a password fits. Without a hash it takes as long and answers no. `first`: from a browser that the account knows. */
export async function passwordFits(
  passwordHash: string | null,
  password: string,
  options: { readonly first?: boolean } = {},
): Promise<boolean> {
  const against = passwordHash ?? standIn;
  const fits = await hashQueue.run(async () => (await import("@node-rs/argon2")).verify(against, password), options);
  return passwordHash !== null && fits;
}

/** Returns the hash of a chosen password; slow, so never inside a transaction. Errors: VALIDATION_FAILED for a common one. */
export async function hashNewPassword(ctx: Pick<ReadCtx, "fail">, password: string): Promise<string> {
  if (await isGuessable(password)) throw ctx.fail("VALIDATION_FAILED", { fields: { password: "password_common" } });
  return hashPassword(password);
}

/** A hash of the same cost that no password is known for. */
const standIn = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${filler(16)}$${filler(32)}`;

function filler(bytes: number): string {
  return Buffer.alloc(bytes, 1).toString("base64").replaceAll("=", "");
}
