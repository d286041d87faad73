import { isAdmin, type Catalog, type ParsedOf, type ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { isoInstant, orNull } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { listPage, type ListReply } from "@treadclub/kit/db/list";
import { when, whenEqual } from "@treadclub/kit/db/list-conditions";
import { defineStatement } from "@treadclub/kit/db/statement";
import { hashToken, randomToken } from "@treadclub/kit/ids";
import { consumers } from "#modules/consumers";
import { signedInUser, users } from "#modules/identity";
import { members } from "#modules/members";
import { reportedScan, scans, scanSightOf, type ReportedScan } from "#modules/scans";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { scanLinks } from "./table.ts";

const dayMs = 24 * 3_600_000;

/**
 * Makes a link to the page of a result. Errors: NOT_FOUND for a scan that the actor may not see; STATE_CONFLICT without a
 * result; ACTION_NOT_ALLOWED for administrators, whose scans these are not.
 */
export async function createLink(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT" | "ACTION_NOT_ALLOWED">,
  publicUrl: string,
  { scan_id, days }: ParsedOf<Catalog["createScanLink"]>["body"],
): Promise<ReplyOf<Catalog["createScanLink"]>> {
  if (isAdmin(ctx.actor)) throw ctx.fail("ACTION_NOT_ALLOWED");
  const scan = await reportedScan(ctx.db, { id: scan_id, ...scanSightOf(ctx.actor) }, ctx.now);
  if (!scan) throw ctx.fail("NOT_FOUND");
  if (scan.state !== "completed") throw ctx.fail("STATE_CONFLICT");
  const createdBy = signedInUser(ctx);
  const token = randomToken();
  const expiresAt = new Date(ctx.now.getTime() + days * dayMs);
  const [row] = await ctx.db
    .insert(scanLinks)
    .values({
      scanId: scan.id,
      tokenHash: hashToken(token),
      createdBy,
      memberId: scan.consumerId === createdBy ? null : scan.memberId,
      createdAt: ctx.now,
      expiresAt,
    })
    .returning({ id: scanLinks.id });
  if (!row) throw new Error("No link row");
  ctx.audit("share scan", { entity: "scan", id: scan.id }, { link: row.id, days });
  // What stands behind # reaches no server and no referrer.
  return { id: row.id, link: `${publicUrl}/app/shared_scan#${token}`, expires_at: expiresAt.toISOString() };
}

type ListBody = ParsedOf<Catalog["getScanLinks"]>["body"];
interface LinkOwner {
  readonly userId: number;
  readonly memberId: number | null;
  readonly now: Date;
}

const shared = alias(scans, "shared");
const company = alias(members, "sharing_member");

/** A link leads to a result for as long as its driver and whoever made it are there; when it expires comes on top. */
const leadsToResult = sql`exists (select 1 from ${scans} ${shared}
  join ${consumers} on ${consumers.id} = ${shared.consumerId} and ${consumers.state} = 'active'
  join ${users} on ${users.id} = ${scanLinks.createdBy} and not ${users.disabled} and ${users.erasedAt} is null
  left join ${members} ${company} on ${company.id} = ${scanLinks.memberId}
  where ${shared.id} = ${scanLinks.scanId} and ${shared.state} = 'completed'
    and (${scanLinks.memberId} is null or ${company.state} = 'accepted'))`;

const linkList = listPage<ListBody, LinkOwner>()(
  () => ({
    from: scanLinks,
    fields: {
      id: scanLinks.id,
      scan_id: scanLinks.scanId,
      position: scans.position,
      member_name: orNull(members.companyName),
      created_at: isoInstant(scanLinks.createdAt),
      expires_at: isoInstant(scanLinks.expiresAt),
    },
    joins: sql`join ${scans} on ${scans.id} = ${scanLinks.scanId} left join ${members} on ${members.id} = ${scanLinks.memberId}`,
    where: [
      leadsToResult,
      when(
        ({ now }) => now.toISOString(),
        (now) => sql`${scanLinks.expiresAt} > ${now}::timestamptz`,
      ),
      when(
        ({ memberId, userId }) => (memberId === null ? userId : null),
        (userId) =>
          sql`${scanLinks.scanId} in (select ${shared.id} from ${scans} ${shared} where ${shared.consumerId} = ${userId})`,
      ),
      whenEqual(scanLinks.memberId, ({ memberId }) => memberId),
      whenEqual(scanLinks.scanId, ({ body }) => body.filters?.scan_id),
    ],
    sort: { by: { created_at: scanLinks.createdAt }, usual: "-created_at" },
  }),
  (row) => row,
);

/** The links that work: to a driver's own scans, or a company's own. */
export const listLinks = (
  ctx: ReadCtx,
  body: ListBody,
): Promise<ListReply<ReplyOf<Catalog["getScanLinks"]>["list"][number]>> =>
  linkList({ ctx, body, userId: signedInUser(ctx), memberId: memberOf(ctx), now: ctx.now });

/** Ends a link of the actor's, or to the actor's own scan. Errors: NOT_FOUND. */
export async function deleteLink(ctx: WriteCtx<"NOT_FOUND">, id: number): Promise<void> {
  const gone = await ending.first(ctx.db, { id, userId: signedInUser(ctx), memberId: memberOf(ctx) });
  if (!gone) throw ctx.fail("NOT_FOUND");
  ctx.audit("end scan link", { entity: "scan", id: gone.scanId }, { link: id });
}

const memberOf = ({ actor }: Pick<ReadCtx, "actor">): number | null => (actor.kind === "user" ? actor.memberId : null);

const ending = defineStatement<{ id: number; userId: number; memberId: number | null }>()((p) => ({
  fields: { scanId: scanLinks.scanId },
  text: (columns) => sql`delete from ${scanLinks} using ${scans}
    where ${scanLinks.id} = ${p.id} and ${scans.id} = ${scanLinks.scanId}
      and (${scans.consumerId} = ${p.userId} or ${scanLinks.memberId} = ${p.memberId}) returning ${columns}`,
}));

/** A link is named by its token, or by its id where a signature vouches for it. */
type Named = { readonly tokenHash: string; readonly id: null } | { readonly tokenHash: null; readonly id: number };

const opening = defineStatement<{ tokenHash: string | null; id: number | null; now: Date }>()((p) => ({
  fields: { id: scanLinks.id, scanId: scanLinks.scanId, expiresAt: scanLinks.expiresAt },
  text: (columns) => sql`select ${columns} from ${scanLinks}
    where (${scanLinks.tokenHash} = ${p.tokenHash} or ${scanLinks.id} = ${p.id}) and ${scanLinks.expiresAt} > ${p.now}::timestamptz
      and ${leadsToResult}`,
}));

export interface SharedScan {
  readonly linkId: number;
  readonly scan: ReportedScan;
  readonly expiresAt: Date;
}

export const byToken = (token: string): Named => ({ tokenHash: hashToken(token), id: null });
export const byId = (id: number): Named => ({ tokenHash: null, id });

/** The scan that a link leads to, as anybody may see it. Errors: CODE_INVALID. */
export async function sharedScan(ctx: ReadCtx<"CODE_INVALID">, named: Named): Promise<SharedScan> {
  const link = await opening.first(ctx.db, { ...named, now: ctx.now });
  const scan = link && (await reportedScan(ctx.db, { id: link.scanId, ...everything }, ctx.now));
  if (!link || scan?.state !== "completed") throw ctx.fail("CODE_INVALID");
  return { linkId: link.id, scan: withoutPersonalData(scan), expiresAt: link.expiresAt };
}

const everything = { seesAll: true, userId: null, memberId: null };
const shownOfPlate = 3;

/** A stranger learns about the tyre: not whose car it is, how far it was driven, or what was written to the driver. */
const withoutPersonalData = (scan: ReportedScan): ReportedScan => ({
  ...scan,
  vehicle: { ...scan.vehicle, number: `•••• ${scan.vehicle.number.slice(-shownOfPlate)}` },
  mileage: null,
  message: "",
  forecast: scan.forecast && {
    ...scan.forecast,
    at_3_mm: scan.forecast.at_3_mm && { ...scan.forecast.at_3_mm, mileage: null },
    at_1_6_mm: scan.forecast.at_1_6_mm && { ...scan.forecast.at_1_6_mm, mileage: null },
  },
});

/** The links to a driver's scans, for their download. */
export const dataOf = (db: ReadDb, consumerId: number) =>
  db
    .select({
      scanId: scanLinks.scanId,
      memberId: scanLinks.memberId,
      createdAt: scanLinks.createdAt,
      expiresAt: scanLinks.expiresAt,
    })
    .from(scanLinks)
    .innerJoin(scans, eq(scans.id, scanLinks.scanId))
    .where(eq(scans.consumerId, consumerId))
    .orderBy(asc(scanLinks.id));

/** Ends every link to a driver's scans. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  const own = ctx.db.select({ id: scans.id }).from(scans).where(eq(scans.consumerId, consumerId));
  await ctx.db.delete(scanLinks).where(inArray(scanLinks.scanId, own));
}
