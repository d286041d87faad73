import { isoInstant, isoInstantOrNull, nestedList } from "@treadclub/kit/db/decode";
import { userRoles, users } from "#modules/identity";
import { sql } from "drizzle-orm";

/** A user in a row of the office's list; for statements that select from `users`. */
export const userRowFields = {
  id: users.id,
  name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
  email: users.email,
  roles: nestedList(
    { name: userRoles.role },
    sql`from ${userRoles} where ${userRoles.userId} = ${users.id}`,
    sql`${userRoles.role}`,
  ),
  disabled: users.disabled,
  created_at: isoInstant(users.createdAt),
  last_used_at: isoInstantOrNull(
    sql`(select max(s.last_used_at) from sessions s where s.user_id = ${users.id} and s.acting_admin_id is null)`,
  ),
};
