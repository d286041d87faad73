import type { ReadDb } from "@treadclub/kit/db/open";
import { asc, eq } from "drizzle-orm";
import { dataComplaints } from "./table.ts";

/** The complaints of a user about personal data. They outlive an erased account: the answer is owed, and must be shown to have been given. */
export async function dataOf(db: ReadDb, userId: number) {
  const rows = await db
    .select()
    .from(dataComplaints)
    .where(eq(dataComplaints.userId, userId))
    .orderBy(asc(dataComplaints.id));
  return rows.map(({ userId: _, version: __, ...row }) => row);
}
