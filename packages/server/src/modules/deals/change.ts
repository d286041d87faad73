import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement, statementVariants } from "@treadclub/kit/db/statement";
import { removePhotos } from "@treadclub/kit/files/photos";
import { attachUploads } from "@treadclub/kit/http/uploads";
import { eq, sql, type InferSelectModel } from "drizzle-orm";
import { signedInUser } from "#modules/identity";
import { members } from "#modules/members";
import { checkDeal, type DealBody } from "./check.ts";
import { mayEdit } from "./policy.ts";
import { deals } from "./table.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;
type DealRow = InferSelectModel<typeof deals>;

const mostDeals = 50;

/** Creates a deal, at the end, or edits one. Returns its id. */
export async function saveDeal(ctx: Ctx, body: DealBody): Promise<number> {
  const { id, version } = body;
  const { row, others } =
    id === undefined
      ? { row: null, others: await lockDeals(ctx, "id", ownCompany(ctx, body.member_id)) }
      : await ownDeal(ctx, id);
  if (row && row.version !== version) throw ctx.fail("STATE_CONFLICT", { details: { version: row.version } });
  checkDeal(ctx, body, body.upload_id === undefined ? (row?.photoId ?? null) !== null : body.upload_id !== null);
  checkTitles(ctx, body, others);
  const photoId = await photoOf(ctx, body, row);
  const set = { ...columnsOf(body), photoId };
  return row ? change(ctx, row, set) : create(ctx, ownCompany(ctx, body.member_id), set, others);
}

async function change(ctx: Ctx, row: DealRow, set: Partial<DealRow>): Promise<number> {
  await ctx.db
    .update(deals)
    .set({ ...set, version: row.version + 1 })
    .where(eq(deals.id, row.id));
  record(ctx, row, "edit a deal");
  return row.id;
}

async function create(
  ctx: Ctx,
  memberId: number,
  set: ReturnType<typeof columnsOf> & { readonly photoId: string | null },
  others: readonly { readonly place: number }[],
): Promise<number> {
  if (others.length >= mostDeals) throw ctx.fail("STATE_CONFLICT", { details: { reason: "too_many" } });
  const place = Math.max(0, ...others.map((one) => one.place)) + 1;
  const [row] = await ctx.db
    .insert(deals)
    .values({ ...set, memberId, place, createdAt: ctx.now })
    .returning({ id: deals.id, memberId: deals.memberId });
  if (!row) throw new Error("No row of deals");
  record(ctx, row, "create a deal");
  return row.id;
}

/** Hides a deal from drivers, or shows it again. */
export async function hideDeal(
  ctx: Ctx,
  id: number,
  { hidden, version }: { readonly hidden: boolean; readonly version: number },
): Promise<void> {
  const { row } = await ownDeal(ctx, id);
  if (row.version !== version) throw ctx.fail("STATE_CONFLICT", { details: { version: row.version } });
  await ctx.db
    .update(deals)
    .set({ hidden, version: version + 1 })
    .where(eq(deals.id, id));
  record(ctx, row, hidden ? "hide a deal" : "show a deal");
}

/** Deletes a deal; its picture goes with the next sweep. */
export async function deleteDeal(ctx: WriteCtx<"NOT_FOUND">, id: number): Promise<void> {
  const { row } = await ownDeal(ctx, id);
  await ctx.db.delete(deals).where(eq(deals.id, id));
  await removePhotos(ctx, row.photoId === null ? [] : [row.photoId]);
  record(ctx, row, "delete a deal");
}

const placing = defineStatement<{ memberId: number; ids: readonly number[] }>()((p) => ({
  fields: { id: deals.id },
  text: (columns) => sql`update ${deals} set place = wanted.place from (
      select id, row_number() over (order by array_position(${p.ids}::bigint[], id), place, id) as place
      from ${deals} where member_id = ${p.memberId}
    ) wanted where ${deals.id} = wanted.id returning ${columns}`,
}));

/** Puts the deals of a company in an order; one that is not theirs: NOT_FOUND. */
export async function orderDeals(ctx: WriteCtx<"NOT_FOUND">, memberId: number, ids: readonly number[]): Promise<void> {
  const known = new Set((await lockDeals(ctx, "id", memberId)).map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throw ctx.fail("NOT_FOUND");
  await placing.all(ctx.db, { memberId, ids: [...ids] });
  for (const id of ids.slice(0, 1)) record(ctx, { id, memberId }, "order deals");
}

/** The company that a new deal is for. */
function ownCompany(ctx: Ctx, wanted: number | undefined): number {
  const memberId = wanted ?? (ctx.actor.kind === "user" ? ctx.actor.memberId : null);
  if (memberId === null) throw ctx.fail("VALIDATION_FAILED", { fields: { member_id: "required" } });
  return memberId;
}

const membersLocked = statementVariants((by: "id" | "deal") =>
  defineStatement<{ id: number }>()((p) => ({
    fields: { id: members.id },
    text: (columns) =>
      sql`select ${columns} from ${members} where ${members.id} = ${
        by === "id" ? sql`${p.id}` : sql`(select ${deals.memberId} from ${deals} where ${deals.id} = ${p.id})`
      } for no key update`,
  })),
);

/** The deals of a company that the actor may speak for; two changes of them happen one after the other. */
async function lockDeals(ctx: WriteCtx<"NOT_FOUND">, by: "id" | "deal", id: number): Promise<DealRow[]> {
  const member = await membersLocked(by).first(ctx.db, { id });
  if (!member || !mayEdit(ctx.actor, member.id)) throw ctx.fail("NOT_FOUND");
  return ctx.db.select().from(deals).where(eq(deals.memberId, member.id));
}

/** The deal that the actor wants to change, and those beside it. */
async function ownDeal(ctx: WriteCtx<"NOT_FOUND">, id: number): Promise<{ row: DealRow; others: DealRow[] }> {
  const all = await lockDeals(ctx, "deal", id);
  const row = all.find((one) => one.id === id);
  if (!row) throw ctx.fail("NOT_FOUND");
  return { row, others: all.filter((one) => one.id !== id) };
}

/** Two deals of one name at the same time cannot be told apart. */
function checkTitles(ctx: Ctx, { texts, starts_on, ends_on }: DealBody, others: readonly Partial<DealRow>[]): void {
  const taken = new Set(
    others
      .filter(({ startsOn = "", endsOn = "" }) => startsOn <= ends_on && endsOn >= starts_on)
      .flatMap((one) => (one.texts ?? []).map(({ title }) => title.toLowerCase())),
  );
  const again = texts.findIndex(({ title }) => taken.has(title.toLowerCase()));
  if (again >= 0) throw ctx.fail("VALIDATION_FAILED", { fields: { [`texts.${again}.title`]: "name_taken" } });
}

/** The picture that a deal has from now on; the one before is let go. */
async function photoOf(ctx: Ctx, { upload_id: uploadId }: DealBody, row: DealRow | null): Promise<string | null> {
  const before = row?.photoId ?? null;
  if (uploadId === undefined) return before;
  if (before !== null) await removePhotos(ctx, [before]);
  if (uploadId === null) return null;
  return (await attachUploads(ctx, signedInUser(ctx), [uploadId]))[0] ?? null;
}

const columnsOf = (body: DealBody) => ({
  texts: body.texts,
  pricePence: body.price_pence,
  wasPence: body.was_pence,
  wasSince: body.was_since,
  savingPence: body.saving_pence,
  startsOn: body.starts_on,
  endsOn: body.ends_on,
  quoteLink: body.quote_link,
});

/** Open screens of the company read its deals again. */
function record(ctx: WriteCtx, { id, memberId }: Pick<DealRow, "id" | "memberId">, what: string): void {
  ctx.outbox.live({ to: { memberIds: [memberId] }, topic: "deal", id });
  ctx.audit(what, { entity: "deal", id }, { member: memberId });
}
