import { isAdmin, type Catalog, type ParsedOf, type ReplyOf } from "@treadclub/contract";
import type { KeyView } from "@treadclub/contract/measurement/management";
import type { OutsideCtx, ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { NumberedEntity } from "@treadclub/contract";
import { AppError } from "@treadclub/kit/errors";
import type { IssuedKey, KeyManagementPort } from "#adapters/key-management/port";
import { memberFor } from "#modules/members";
import { checkGrant, keyManager, holderOf, mayChange, memberIdOf, requireOwner } from "./policy.ts";
import { keyFor, rowsWithMembers, type IntegratorKey } from "./view.ts";

type Errors = "NOT_FOUND" | "STATE_CONFLICT" | "ACTION_NOT_ALLOWED" | "UPSTREAM_UNAVAILABLE";
type Ctx = OutsideCtx<Errors>;

/** The keys that the actor sees, with whose they are. */
export async function listKeys(
  ctx: ReadCtx,
  management: KeyManagementPort,
  body: ParsedOf<Catalog["getIntegratorKeys"]>["body"],
): Promise<ReplyOf<Catalog["getIntegratorKeys"]>> {
  const found = await management.keys(keyManager(ctx.actor), body);
  return { ...found, list: await rowsWithMembers(ctx.db, found.list), can: { create: mayChange(ctx.actor) } };
}

/** A key that the actor sees. Errors: NOT_FOUND. */
export const showKey = async (
  ctx: ReadCtx<"NOT_FOUND">,
  management: KeyManagementPort,
  id: number,
): Promise<IntegratorKey> => keyFor(ctx.db, ctx.actor, await management.key(keyManager(ctx.actor), id));

/**
 * Makes a key for the actor's company, or for the one that an administrator names; the same one for the same Idempotency-Key. Errors: ACTION_NOT_ALLOWED for staff and
 * for a company that is not accepted; NOT_FOUND for a company that does not exist.
 */
export async function createKey(
  ctx: OutsideCtx<Exclude<Errors, "STATE_CONFLICT">>,
  management: KeyManagementPort,
  { member_id, ...input }: ParsedOf<Catalog["createIntegratorKey"]>["body"],
  once: string | null,
): Promise<ReplyOf<Catalog["createIntegratorKey"]>> {
  requireOwner(ctx);
  checkGrant(ctx, input, { before: null, isSandbox: input.kind === "sandbox" });
  const memberId = await holderFor(ctx, member_id);
  const holder = memberId === null ? null : holderOf(memberId);
  const made = await management.make(keyManager(ctx.actor), { ...input, holder }, once);
  return ctx.write(async (tx) => {
    if (!made.isRepeated) noted(tx, made.key, "create a measurement key", { name: made.key.name, kind: made.key.kind });
    return { key: await keyFor(tx.db, tx.actor, made.key), secret: made.secret };
  });
}

/** Null: nobody's key, which only an administrator makes. */
async function holderFor(
  ctx: ReadCtx<"NOT_FOUND" | "ACTION_NOT_ALLOWED">,
  wanted: number | undefined,
): Promise<number | null> {
  const own = ctx.actor.kind === "user" && !isAdmin(ctx.actor) ? ctx.actor.memberId : null;
  if (own !== null && wanted !== undefined && wanted !== own) throw ctx.fail("NOT_FOUND");
  const memberId = own ?? wanted ?? null;
  if (memberId === null) return null;
  const member = await memberFor(ctx, memberId);
  if (member.state !== "accepted") throw ctx.fail("ACTION_NOT_ALLOWED");
  return memberId;
}

/** Changes what a key may do. Errors: ACTION_NOT_ALLOWED for staff; those of the service. */
export async function updateKey(
  ctx: Ctx,
  management: KeyManagementPort,
  id: number,
  body: ParsedOf<Catalog["updateIntegratorKey"]>["body"],
): Promise<IntegratorKey> {
  return changed(ctx, "change a measurement key", async () => {
    const who = keyManager(ctx.actor);
    const before = await management.key(who, id);
    checkGrant(ctx, body, { before, isSandbox: before.kind === "sandbox" });
    return management.change(who, id, body);
  });
}

/** Runs a change of a key that owners may make. Errors: ACTION_NOT_ALLOWED for staff; those of the service. */
export function changed(ctx: Ctx, action: string, ask: () => Promise<KeyView>): Promise<IntegratorKey> {
  requireOwner(ctx);
  return answered(ctx, ask, async (tx, key) => {
    noted(tx, key, action);
    return keyFor(tx.db, tx.actor, key);
  });
}

/** Runs a change whose answer shows a secret. Errors: ACTION_NOT_ALLOWED for staff; those of the service. */
export function issued<S extends string | null>(
  ctx: Ctx,
  action: string,
  ask: () => Promise<IssuedKey<S>>,
): Promise<{ key: IntegratorKey; secret: S }> {
  requireOwner(ctx);
  return answered(ctx, ask, async (tx, { key, secret, isRepeated }) => {
    if (!isRepeated) noted(tx, key, action);
    return { key: await keyFor(tx.db, tx.actor, key), secret };
  });
}

/**
 * What the service answered, kept for a repeated key. A repeated request finds the change made already: its key tells it from
 * somebody who came too late, so the key is looked at before the refusal is said.
 */
export async function answered<T, R>(
  ctx: Ctx,
  ask: () => Promise<T>,
  finish: (tx: WriteCtx<Errors>, reply: T) => R | Promise<R>,
): Promise<R> {
  const outcome = await ask().then(
    (reply) => ({ reply }),
    (error: unknown) => ({ error }),
  );
  return ctx.write(async (tx) => {
    if ("error" in outcome) throw asError(outcome.error);
    return finish(tx, outcome.reply);
  });
}

function noted(tx: WriteCtx, key: KeyView, action: string, diff?: Readonly<Record<string, unknown>>): void {
  tx.audit(action, { entity: "measurement_key", id: key.id }, diff);
  announce(tx, "measurement_key", { id: key.id, memberId: memberIdOf(key.holder) });
}

/** Notifies open screens of the company and of administrators. */
export function announce(
  tx: WriteCtx,
  topic: NumberedEntity,
  { id, memberId }: { readonly id: number; readonly memberId: number | null },
): void {
  tx.outbox.live({ to: { admins: true, memberIds: memberId === null ? [] : [memberId] }, topic, id });
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new AppError("UNKNOWN_ERROR", { cause: error });
