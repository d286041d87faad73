import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { users } from "#modules/identity";
import { asc, eq } from "drizzle-orm";
import type { MemberFigures } from "./hooks.ts";
import { locationsOfMembers, locationViewOf } from "./locations.ts";
import { allowed, type MemberRow } from "./policy.ts";
import { memberUsers } from "./table.ts";

type MemberView = ReplyOf<Catalog["getMemberInfo"]>;

/** A company with its users, locations and figures; four queries. */
export async function memberView(ctx: ReadCtx, figures: MemberFigures, row: MemberRow): Promise<MemberView> {
  const people = await ctx.db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      position: memberUsers.position,
    })
    .from(memberUsers)
    .innerJoin(users, eq(users.id, memberUsers.userId))
    .where(eq(memberUsers.memberId, row.id))
    .orderBy(asc(memberUsers.position), asc(users.id));
  const places = await locationsOfMembers(ctx.db, [row.id]);
  return {
    ...rowOf(row),
    website: row.website,
    scan_permission: row.scanPermission,
    scan_manage: row.scanManage,
    vat_registered: row.vatRegistered,
    version: row.version,
    users: people.map((one) => ({
      id: one.id,
      name: `${one.firstName} ${one.lastName}`,
      email: one.email,
      position: one.position,
    })),
    locations: places.map(locationViewOf),
    counts: await figures.record(ctx.db, row.id),
    can: allowed(ctx.actor, row),
  };
}

export const rowOf = (row: MemberRow) => ({
  id: row.id,
  company_name: row.companyName,
  email: row.email,
  phone: row.phone,
  postcode: row.postcode,
  state: row.state,
  created_at: row.createdAt.toISOString(),
});
