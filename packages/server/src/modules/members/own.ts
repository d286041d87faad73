import { isAdmin } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isOneOf } from "@treadclub/kit/db/page";
import type { ReadDb } from "@treadclub/kit/db/open";
import { and, eq } from "drizzle-orm";
import { members } from "./table.ts";

/** The company that a path names, when the actor works there or is an administrator; else NOT_FOUND. */
export function ownMemberId(ctx: Pick<ReadCtx<"NOT_FOUND">, "actor" | "fail">, memberId: number): number {
  const mine = ctx.actor.kind === "user" && (ctx.actor.memberId === memberId || isAdmin(ctx.actor));
  if (!mine) throw ctx.fail("NOT_FOUND");
  return memberId;
}

/** Those of the members that charge VAT. */
export async function vatRegisteredMembers(db: ReadDb, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(isOneOf(members.id, ids), eq(members.vatRegistered, true)));
  return new Set(rows.map((row) => row.id));
}
