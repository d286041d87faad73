import { hash, verify } from "@node-rs/argon2";
import type { ReadCtx } from "@treadclub/kit/context";
import { commonPasswords } from "./common-passwords.ts";

/** Argon2id with the parameters that OWASP names: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a password fits. Without a hash it takes as long and answers no. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await standIn), password);
  return passwordHash !== null && fits;
}

/** The hash of a password that somebody chooses; slow, so never inside a transaction. Errors: VALIDATION_FAILED for one that everybody tries first. */
export async function hashNewPassword(ctx: Pick<ReadCtx, "fail">, password: string): Promise<string> {
  if (isCommonPassword(password)) throw ctx.fail("VALIDATION_FAILED", { fields: { password: "password_common" } });
  return hashPassword(password);
}

const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());

const standIn = hash("nobody has this password", cost);
