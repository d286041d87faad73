import type { ReadDb } from "@treadclub/kit/db/open";
import { eq, sql } from "drizzle-orm";
import { users } from "#modules/identity";

/**
 * Whether an address can come into a company: `none` has no account, a number is the account of somebody who has left one and has
 * no role any more, everything else is taken. One query.
 */
export async function freeAccount(db: ReadDb, email: string): Promise<number | "none" | "taken"> {
  const [row] = await db
    .select({
      id: users.id,
      disabled: users.disabled,
      hasRole: sql<boolean>`exists (select 1 from user_roles r where r.user_id = users.id)`,
    })
    .from(users)
    .where(eq(users.email, email));
  if (!row) return "none";
  return row.disabled || row.hasRole ? "taken" : row.id;
}
