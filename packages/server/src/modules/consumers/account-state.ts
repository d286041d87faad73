import type { WriteCtx } from "@treadclub/kit/context";
import { move, tryMove } from "@treadclub/kit/states";
import { consumerMachine } from "./states.ts";

/** Closes the account of a driver, who may reopen it for some time. Errors: STATE_CONFLICT. */
export async function closeConsumer(ctx: WriteCtx<"STATE_CONFLICT">, id: number): Promise<void> {
  await move(ctx, consumerMachine, id, "close", { closedAt: ctx.now });
  ctx.audit("close an account", { entity: "consumer", id });
}

/** Reopens the closed account of a driver. Errors: STATE_CONFLICT. */
export async function reopenConsumer(ctx: WriteCtx<"STATE_CONFLICT">, id: number): Promise<void> {
  await move(ctx, consumerMachine, id, "reopen", { closedAt: null });
  ctx.audit("reopen an account", { entity: "consumer", id });
}

/** Marks the account of a driver deleted. Returns false when it was before. */
export async function deleteConsumer(ctx: WriteCtx, id: number): Promise<boolean> {
  const moved = await tryMove(ctx, consumerMachine, [id], "delete");
  if (moved.length > 0) ctx.audit("erase an account", { entity: "consumer", id });
  return moved.length > 0;
}
