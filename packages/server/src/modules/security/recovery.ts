import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { randomCode } from "@treadclub/kit/ids";
import { replaceRecoveryCodes, signedInUser, spendRecoveryCode as spendCode } from "#modules/identity";
import { mailUsers } from "#modules/messages";
import type { SecurityDeps } from "./deps.ts";
import { holdUser } from "./steps.ts";

const codesOfUser = 10;
/** 120 bits: so long that a plain hash of one cannot be searched. */
const codeLength = 24;

/** Ten new codes; the ones before stop working. */
export async function newRecoveryCodes(
  ctx: WriteCtx<"STATE_CONFLICT">,
  deps: SecurityDeps,
): Promise<ReplyOf<Catalog["newRecoveryCodes"]>> {
  const userId = signedInUser(ctx);
  const steps = await holdUser(ctx, userId);
  if (steps.length === 0) throw ctx.fail("STATE_CONFLICT");
  const recovery_codes = await newCodes(ctx, userId);
  ctx.audit("make recovery codes", { entity: "user", id: userId });
  await mailUsers(ctx, [userId], "recovery_codes_new", { link: `${deps.publicUrl}/app/account/security` });
  return { recovery_codes };
}

/** Replaces the codes of a user; only hashes are stored, so this answer is the only place that knows them. */
export async function newCodes(ctx: WriteCtx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codesOfUser }, () => randomCode(codeLength));
  await replaceRecoveryCodes(ctx, userId, codes);
  return codes.map((code) => code.match(/.{6}/g)?.join("-") ?? code);
}

/** Consumes a code, once even under concurrency. Mails its owner the number left. */
export async function spendRecoveryCode(
  ctx: WriteCtx,
  deps: SecurityDeps,
  userId: number,
  typed: string,
): Promise<boolean> {
  const left = await spendCode(ctx, userId, normal(typed));
  if (left === null) return false;
  await mailUsers(ctx, [userId], "recovery_code_used", { left, link: `${deps.publicUrl}/app/account/security` });
  return true;
}

const normal = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
