import { recordOf, type DeferredPart } from "@treadclub/kit/db/deferred";
import { addingHistory } from "@treadclub/kit/states";
import { userRoles, users } from "#modules/identity";
import { memberUsers } from "#modules/members";
import { getTableColumns, sql } from "drizzle-orm";
import { noticeJob } from "./notice-mails.ts";
import { notificationMachine } from "./states.ts";
import { notifications } from "./table.ts";

interface NoticeRow extends Required<
  Pick<typeof notifications.$inferInsert, "role" | "type" | "values" | "openField" | "openFieldType" | "createdAt">
> {
  readonly userId: number | null;
  readonly memberId: number | null;
  readonly admins: boolean;
  readonly isMailed: boolean;
  readonly actorUserId: number | null;
  readonly actingAdminId: number | null;
}

const { role, type, values, openField, openFieldType, createdAt, userId } = getTableColumns(notifications);
const given = recordOf({ role, type, values, openField, openFieldType, createdAt, userId });

/** Notifications for users, for everybody at a company, and for administrators; their history; and one job that mails them. */
export const noticePart: DeferredPart<NoticeRow> = {
  name: "notice_rows",
  write: (rows, jobs) => [
    [
      "notice_given",
      sql`select * from jsonb_to_recordset(${rows}) as r (${given}, "memberId" bigint, "admins" boolean, "isMailed" boolean, "actorUserId" bigint, "actingAdminId" bigint)`,
    ],
    [
      "notice_rows",
      sql`insert into ${notifications} (user_id, role, type, values, open_field, open_field_type, created_at)
        select receiver.id, r.role, r.type, r.values, r."openField", r."openFieldType", r."createdAt" from notice_given r
        cross join lateral (
          select r."userId" as id where r."userId" is not null
          union select ${memberUsers.userId} from ${memberUsers} where ${memberUsers.memberId} = r."memberId"
          union select ${userRoles.userId} from ${userRoles} join ${users} on ${users.id} = ${userRoles.userId}
            where r."admins" and ${userRoles.role} in ('admin', 'super_admin') and not ${users.disabled}
        ) receiver
        returning id, role, type`,
    ],
    [
      "notice_history",
      addingHistory(
        sql`(select jsonb_agg(jsonb_build_object('at', by."createdAt", 'machine', ${sql.raw(`'${notificationMachine.name}'`)}, 'thingId', n.id, 'event', 'create',
          'toState', ${sql.raw(`'${notificationMachine.initial}'`)}, 'actorUserId', by."actorUserId", 'actingAdminId', by."actingAdminId"))
          from notice_rows n cross join (select * from notice_given limit 1) by)`,
      ),
    ],
    [
      "notice_jobs",
      jobs(
        noticeJob,
        sql`(select json_agg(json_build_object('data', json_build_object('ids', ids))) from (
          select string_agg(n.id::text, ',' order by n.id) as ids from notice_rows n
          where exists (select 1 from notice_given g where g.role = n.role and g.type = n.type and g."isMailed")) mailed where ids is not null)`,
      ),
    ],
  ],
};
