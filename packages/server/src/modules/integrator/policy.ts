import { isAdmin, type Actor } from "@treadclub/contract";
import type { KeyScope } from "@treadclub/contract/measurement/states";
import type { ReadCtx } from "@treadclub/kit/context";
import type { KeyManager } from "#adapters/key-management/port";

/** So many measurements a month may a company grant its own live key; administrators grant more. */
export const ownAllowance = 1000;

const prefix = "member:";

/** The name under which the measurement service keeps the keys of a company. */
export const holderOf = (memberId: number): string => `${prefix}${memberId}`;

/** The company behind the holder of a key; null for nobody's. */
export const memberIdOf = (holder: string | null): number | null =>
  holder?.startsWith(prefix) === true ? Number(holder.slice(prefix.length)) : null;

/** Administrators see every key, the people of a company its own. */
export function keyManager(actor: Actor): KeyManager {
  if (actor.kind !== "user") return { holder: holderOf(0), name: "platform" };
  return {
    holder: isAdmin(actor) ? null : holderOf(actor.memberId ?? 0),
    name: actor.actingAdminId === null ? `user ${actor.userId}` : `user ${actor.actingAdminId} as ${actor.userId}`,
  };
}

/** Owners decide what their company's keys may do and see their secrets; staff look, test and resend. */
export const mayChange = (actor: Actor): boolean =>
  isAdmin(actor) || (actor.kind === "user" && actor.memberId !== null && actor.position === "owner");

export function requireOwner(ctx: Pick<ReadCtx<"ACTION_NOT_ALLOWED">, "actor" | "fail">): void {
  if (!mayChange(ctx.actor)) throw ctx.fail("ACTION_NOT_ALLOWED");
}

interface Grant {
  readonly scopes: readonly KeyScope[];
  readonly allowance: number | null;
}

/** Nobody but an administrator grants more than was granted before. Errors: VALIDATION_FAILED on `scopes` or `allowance`. */
export function checkGrant(
  ctx: Pick<ReadCtx, "actor" | "fail">,
  wanted: Grant,
  { before, isSandbox }: { readonly before: Grant | null; readonly isSandbox: boolean },
): void {
  if (isAdmin(ctx.actor)) return;
  if (wanted.scopes.includes("review_all") && before?.scopes.includes("review_all") !== true)
    throw ctx.fail("VALIDATION_FAILED", { fields: { scopes: "not_yours" } });
  if (isSandbox || wanted.allowance === before?.allowance) return;
  if (wanted.allowance === null) throw ctx.fail("VALIDATION_FAILED", { fields: { allowance: "required" } });
  if (wanted.allowance > Math.max(ownAllowance, before?.allowance ?? 0))
    throw ctx.fail("VALIDATION_FAILED", { fields: { allowance: "too_large" } });
}
