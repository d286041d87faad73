import { isAdmin } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { members } from "./table.ts";

/** The company that a path names, when the actor works there or is an administrator; else NOT_FOUND. */
export function ownMemberId(ctx: Pick<ReadCtx<"NOT_FOUND">, "actor" | "fail">, memberId: number): number {
  const mine = ctx.actor.kind === "user" && (ctx.actor.memberId === memberId || isAdmin(ctx.actor));
  if (!mine) throw ctx.fail("NOT_FOUND");
  return memberId;
}

const vatRegistered = defineStatement<{ ids: readonly number[] }>()((p) => ({
  fields: { id: members.id },
  text: (columns) =>
    sql`select ${columns} from ${members} where ${members.id} = any(${p.ids}::bigint[]) and ${members.vatRegistered}`,
}));

/** Those of the members that charge VAT. */
export async function vatRegisteredMembers(db: ReadDb, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  return new Set((await vatRegistered.all(db, { ids: [...ids] })).map((row) => row.id));
}
