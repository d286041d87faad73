import { proofLifeMs } from "@treadclub/contract/access";
import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import { passwordFits, proveSession, signedInUser, users } from "#modules/identity";
import type { SecurityDeps } from "./deps.ts";
import { ownerOfAnswer } from "./passkey-sign-in.ts";
import { relyingParty } from "./relying-party.ts";
import { totpFits } from "./totp.ts";

type Input = ParsedOf<Catalog["confirmIdentity"]>["body"];

/** Proves again who it is; a right answer gives its try back. */
export async function confirmIdentity(
  ctx: OutsideCtx<"CODE_INVALID">,
  deps: SecurityDeps,
  input: Input,
): Promise<ReplyOf<Catalog["confirmIdentity"]>> {
  const userId = signedInUser(ctx);
  const { actor } = ctx;
  if (actor.kind !== "user") throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  const proven = (await proofFits(ctx, deps, userId, input)) !== null;
  if (!proven)
    throw ctx.fail("CODE_INVALID", {
      fields: input.method === "password" ? { password: "password_wrong" } : { code: "code_wrong" },
    });
  await ctx.write(async (write) => {
    await proveSession(write, actor);
    write.audit("prove identity", { entity: "user", id: userId }, { by: input.method });
  });
  await deps.limits.giveBack("proof", `user ${userId}`);
  return { proven_until: new Date(ctx.now.getTime() + proofLifeMs).toISOString() };
}

/** Whose proof it was; null when it does not fit. The password is worked out before the transaction. */
async function proofFits(ctx: OutsideCtx, deps: SecurityDeps, userId: number, input: Input): Promise<number | null> {
  if (input.method === "password") {
    const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
    return (await passwordFits(user?.hash ?? null, input.password ?? "", { first: true })) ? userId : null;
  }
  if (input.method === "totp")
    return (await ctx.write((write) => totpFits(write, deps, userId, input.code ?? ""))) ? userId : null;
  const party = relyingParty(deps.publicUrl);
  const { continue_token, passkey } = input;
  if (!party || continue_token === undefined) return null;
  return ctx.write((write) => ownerOfAnswer(write, party, { continue_token, passkey }, "confirm", userId));
}
