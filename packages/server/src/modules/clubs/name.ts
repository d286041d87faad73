import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { clubs } from "./table.ts";

const namesakes = defineStatement<{ memberId: number | null; id: number; name: string }>()((p) => ({
  fields: { id: clubs.id },
  text: (columns) => sql`select ${columns} from ${clubs}
    where ${clubs.memberId} is not distinct from ${p.memberId}::bigint and ${clubs.id} <> ${p.id}::bigint and ${clubs.state} <> 'deleted'
      and lower(${p.name}) in (lower(${clubs.name}), lower(${clubs.pending} ->> 'name')) limit 1`,
}));

/** Errors: VALIDATION_FAILED when another club of the company has the name, or wants to have it: drivers could not tell them apart. */
export async function checkName(
  ctx: WriteCtx,
  name: string,
  of: { readonly memberId: number | null; readonly id?: number },
): Promise<void> {
  const taken = await namesakes.first(ctx.db, { memberId: of.memberId, id: of.id ?? 0, name });
  if (taken) throw ctx.fail("VALIDATION_FAILED", { fields: { name: "name_taken" } });
}
