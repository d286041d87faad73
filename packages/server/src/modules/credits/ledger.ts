import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb, WriteDb } from "@treadclub/kit/db/open";
import { and, eq, sql } from "drizzle-orm";
import { consumers } from "#modules/consumers";
import { creditEntries } from "./table.ts";

type Kind = "free" | "paid";
type Entry = typeof creditEntries.$inferSelect;

interface Parcel {
  readonly kind: Kind;
  readonly expiresAt: Date | null;
  readonly left: number;
}

/** The least time in which a credit that comes back can be used. */
const graceMs = 30 * 24 * 3_600_000;

export interface Balance {
  readonly balance: number;
  readonly free: number;
  readonly paid: number;
}

/** How many scans a driver has left; what has expired does not count. */
export async function balanceOf(db: ReadDb, consumerId: number, now: Date): Promise<Balance> {
  const parcels = await parcelsOf(db, consumerId, now);
  const sum = (kind: Kind): number =>
    parcels.filter((parcel) => parcel.kind === kind).reduce((all, parcel) => all + parcel.left, 0);
  return { balance: sum("free") + sum("paid"), free: sum("free"), paid: sum("paid") };
}

/** The free scans that a new driver starts with. */
export async function giveWelcomeCredits(ctx: WriteCtx, consumerId: number, amount: number): Promise<void> {
  if (amount > 0)
    await ctx.db.insert(creditEntries).values({ consumerId, amount, kind: "free", reason: "welcome", at: ctx.now });
}

/** Takes one credit for a scan, of what expires first. None left: NO_SCANS_LEFT. */
export async function spendForScan(ctx: WriteCtx<"NO_SCANS_LEFT">, consumerId: number, scanId: number): Promise<void> {
  if (!(await trySpend(ctx, consumerId, scanId, "scan"))) throw ctx.fail("NO_SCANS_LEFT");
}

/** The same where nobody has to be told: false when none is left. */
export const trySpendForScan = (ctx: WriteCtx, consumerId: number, scanId: number): Promise<boolean> =>
  trySpend(ctx, consumerId, scanId, "scan");

/**
 * Gives the credit of a scan back as it was; one that would be over within 30 days gets that long. A scan that cost
 * nothing, or whose credit is back already, changes nothing.
 */
export async function giveBackForScan(ctx: WriteCtx, consumerId: number, scanId: number): Promise<void> {
  await lock(ctx.db, consumerId);
  const entries = await ctx.db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.consumerId, consumerId), eq(creditEntries.refId, scanId)))
    .orderBy(creditEntries.id);
  const spent = entries.findLast((entry) => entry.amount < 0);
  if (spent === undefined || entries.reduce((all, entry) => all + entry.amount, 0) >= 0) return;
  const earliest = new Date(ctx.now.getTime() + graceMs);
  const expiresAt = spent.expiresAt !== null && spent.expiresAt < earliest ? earliest : spent.expiresAt;
  await ctx.db.insert(creditEntries).values({
    consumerId,
    amount: 1,
    kind: spent.kind,
    reason: "scan_rejected",
    refId: scanId,
    expiresAt,
    at: ctx.now,
  });
}

/** Takes the credit again when a rejection is undone; with none left the platform bears it. */
export async function chargeScanAgain(ctx: WriteCtx, consumerId: number, scanId: number): Promise<boolean> {
  return trySpend(ctx, consumerId, scanId, "rejection_undone");
}

async function trySpend(
  ctx: WriteCtx,
  consumerId: number,
  scanId: number,
  reason: "scan" | "rejection_undone",
): Promise<boolean> {
  await lock(ctx.db, consumerId);
  const [first] = (await parcelsOf(ctx.db, consumerId, ctx.now)).toSorted(byExpiry);
  if (!first) return false;
  await ctx.db.insert(creditEntries).values({
    consumerId,
    amount: -1,
    kind: first.kind,
    reason,
    refId: scanId,
    expiresAt: first.expiresAt,
    at: ctx.now,
  });
  return true;
}

/** What happens to a driver's credits comes one after the other. */
const lock = (db: WriteDb, consumerId: number) =>
  db.select({ id: consumers.id }).from(consumers).where(eq(consumers.id, consumerId)).for("no key update");

/** What is left of each kind and end; a spent credit lowers the parcel that it came from. */
async function parcelsOf(db: ReadDb, consumerId: number, now: Date): Promise<Parcel[]> {
  const rows = await db
    .select({
      kind: creditEntries.kind,
      expiresAt: creditEntries.expiresAt,
      left: sql<string>`sum(${creditEntries.amount})`,
    })
    .from(creditEntries)
    .where(eq(creditEntries.consumerId, consumerId))
    .groupBy(creditEntries.kind, creditEntries.expiresAt);
  return rows
    .map((row) => ({ ...row, left: Number(row.left) }))
    .filter((parcel) => parcel.left > 0 && (parcel.expiresAt === null || parcel.expiresAt > now));
}

/** What expires first is spent first; of what never expires, the free ones. */
function byExpiry(a: Pick<Entry, "kind" | "expiresAt">, b: Pick<Entry, "kind" | "expiresAt">): number {
  const end = (parcel: Pick<Entry, "expiresAt">): number => parcel.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (end(a) !== end(b)) return end(a) < end(b) ? -1 : 1;
  return a.kind === b.kind ? 0 : a.kind === "free" ? -1 : 1;
}
