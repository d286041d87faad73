import { users, type AccountOf } from "#modules/identity";
import { members, memberUsers } from "#modules/members";
import { orNull } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { consumers } from "./table.ts";

/** How long a driver may reopen a closed account. */
export const comeBackMs = 30 * 24 * 3_600_000;

const comeBack = sql.raw(`interval '${comeBackMs / 1000} seconds'`);
const fields: AccountOf["fields"] = {
  memberId: orNull(memberUsers.memberId),
  position: orNull(memberUsers.position),
  isShut: sql<boolean>`(coalesce(${members.state} in ('disabled', 'deleted'), false) or coalesce(${consumers.state} <> 'active', false))`,
  closedUntil:
    sql<Date | null>`(case when ${consumers.state} = 'closed' then ${consumers.closedAt} + ${comeBack} end)`.mapWith(
      consumers.closedAt,
    ),
  language: orNull(members.defaultLanguage),
};
const joins = sql`left join ${memberUsers} on ${memberUsers.userId} = ${users.id}
  left join ${members} on ${members.id} = ${memberUsers.memberId}
  left join ${consumers} on ${consumers.id} = ${users.id}`;

const statement = defineStatement<{ userId: number }>()((p) => ({
  fields,
  text: (columns) => sql`select ${columns} from ${users} ${joins} where ${users.id} = ${p.userId}`,
}));

const nothing = { memberId: null, position: null, isShut: false, closedUntil: null, language: null };

/** Returns the company of a user, and whether it or the driver's account is disabled; one query. */
export const accountOf: AccountOf = Object.assign(
  async (db: Parameters<AccountOf>[0], userId: number) => (await statement.first(db, { userId })) ?? nothing,
  { fields, joins },
);
