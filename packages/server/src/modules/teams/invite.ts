import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { and, eq, isNull } from "drizzle-orm";
import { mintToken, signedInUser } from "#modules/identity";
import { memberFor, memberInvitations, ownMemberId } from "#modules/members";
import { mailTo } from "#modules/messages";
import type { TeamDeps } from "./deps.ts";
import { freeAccount } from "./free-account.ts";
import { invitationFor, lockCompany } from "./rows.ts";

const lifeSeconds = 7 * 24 * 3600;

/** Invites somebody into a company by mail. Inviting again sends a new link, and the old one leads nowhere. */
export async function invite(
  ctx: WriteCtx<"NOT_FOUND" | "EMAIL_EXISTS">,
  deps: Pick<TeamDeps, "publicUrl">,
  body: ParsedOf<Catalog["inviteMemberUser"]>["body"],
): Promise<number> {
  const member = await memberFor(ctx, ownMemberId(ctx, body.member_id));
  await lockCompany(ctx, member.id);
  if ((await freeAccount(ctx.db, body.email)) === "taken")
    throw ctx.fail("EMAIL_EXISTS", { fields: { email: "email_taken" } });
  await ctx.db
    .update(memberInvitations)
    .set({ revokedAt: ctx.now })
    .where(
      and(
        eq(memberInvitations.memberId, member.id),
        eq(memberInvitations.email, body.email),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.revokedAt),
      ),
    );
  const [row] = await ctx.db
    .insert(memberInvitations)
    .values({
      memberId: member.id,
      email: body.email,
      position: body.position,
      invitedBy: signedInUser(ctx),
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + lifeSeconds * 1000),
    })
    .returning({ id: memberInvitations.id });
  if (!row) throw new Error("No invitation row");
  const { token } = await mintToken(ctx, { kind: "invitation", data: { invitation_id: row.id }, lifeSeconds });
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
  ctx.audit("invite into a company", { entity: "member", id: member.id }, { invitation: row.id });
  return row.id;
}

/** Takes an invitation back; one that was accepted or taken back before: STATE_CONFLICT. */
export async function revokeInvitation(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, id: number): Promise<void> {
  const invitation = await invitationFor(ctx, id);
  const revoked = await ctx.db
    .update(memberInvitations)
    .set({ revokedAt: ctx.now })
    .where(and(eq(memberInvitations.id, id), isNull(memberInvitations.acceptedAt), isNull(memberInvitations.revokedAt)))
    .returning({ id: memberInvitations.id });
  if (revoked.length === 0) throw ctx.fail("STATE_CONFLICT");
  ctx.audit("revoke an invitation", { entity: "member", id: invitation.memberId }, { invitation: id });
}
