import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { randomCode } from "@treadclub/kit/ids";
import { begun } from "@treadclub/kit/states";
import { eq } from "drizzle-orm";
import { users } from "#modules/identity";
import { dayWords, mailTo, notifyAdmins } from "#modules/messages";
import { complaintMachine } from "./states.ts";
import { dataComplaints } from "./table.ts";

const acknowledgeMs = 30 * 24 * 3_600_000;

/** Takes a complaint in: a receipt to its sender, a notification to the administrators. */
export async function createComplaint(
  ctx: WriteCtx,
  body: ParsedOf<Catalog["createDataComplaint"]>["body"],
): Promise<ReplyOf<Catalog["createDataComplaint"]>> {
  const [account] = await ctx.db
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(eq(users.email, body.email));
  const locale = body.locale ?? account?.locale ?? "en";
  const acknowledgeBy = new Date(ctx.now.getTime() + acknowledgeMs);
  const [row] = await ctx.db
    .insert(dataComplaints)
    .values({
      reference: `DC-${randomCode(6)}`,
      about: body.about,
      name: body.name,
      email: body.email,
      text: body.text,
      locale,
      userId: account?.id ?? null,
      createdAt: ctx.now,
      acknowledgeBy,
    })
    .returning({ id: dataComplaints.id, reference: dataComplaints.reference });
  if (!row) throw new Error("No complaint row");
  begun(ctx, complaintMachine, row.id);
  await mailTo(ctx, { to: body.email, firstName: "", locale, showsNames: false }, "complaint_received", {
    reference: row.reference,
    day: dayWords(acknowledgeBy, locale),
  });
  notifyAdmins(ctx, {
    type: "new_complaint",
    kind: "complaint",
    values: { reference: row.reference },
    recordId: row.id,
  });
  ctx.audit("complain about personal data", { entity: "complaint", id: row.id });
  return { reference: row.reference, acknowledged_by: acknowledgeBy.toISOString() };
}
