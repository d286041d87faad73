import { hash, verify } from "@node-rs/argon2";
import { commonPasswords } from "./common-passwords.ts";

/** Argon2id with the parameters that OWASP names: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a password fits. Without a hash it takes as long and answers no. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await standIn), password);
  return passwordHash !== null && fits;
}

/** Whether a password is one that everybody tries first. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());

const standIn = hash("nobody has this password", cost);
