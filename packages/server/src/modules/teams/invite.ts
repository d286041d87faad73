import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { mintToken, signedInUser } from "#modules/identity";
import { createInvitation, memberFor, ownMemberId, revokeInvitation as revoke } from "#modules/members";
import { mailTo } from "#modules/messages";
import type { TeamDeps } from "./deps.ts";
import { freeAccount } from "./free-account.ts";
import { invitationFor, lockCompany } from "./rows.ts";

const lifeSeconds = 7 * 24 * 3600;

/** Invites a person into a company by mail. Inviting again sends a new link and invalidates the old one. */
export async function invite(
  ctx: WriteCtx<"NOT_FOUND" | "EMAIL_EXISTS">,
  deps: Pick<TeamDeps, "publicUrl">,
  body: ParsedOf<Catalog["inviteMemberUser"]>["body"],
): Promise<number> {
  const member = await memberFor(ctx, ownMemberId(ctx, body.member_id));
  await lockCompany(ctx, member.id);
  if ((await freeAccount(ctx.db, body.email)) === "taken")
    throw ctx.fail("EMAIL_EXISTS", { fields: { email: "email_taken" } });
  const id = await createInvitation(ctx, {
    memberId: member.id,
    email: body.email,
    position: body.position,
    invitedBy: signedInUser(ctx),
    expiresAt: new Date(ctx.now.getTime() + lifeSeconds * 1000),
  });
  const { token } = await mintToken(ctx, { kind: "invitation", data: { invitation_id: id }, lifeSeconds });
  const query = new URLSearchParams({ email: body.email, token });
  // A company that nobody has accepted yet could put any text into its name.
  const receiver = {
    to: body.email,
    firstName: "",
    locale: member.defaultLanguage,
    showsNames: member.state === "accepted",
  };
  await mailTo(ctx, receiver, "member_invitation", {
    company: member.companyName,
    link: `${deps.publicUrl}/app/register?${query}`,
  });
  return id;
}

/** Revokes an invitation that the actor may see. Errors: NOT_FOUND; STATE_CONFLICT when it was accepted or revoked before. */
export async function revokeInvitation(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, id: number): Promise<void> {
  await revoke(ctx, await invitationFor(ctx, id));
}
