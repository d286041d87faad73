import { isAdmin } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";

/** The company that a path names, when the actor works there or is an administrator; else NOT_FOUND. */
export function ownMemberId(ctx: Pick<ReadCtx<"NOT_FOUND">, "actor" | "fail">, memberId: number): number {
  const mine = ctx.actor.kind === "user" && (ctx.actor.memberId === memberId || isAdmin(ctx.actor));
  if (!mine) throw ctx.fail("NOT_FOUND");
  return memberId;
}
