import type { OutsideCtx, ReadCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { members } from "./table.ts";

/** Whether the actor may scan for a company: its users when an administrator allowed it and it is accepted, and a super_admin. */
export async function mayScan(ctx: Pick<ReadCtx, "db" | "actor">): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== "user") return false;
  if (actor.roles.includes("super_admin")) return true;
  if (actor.memberId === null) return false;
  return (await permission.first(ctx.db, { id: actor.memberId })) !== null;
}

/** A fitter scans with the permission of an administrator alone. Errors: ACTION_NOT_ALLOWED. */
export async function requireScanning(ctx: OutsideCtx<"ACTION_NOT_ALLOWED">): Promise<void> {
  if (!(await mayScan(ctx))) throw ctx.fail("ACTION_NOT_ALLOWED");
}

const permission = defineStatement<{ id: number }>()((p) => ({
  fields: { id: members.id },
  text: (columns) =>
    sql`select ${columns} from ${members} where ${members.id} = ${p.id} and ${members.state} = 'accepted' and ${members.scanPermission}`,
}));
