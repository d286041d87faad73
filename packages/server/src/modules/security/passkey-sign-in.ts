import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { eq } from "drizzle-orm";
import { completeSignIn, holdToken, issueToken, passkeys, spendToken, updateToken } from "#modules/identity";
import type { SecurityDeps } from "./deps.ts";
import { ownerOfPasskey } from "./passkey-check.ts";
import { relyingParty, type RelyingParty } from "./relying-party.ts";
import { webAuthn } from "./web-authn.ts";

export const challengeSeconds = 5 * 60;

type Options = ReplyOf<Catalog["passkeySignInOptions"]>;
type OptionsCtx = WriteCtx<"CODE_INVALID" | "NOT_FOUND">;

/**
 * What the browser asks a passkey. Of a second step the challenge lies with its own token, else with a new one,
 * which says what the answer may be used for.
 */
export async function passkeySignInOptions(
  ctx: OptionsCtx,
  deps: SecurityDeps,
  { continue_token }: ParsedOf<Catalog["passkeySignInOptions"]>["body"],
): Promise<Options> {
  const party = relyingParty(deps.publicUrl);
  if (!party) throw ctx.fail("NOT_FOUND");
  if (continue_token !== undefined) return ofSecondStep(ctx, party, continue_token);
  const self = ctx.actor.kind === "user" && ctx.actor.actingAdminId === null ? ctx.actor.userId : null;
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: "required",
    allowCredentials: self === null ? [] : await ownPasskeys(ctx, self),
  });
  const purpose = self === null ? "sign_in" : "confirm";
  const data = { purpose, challenge: options.challenge };
  const { token } = issueToken(ctx, { kind: "passkey", userId: self, data, lifeSeconds: challengeSeconds });
  return { options: { ...options }, continue_token: token };
}

/** Signs in with a passkey that checked its owner, and so is both steps. A challenge is answered once. */
export async function passkeySignIn(
  ctx: OutsideCtx<"CODE_INVALID">,
  deps: SecurityDeps,
  input: ParsedOf<Catalog["passkeySignIn"]>["body"],
  io: Io,
): Promise<ReplyOf<Catalog["passkeySignIn"]>> {
  const party = relyingParty(deps.publicUrl);
  const reply = await ctx.write(async (write) => {
    const userId = party && (await ownerOfAnswer(write, party, input, "sign_in", null));
    return userId === null
      ? null
      : completeSignIn(write, deps, io, userId, {
          method: "passkey",
          secondStep: "passkey",
          embedded: input.embedded,
        });
  });
  if (!reply) throw ctx.fail("CODE_INVALID");
  return reply;
}

/** Whose passkey answered; the challenge is used up in any case. `userId`: of nobody else. */
export async function ownerOfAnswer(
  ctx: WriteCtx,
  party: RelyingParty,
  answer: { readonly continue_token: string; readonly passkey: unknown },
  purpose: "sign_in" | "confirm",
  userId: number | null,
): Promise<number | null> {
  const asked = await spendToken(ctx, "passkey", { token: answer.continue_token });
  const challenge = asked?.data["challenge"];
  if (!asked || asked.data["purpose"] !== purpose || asked.userId !== userId) return null;
  if (typeof challenge !== "string") return null;
  return ownerOfPasskey(ctx, party, { challenge, userId, checksOwner: true }, answer.passkey);
}

async function ofSecondStep(ctx: OptionsCtx, party: RelyingParty, token: string): Promise<Options> {
  const step = await holdToken(ctx, "second_step", { token });
  if (!step || step.userId === null) throw ctx.fail("CODE_INVALID");
  const allowCredentials = await ownPasskeys(ctx, step.userId);
  if (allowCredentials.length === 0) throw ctx.fail("NOT_FOUND");
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: "preferred",
    allowCredentials,
  });
  const until = ctx.now.getTime() + challengeSeconds * 1000;
  await updateToken(ctx, step.id, { data: { ...step.data, challenge: options.challenge, challenge_until: until } });
  return { options: { ...options }, continue_token: token };
}

export const ownPasskeys = async ({ db }: Pick<ReadCtx, "db">, userId: number) =>
  (
    await db
      .select({ id: passkeys.credentialId, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(passkeys.id)
  ).map(({ id, transports }) => ({ id, transports }));
