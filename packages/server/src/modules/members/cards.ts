import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { members } from "./table.ts";

interface Wanted {
  readonly ids: readonly number[];
}

const accepted = defineStatement<Wanted>()((p) => ({
  fields: { id: members.id },
  text: (columns) =>
    sql`select ${columns} from ${members} where ${members.id} = any(${p.ids}::bigint[]) and ${members.state} = 'accepted' order by ${members.id}`,
}));

/** Those of the members that are accepted. */
export async function acceptedMembers(db: ReadDb, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return (await accepted.all(db, { ids: [...ids] })).map((row) => row.id);
}

const names = defineStatement<Wanted>()((p) => ({
  fields: { id: members.id, name: members.companyName },
  text: (columns) => sql`select ${columns} from ${members} where ${members.id} = any(${p.ids}::bigint[])`,
}));

/** The names of members by id. */
export async function memberNames(db: ReadDb, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  return new Map((await names.all(db, { ids: wanted })).map((row) => [row.id, row.name]));
}
