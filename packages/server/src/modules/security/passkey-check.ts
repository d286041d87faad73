import type { WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import { passkeys, recordPasskeyUse } from "#modules/identity";
import { parseShown } from "./passkey-answers.ts";
import { handleOf, type RelyingParty } from "./relying-party.ts";
import { webAuthn } from "./web-authn.ts";

export interface Asked {
  readonly challenge: string;
  /** Whose passkey; null: whoever it belongs to. */
  readonly userId: number | null;
  /** The passkey must have checked its owner: finger, face or PIN. */
  readonly checksOwner: boolean;
}

/** Whose passkey answered the challenge; null when the answer does not fit. Its counter only goes up. */
export async function ownerOfPasskey(
  ctx: WriteCtx,
  party: RelyingParty,
  asked: Asked,
  answer: unknown,
): Promise<number | null> {
  const shown = parseShown(answer);
  if (!shown) return null;
  const [row] = await ctx.db.select().from(passkeys).where(eq(passkeys.credentialId, shown.id)).for("update");
  if (!row || (asked.userId !== null && row.userId !== asked.userId)) return null;
  const { userHandle } = shown.response;
  if (userHandle !== undefined && userHandle !== Buffer.from(handleOf(row.userId)).toString("base64url")) return null;
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await verifyAuthenticationResponse({
    response: shown,
    expectedChallenge: asked.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: asked.checksOwner,
    credential: { id: row.credentialId, publicKey: new Uint8Array(row.publicKey), counter: row.counter },
  }).catch((error: unknown) => {
    ctx.log.info({ reason: error instanceof Error ? error.message : "unknown" }, "passkey refused");
    return null;
  });
  if (!checked?.verified) return null;
  const { newCounter: counter, credentialBackedUp: backedUp } = checked.authenticationInfo;
  return (await recordPasskeyUse(ctx, row.id, { counter, backedUp })) ? row.userId : null;
}
