import type { Position } from "@treadclub/contract/access";
import type { WriteCtx } from "@treadclub/kit/context";
import { signedInUser } from "#modules/identity";
import { changePosition, removePerson } from "#modules/members";
import { lockPerson, type Standing } from "./rows.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;

/** Makes somebody of the own company owner or staff. The last owner stays one: STATE_CONFLICT. */
export async function setPosition(ctx: Ctx, userId: number, position: Position): Promise<void> {
  const standing = await standingOf(ctx, userId);
  const { person } = standing;
  if (person.position === position) return;
  // Only an owner comes here, so whoever is none by now has lost it meanwhile.
  if (position === "owner" && userId === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  if (position === "staff") keepAnOwner(ctx, standing);
  await changePosition(ctx, person, position);
}

/** Takes somebody out of the own company: signed out at once. Oneself leaves by `leave`; the last owner stays: STATE_CONFLICT. */
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

/** Whoever has left the company, and an actor who is no owner any more, have lost it meanwhile: STATE_CONFLICT. */
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
