import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { eq } from "drizzle-orm";
import { allowed } from "./policy.ts";
import { issueToDrivers, publishClub } from "./publish.ts";
import { lockClub } from "./rows.ts";
import { clubMachine } from "./states.ts";
import { clubs } from "./table.ts";

type Failures = "NOT_FOUND" | "STATE_CONFLICT";

/** Switches a club that was approved on or off; one that is so already: STATE_CONFLICT. */
export async function setClubActivity(
  ctx: WriteCtx<Failures>,
  id: number,
  action: "activate" | "deactivate",
): Promise<void> {
  const club = await lockClub(ctx, id);
  if (!allowed(ctx.actor, club)[action])
    throw ctx.fail("STATE_CONFLICT", { details: { state: club.state, active: club.active } });
  await ctx.db
    .update(clubs)
    .set({ active: action === "activate", version: club.version + 1 })
    .where(eq(clubs.id, id));
  ctx.audit(`${action} a club`, { entity: "club", id });
  issueToDrivers(ctx, { ...club, active: action === "activate", version: club.version + 1 });
  publishClub(ctx, club);
}

/** Deletes a club; what it issued stays valid. */
export async function removeClub(ctx: WriteCtx<Failures | "ACTION_NOT_ALLOWED">, id: number): Promise<void> {
  const club = await lockClub(ctx, id);
  if (!allowed(ctx.actor, club).remove) throw ctx.fail("ACTION_NOT_ALLOWED");
  await move(ctx, clubMachine, id, "remove", {
    active: false,
    pending: null,
    waitingSince: null,
    version: club.version + 1,
  });
  ctx.audit("delete a club", { entity: "club", id });
  publishClub(ctx, club);
}
