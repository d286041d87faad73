import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import { deletePasskey, issueToken, signedInUser, spendToken, storePasskey, users } from "#modules/identity";
import { mailUsers } from "#modules/messages";
import type { SecurityDeps } from "./deps.ts";
import { parseMade } from "./passkey-answers.ts";
import { challengeSeconds, ownPasskeys } from "./passkey-sign-in.ts";
import { handleOf, relyingParty, type RelyingParty } from "./relying-party.ts";
import { stepAdded } from "./step-added.ts";
import { holdUser, lockUser, settleRemoval } from "./steps.ts";
import { webAuthn } from "./web-authn.ts";

const passkeysOfUser = 20;
/** EdDSA, ES256 and RS256, as COSE numbers them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** What the browser needs to make a passkey. */
export async function passkeyOptions(
  ctx: WriteCtx<"NOT_FOUND">,
  deps: SecurityDeps,
): Promise<ReplyOf<Catalog["passkeyOptions"]>> {
  const userId = signedInUser(ctx);
  const party = relyingParty(deps.publicUrl);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!party || !user) throw ctx.fail("NOT_FOUND");
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: "TreadClub",
    rpID: party.id,
    userID: handleOf(userId),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    excludeCredentials: await ownPasskeys(ctx, userId),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  const data = { purpose: "add", challenge: options.challenge };
  const { token } = issueToken(ctx, { kind: "passkey", userId, data, lifeSeconds: challengeSeconds });
  return { options: { ...options }, continue_token: token };
}

/** Keeps the passkey that the browser made. Its challenge is answered once. */
export async function addPasskey(
  ctx: OutsideCtx<"CODE_INVALID" | "STATE_CONFLICT">,
  deps: SecurityDeps,
  input: ParsedOf<Catalog["addPasskey"]>["body"],
): Promise<ReplyOf<Catalog["addPasskey"]>> {
  const userId = signedInUser(ctx);
  const party = relyingParty(deps.publicUrl);
  const asked = await ctx.write((write) => spendToken(write, "passkey", { token: input.continue_token }));
  if (!party || !asked || asked.userId !== userId || asked.data["purpose"] !== "add") throw ctx.fail("CODE_INVALID");
  const made = await checkedPasskey(ctx, party, asked.data["challenge"], input.passkey);
  if (!made) throw ctx.fail("CODE_INVALID");
  return ctx.write(async (write) => {
    const before = await holdUser(write, userId);
    if ((await ownPasskeys(write, userId)).length >= passkeysOfUser) throw write.fail("STATE_CONFLICT");
    if (!(await storePasskey(write, { ...made, userId, name: input.name }))) throw write.fail("STATE_CONFLICT");
    await mailUsers(write, [userId], "passkey_added", {
      name: input.name,
      link: `${deps.publicUrl}/app/account/security`,
    });
    return stepAdded(write, deps, { userId, step: "passkey", isFirst: before.length === 0 });
  });
}

/** Removes a passkey of the user. */
export async function removePasskey(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  deps: SecurityDeps,
  id: number,
): Promise<void> {
  const userId = signedInUser(ctx);
  await lockUser(ctx, userId);
  const name = await deletePasskey(ctx, userId, id);
  if (name === null) throw ctx.fail("NOT_FOUND");
  await settleRemoval(ctx, userId);
  await mailUsers(ctx, [userId], "passkey_removed", { name, link: `${deps.publicUrl}/app/account/security` });
}

async function checkedPasskey(ctx: OutsideCtx, party: RelyingParty, challenge: unknown, answer: unknown) {
  const made = parseMade(answer);
  if (!made || typeof challenge !== "string") return null;
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch((error: unknown) => {
    ctx.log.info({ reason: error instanceof Error ? error.message : "unknown" }, "passkey refused");
    return { registrationInfo: undefined };
  });
  if (!info) return null;
  return {
    credentialId: info.credential.id,
    publicKey: info.credential.publicKey,
    counter: info.credential.counter,
    transports: [...(made.response.transports ?? [])],
    backedUp: info.credentialBackedUp,
  };
}
