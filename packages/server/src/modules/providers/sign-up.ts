import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { createConsumer, welcome } from "#modules/consumers";
import { completeSignIn, spendToken, userOfProvider } from "#modules/identity";
import type { ProviderDeps } from "./deps.ts";
import { personOf } from "./kept.ts";
import { linkAccount } from "./link.ts";

type Ctx = WriteCtx<"EMAIL_EXISTS" | "CODE_INVALID">;

/** A driver's account for whom the provider named. Without a verified address the usual link confirms it. */
export async function signUpByProvider(
  ctx: Ctx,
  deps: ProviderDeps,
  body: ParsedOf<Catalog["googleSignUp"]>["body"],
  io: Io,
): Promise<ReplyOf<Catalog["googleSignUp"]>> {
  const spent = await spendToken(ctx, "provider_account", { token: body.continue_token });
  if (!spent || spent.userId !== null) throw ctx.fail("CODE_INVALID");
  const person = personOf(spent);
  if (person.email === "" || (await userOfProvider(ctx.db, person)) !== null) throw ctx.fail("CODE_INVALID");
  const user = {
    email: person.email,
    passwordHash: null,
    firstName: body.first_name,
    lastName: body.last_name,
    locale: body.locale ?? "en",
    isConfirmed: person.isEmailVerified,
  };
  const userId = await createConsumer(ctx, user, { terms: true, marketing: body.marketing });
  await linkAccount({ ...ctx, fail: () => ctx.fail("CODE_INVALID") }, userId, person);
  const joined = body.code === undefined ? null : await join(ctx, deps, userId, body.code, body.code_type);
  await welcome(ctx, deps.hooks, userId, user);
  return { ...(await completeSignIn(ctx, deps, io, userId, { method: "google" })), joined_club: joined };
}

function join(ctx: Ctx, { hooks }: ProviderDeps, userId: number, code: string, type = "club"): Promise<string> {
  if (type !== "club") throw ctx.fail("CODE_INVALID");
  return hooks.joinByCode(ctx, userId, code);
}
