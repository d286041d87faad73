import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { endSessions } from "#modules/identity";
import type { MemberHooks } from "./hooks.ts";
import { membersFor } from "./rows.ts";
import { memberMachine } from "./states.ts";
import { usersOfMembers } from "./users.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;

/** Accepts new companies, all or none. Returns the number accepted. */
export async function acceptMembers(
  ctx: Ctx,
  hooks: Pick<MemberHooks, "onAccepted">,
  wanted: readonly number[],
): Promise<number> {
  const ids = (await membersFor(ctx, wanted)).map((row) => row.id);
  await move(ctx, memberMachine, ids, "accept");
  for (const id of ids) ctx.audit("accept a member", { entity: "member", id });
  for (const hook of hooks.onAccepted) await hook(ctx, ids);
  publishMembers(ctx, ids);
  return ids.length;
}

/** Disables companies, all or none: their users are signed out at once. */
export async function disableMembers(
  ctx: Ctx,
  hooks: Pick<MemberHooks, "onDisabled">,
  wanted: readonly number[],
): Promise<void> {
  const ids = (await membersFor(ctx, wanted)).map((row) => row.id);
  await move(ctx, memberMachine, ids, "disable");
  for (const id of ids) ctx.audit("disable a member", { entity: "member", id });
  for (const id of ids) for (const hook of hooks.onDisabled) await hook(ctx, id);
  const userIds = (await usersOfMembers(ctx.db, ids)).map((one) => one.userId);
  if (userIds.length > 0) await endSessions(ctx, { userIds }, "disabled");
}

function publishMembers(ctx: WriteCtx, memberIds: readonly number[]): void {
  for (const id of memberIds) ctx.outbox.live({ to: { memberIds: [id] }, topic: "member", id });
}
