import { hash, verify } from "@node-rs/argon2";
import type { ReadCtx } from "@treadclub/kit/context";
import { isGuessable } from "./common-passwords.ts";
import { hashQueue } from "./hash-queue.ts";

/** Argon2id with the parameters that OWASP names: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Errors: RATE_LIMITED when too many passwords wait to be worked out. */
export const hashPassword = (password: string): Promise<string> => hashQueue.run(() => hash(password, cost));

/** Whether a password fits. Without a hash it takes as long and answers no. `first`: from a browser that the account knows. */
export async function passwordFits(
  passwordHash: string | null,
  password: string,
  options: { readonly first?: boolean } = {},
): Promise<boolean> {
  const against = passwordHash ?? (await standIn);
  const fits = await hashQueue.run(() => verify(against, password), options);
  return passwordHash !== null && fits;
}

/** The hash of a password that somebody chooses; slow, so never inside a transaction. Errors: VALIDATION_FAILED for one that everybody tries first. */
export async function hashNewPassword(ctx: Pick<ReadCtx, "fail">, password: string): Promise<string> {
  if (isGuessable(password)) throw ctx.fail("VALIDATION_FAILED", { fields: { password: "password_common" } });
  return hashPassword(password);
}

const standIn = hash("nobody has this password", cost);
