import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { londonDay, londonInstant } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import { memberFields } from "./fields.ts";
import type { MemberFigures } from "./hooks.ts";
import { allowed, companyScope, seenWithin } from "./policy.ts";
import { members } from "./table.ts";

type Counts = ReplyOf<Catalog["getCounts"]>;
type MemberView = ReplyOf<Catalog["getMemberInfo"]>;
type Ctx = ReadCtx<"NOT_FOUND">;

/** What is shown of one company that the actor may see, else NOT_FOUND; each in one statement. */
export function memberViews(figures: MemberFigures): {
  readonly view: (ctx: Ctx, id: number) => Promise<MemberView>;
  readonly counts: (ctx: Ctx, id: number) => Promise<Counts>;
} {
  const record = defineStatement<{ id: number; scope: number | null }>()((p) => ({
    fields: { ...memberFields, counts: figures.record },
    text: (columns) => sql`select ${columns} from ${members} where ${members.id} = ${p.id} and ${seenWithin(p.scope)}`,
  }));
  const waiting = defineStatement<{ id: number; scope: number | null; today: Date }>()((p) => ({
    fields: figures.waiting(p.today),
    text: (columns) => sql`select ${columns} from ${members} where ${members.id} = ${p.id} and ${seenWithin(p.scope)}`,
  }));
  return {
    async view(ctx, id) {
      const row = await record.first(ctx.db, { id, scope: companyScope(ctx.actor) });
      if (!row) throw ctx.fail("NOT_FOUND");
      return { ...row, can: allowed(ctx.actor, row) };
    },
    async counts(ctx, id) {
      const today = londonInstant(londonDay(ctx.now), "00:00");
      const row = await waiting.first(ctx.db, { id, scope: companyScope(ctx.actor), today });
      if (!row) throw ctx.fail("NOT_FOUND");
      return row;
    },
  };
}
