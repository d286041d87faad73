import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { comeBackMs, consumers, reopenConsumer } from "#modules/consumers";
import { completeSignIn, spendToken, users, type SignInBy } from "#modules/identity";
import { eq } from "drizzle-orm";
import type { AccountDeps } from "./deps.ts";
import { textIn } from "./token-data.ts";

type Ctx = WriteCtx<"CODE_INVALID" | "STATE_CONFLICT">;

/** Opens a closed account again with the token of a sign-in, and signs in. Errors: CODE_INVALID; STATE_CONFLICT when it is too late. */
export async function reopenAccount(
  ctx: Ctx,
  deps: Pick<AccountDeps, "secret" | "accountOf">,
  continueToken: string,
  io: Io,
): Promise<ReplyOf<Catalog["reopenAccount"]>> {
  const spent = await spendToken(ctx, "reopen", { token: continueToken });
  if (spent === null || spent.userId === null) throw ctx.fail("CODE_INVALID");
  const [account] = await ctx.db
    .select({ state: consumers.state, closedAt: consumers.closedAt, disabled: users.disabled })
    .from(consumers)
    .innerJoin(users, eq(users.id, consumers.id))
    .where(eq(consumers.id, spent.userId))
    .for("update", { of: consumers });
  const isInTime = account?.closedAt != null && account.closedAt.getTime() + comeBackMs > ctx.now.getTime();
  if (!account || account.disabled || !isInTime) throw ctx.fail("STATE_CONFLICT");
  await reopenConsumer(ctx, spent.userId);
  return completeSignIn(ctx, deps, io, spent.userId, signedInBy(spent.data));
}

const methods = ["password", "google", "passkey", "handover", "link"] as const;
const steps = ["passkey", "totp", "recovery_code"] as const;

/** How the sign-in was made that the token comes from. */
function signedInBy(data: Readonly<Record<string, unknown>>): SignInBy {
  const secondStep = steps.find((step) => step === textIn(data, "secondStep"));
  return {
    method: methods.find((method) => method === textIn(data, "method")) ?? "password",
    ...(secondStep === undefined ? {} : { secondStep }),
    isTakenOver: data["isTakenOver"] === true,
    embedded: data["embedded"] === true,
  };
}
