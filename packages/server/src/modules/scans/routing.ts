import type { scanManage } from "@treadclub/contract/states";
import type { WriteCtx } from "@treadclub/kit/context";
import { normaliseCode } from "@treadclub/rules";
import { clubMemberships, clubs } from "#modules/clubs";
import { members } from "#modules/members";
import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod";

type ScanManage = z.output<typeof scanManage>;

export interface Route {
  readonly clubId: number | null;
  readonly memberId: number | null;
  readonly event: "ask_member" | "ask_admin";
  /** The measurement engine's sure result stands, and the reviewer is asked about the others. */
  readonly byEngine: boolean;
}

const toAdmins: Route = { clubId: null, memberId: null, event: "ask_admin", byEngine: false };

/**
 * Who judges a scan: the setting of the club through which it was started, else that of its member; without a club an
 * administrator. Errors: VALIDATION_FAILED for a club that the driver has not joined.
 */
export async function routeOf(ctx: WriteCtx, consumerId: number, clubCode: string | undefined): Promise<Route> {
  if (clubCode === undefined || normaliseCode(clubCode) === "") return toAdmins;
  const [club] = await ctx.db
    .select({
      id: clubs.id,
      manage: clubs.scanManage,
      memberId: members.id,
      memberManage: members.scanManage,
      memberState: members.state,
    })
    .from(clubs)
    .innerJoin(clubMemberships, and(eq(clubMemberships.clubId, clubs.id), eq(clubMemberships.consumerId, consumerId)))
    .leftJoin(members, eq(members.id, clubs.memberId))
    .where(and(eq(clubs.code, normaliseCode(clubCode)), ne(clubs.state, "deleted")));
  if (!club) throw ctx.fail("VALIDATION_FAILED", { fields: { club_code: "code" } });
  const manage = club.manage ?? club.memberManage ?? "admin_only";
  return { clubId: club.id, memberId: club.memberId, ...routeBy(manage, club.memberState === "accepted") };
}

/**
 * Who judges what a company's own fitter scans: the setting of the club that was named, else the company's; without a
 * company an administrator. Errors: VALIDATION_FAILED for another company's club, or one that the driver has not joined.
 */
export async function routeOfMember(
  ctx: WriteCtx,
  memberId: number | null,
  consumerId: number,
  clubCode: string | undefined,
): Promise<Route> {
  const route = await routeOf(ctx, consumerId, clubCode);
  if (memberId === null) return route;
  if (route.clubId !== null && route.memberId !== memberId)
    throw ctx.fail("VALIDATION_FAILED", { fields: { club_code: "code" } });
  if (route.clubId !== null) return route;
  const [member] = await ctx.db
    .select({ manage: members.scanManage, state: members.state })
    .from(members)
    .where(eq(members.id, memberId));
  return { ...toAdmins, memberId, ...(member ? routeBy(member.manage, member.state === "accepted") : {}) };
}

const routeBy = (manage: ScanManage, canMemberJudge: boolean): Pick<Route, "event" | "byEngine"> => ({
  event: canMemberJudge && (manage === "members_only" || manage === "member_and_api") ? "ask_member" : "ask_admin",
  byEngine: manage === "member_and_api" || manage === "admin_and_api",
});
