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
}

/**
 * Who judges a scan: the setting of the club through which it was started, else that of its member; without a club an
 * administrator. Errors: VALIDATION_FAILED for a club that the driver has not joined.
 */
export async function routeOf(ctx: WriteCtx, consumerId: number, clubCode: string | undefined): Promise<Route> {
  if (clubCode === undefined || normaliseCode(clubCode) === "")
    return { clubId: null, memberId: null, event: "ask_admin" };
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
  const canMemberJudge = club.memberState === "accepted";
  return { clubId: club.id, memberId: club.memberId, event: canMemberJudge ? reviewerBy(manage) : "ask_admin" };
}

/** No measurement engine is configured: the settings that ask one first go straight to their reviewer. */
const reviewerBy = (manage: ScanManage): Route["event"] =>
  manage === "members_only" || manage === "member_and_api" ? "ask_member" : "ask_admin";
