import { isAdmin } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { eq } from "drizzle-orm";
import { mailTo } from "#modules/messages";
import { complaintMachine } from "./states.ts";
import { dataComplaints } from "./table.ts";
import type { ComplaintRow } from "./view.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;

/** A complaint that the actor may see, else NOT_FOUND. `lock` makes what follows happen one after the other. */
export async function complaintFor(ctx: ReadCtx<"NOT_FOUND">, id: number, lock = false): Promise<ComplaintRow> {
  const query = ctx.db.select().from(dataComplaints).where(eq(dataComplaints.id, id));
  const [row] = lock ? await query.for("update") : await query;
  if (!row || !(isAdmin(ctx.actor) || ctx.actor.kind === "job")) throw ctx.fail("NOT_FOUND");
  return row;
}

/** Acknowledges a complaint and tells its sender. */
export async function acknowledge(ctx: Ctx, id: number, version: number): Promise<ComplaintRow> {
  const row = await openOne(ctx, id, version);
  const set = { acknowledgedAt: ctx.now, version: version + 1 };
  await move(ctx, complaintMachine, id, "acknowledge", set);
  await mailTo(ctx, senderOf(row), "complaint_acknowledged", { reference: row.reference });
  settled(ctx, id, "acknowledge a complaint");
  return { ...row, ...set, state: "acknowledged" };
}

/** Answers a complaint by mail, which closes it. One that was not acknowledged is so by its answer. */
export async function answer(
  ctx: Ctx,
  id: number,
  { text, version }: { readonly text: string; readonly version: number },
): Promise<ComplaintRow> {
  const row = await openOne(ctx, id, version);
  const set = {
    answer: text,
    answeredAt: ctx.now,
    acknowledgedAt: row.acknowledgedAt ?? ctx.now,
    version: version + 1,
  };
  await move(ctx, complaintMachine, id, "answer", set);
  await mailTo(ctx, senderOf(row), "complaint_answered", { reference: row.reference, answer: text });
  settled(ctx, id, "answer a complaint");
  return { ...row, ...set, state: "answered" };
}

async function openOne(ctx: Ctx, id: number, version: number): Promise<ComplaintRow> {
  const row = await complaintFor(ctx, id, true);
  if (row.version !== version) throw ctx.fail("STATE_CONFLICT");
  return row;
}

/** The complainant as given: the address is unconfirmed and the name arbitrary. */
const senderOf = (row: ComplaintRow) => ({ to: row.email, firstName: "", locale: row.locale, showsNames: false });

function settled(ctx: Ctx, id: number, what: string): void {
  ctx.outbox.live({ to: { admins: true }, topic: "complaint", id });
  ctx.audit(what, { entity: "complaint", id });
}
