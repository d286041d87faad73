import type { Position } from "@treadclub/contract/access";
import type { WriteCtx } from "@treadclub/kit/context";
import { signedInUser } from "#modules/identity";
import { changePosition, removePerson } from "#modules/members";
import { lockPerson, type Standing } from "./rows.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;

/** Makes a person of the actor's company owner or staff. The last owner stays one: STATE_CONFLICT. */
export async function setPosition(ctx: Ctx, userId: number, position: Position): Promise<void> {
  const standing = await standingOf(ctx, userId);
  const { person } = standing;
  if (person.position === position) return;
  // Only an owner comes here, so whoever is none by now has lost it meanwhile.
  if (position === "owner" && userId === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  if (position === "staff") keepAnOwner(ctx, standing);
  await changePosition(ctx, person, position);
}

/** Removes a person from the actor's company and signs them out at once. Actors themselves leave by `leave`; the last owner stays: STATE_CONFLICT. */
export async function removeUser(ctx: Ctx, userId: number): Promise<void> {
  const standing = await standingOf(ctx, userId);
  if (userId === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  keepAnOwner(ctx, standing);
  await removePerson(ctx, standing.person);
}

/** Leaves the own company. Its last owner stays: STATE_CONFLICT. Who has no company: NOT_FOUND. */
export async function leave(ctx: Ctx): Promise<void> {
  const standing = await standingOf(ctx, signedInUser(ctx));
  keepAnOwner(ctx, standing);
  await removePerson(ctx, standing.person);
}

/** Locks a person and returns their position. STATE_CONFLICT when they have left the company, or the actor is no longer an owner. */
async function standingOf(ctx: Ctx, userId: number): Promise<Standing> {
  const { actor } = ctx;
  const standing = await lockPerson(ctx, userId);
  const isFree = actor.kind !== "user" || actor.userId === userId || actor.roles.includes("super_admin");
  if (!standing || !(isFree || standing.isActorOwner)) throw ctx.fail("STATE_CONFLICT");
  return standing;
}

function keepAnOwner(ctx: Ctx, { person, hasOtherOwner }: Standing): void {
  if (person.position === "owner" && !hasOtherOwner) throw ctx.fail("STATE_CONFLICT");
}
