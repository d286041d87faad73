import type { ReadCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { randomCode } from "@treadclub/kit/ids";
import { memberFor } from "#modules/members";
import { londonDay } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import { clubFields } from "./fields.ts";
import { mayBeJoined } from "./policy.ts";
import { clubCodeLength } from "./save.ts";
import { clubs } from "./table.ts";
import { viewOf, type ClubDeps, type ClubView } from "./view.ts";

const mostCounted = sql.raw("10000");
const triedAtOnce = 4;

const waitingCount = defineStatement()(() => ({
  fields: { total: wholeNumber(sql`count(*)`) },
  text: (columns) =>
    sql`select ${columns} from (select 1 from ${clubs} where ${clubs.state} = 'awaiting_moderation' limit ${mostCounted}) waiting`,
}));

/** How many clubs wait for an administrator. */
export const countNewClubs = async (db: ReadDb): Promise<number> => (await waitingCount.first(db, {}))?.total ?? 0;

const freeCodes = defineStatement<{ codes: readonly string[] }>()((p) => ({
  fields: { code: sql<string>`code` },
  text: (columns) => sql`select ${columns} from unnest(${p.codes}::text[]) as code
    where not exists (select 1 from ${clubs} where ${clubs.code} = code.code) limit 1`,
}));

/** A code that no club has. It is not kept for anybody: whoever saves a club with it looks again. */
export async function freeClubCode(db: ReadDb): Promise<string> {
  for (;;) {
    const codes = Array.from({ length: triedAtOnce }, () => randomCode(clubCodeLength));
    const found = await freeCodes.first(db, { codes });
    if (found) return found.code;
  }
}

/** The clubs of a member that drivers can join today. Errors: NOT_FOUND. */
export function openLiveClubs(deps: ClubDeps) {
  const statement = defineStatement<{ memberId: number; today: string }>()((p) => ({
    fields: clubFields,
    text: (columns) => sql`select ${columns} from ${clubs}
      where ${clubs.memberId} = ${p.memberId} and ${mayBeJoined(p.today)} order by ${clubs.id} desc limit 100`,
  }));
  return async (ctx: ReadCtx<"NOT_FOUND">, memberId: number): Promise<{ list: ClubView[] }> => {
    const rows = await statement.all(ctx.db, { memberId, today: londonDay(ctx.now) });
    if (rows.length === 0) await memberFor(ctx, memberId);
    return { list: rows.map((row) => viewOf(ctx.actor, deps, row)) };
  };
}
