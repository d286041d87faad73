import type { ReadCtx } from "@treadclub/kit/context";
import { and, eq } from "drizzle-orm";
import { members } from "./table.ts";

/** Whether the actor may scan for a company: its users when an administrator allowed it and it is accepted, and a super_admin. */
export async function mayScan(ctx: Pick<ReadCtx, "db" | "actor">): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== "user") return false;
  if (actor.roles.includes("super_admin")) return true;
  if (actor.memberId === null) return false;
  const [row] = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, actor.memberId), eq(members.state, "accepted"), eq(members.scanPermission, true)));
  return row !== undefined;
}
