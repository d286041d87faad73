import type { memberCard } from "@treadclub/contract/views/people";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import { memberCardFields } from "./fields.ts";
import { members } from "./table.ts";

export type MemberCard = z.output<typeof memberCard>;
interface Wanted {
  readonly ids: readonly number[];
}

const cards = defineStatement<Wanted>()((p) => ({
  fields: memberCardFields,
  text: (columns) => sql`select ${columns} from ${members} where ${members.id} = any(${p.ids}::bigint[])`,
}));

/** What a driver may see of fitters, with the first location of each; one statement, however many. */
export async function memberCards(db: ReadDb, ids: readonly number[]): Promise<Map<number, MemberCard>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  return new Map((await cards.all(db, { ids: wanted })).map((card) => [card.id, card]));
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
