import type { personRef as personRefSchema } from "@treadclub/contract/views/people";
import type { ReadDb } from "@treadclub/kit/db/open";
import { isOneOf } from "@treadclub/kit/db/page";
import { users } from "#modules/identity";
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { consumers } from "./table.ts";

export type PersonRef = z.output<typeof personRefSchema>;

/** A driver in a row of a list; for statements that join `users`. */
export const personRef = {
  id: users.id,
  name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  phone: users.phone,
  email: users.email,
};

/** Drivers by id, in one query. */
export async function consumerRefs(db: ReadDb, ids: readonly number[]): Promise<Map<number, PersonRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: consumers.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      email: users.email,
    })
    .from(consumers)
    .innerJoin(users, eq(users.id, consumers.id))
    .where(isOneOf(consumers.id, ids));
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, name: `${row.firstName} ${row.lastName}`, phone: row.phone, email: row.email },
    ]),
  );
}
