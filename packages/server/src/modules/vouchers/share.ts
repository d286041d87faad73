import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { Language, ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { randomCode } from "@treadclub/kit/ids";
import { outboxMessages } from "@treadclub/kit/tables";
import { londonDay } from "@treadclub/rules";
import { signedInConsumer } from "#modules/consumers";
import { users } from "#modules/identity";
import { mailVoucherToForward, sharedVoucherMessage, type PassedOnVoucher } from "#modules/messages";
import { sql } from "drizzle-orm";
import { voucherFields, type IsBookedAt } from "./fields.ts";
import { codeLength } from "./issue.ts";
import { canShare } from "./policy.ts";
import { announceVouchers } from "./reserve.ts";
import { shareToken } from "./share-token.ts";
import { vouchers } from "./table.ts";
import type { VoucherDeps } from "./view.ts";
import type { VoucherRow } from "./rows.ts";
import { wordsOf } from "./words.ts";

type Sharing = ReplyOf<Catalog["getShareWatsAppLink"]>;
type ShareError = "NOT_FOUND" | "STATE_CONFLICT" | "ACTION_NOT_ALLOWED";
export type ShareDeps = Pick<VoucherDeps, "publicUrl" | "isBookedAt"> & { readonly secret: string };

const ownVoucher = (isBookedAt: IsBookedAt, lock = sql``) =>
  defineStatement<{ id: number; consumerId: number; onceKey: string }>()((p) => ({
    fields: {
      ...voucherFields(sql`null`, isBookedAt),
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      isConfirmed: sql<boolean>`(${users.emailConfirmedAt} is not null)`,
      isMailed: sql<boolean>`exists (select 1 from ${outboxMessages} where ${outboxMessages.onceKey} = ${p.onceKey})`,
    },
    text: (columns) => sql`select ${columns} from ${vouchers} join ${users} on ${users.id} = ${vouchers.consumerId}
      where ${vouchers.id} = ${p.id} and ${vouchers.consumerId} = ${p.consumerId}${lock}`,
  }));

const noteShared = defineStatement<{ id: number; isMail: boolean; now: string }>()((p) => ({
  fields: { id: vouchers.id },
  text: (columns) => sql`update ${vouchers} set shared_count = shared_count + 1,
    shared_by_email = shared_by_email or ${p.isMail}::boolean, shared_at = ${p.now}::timestamptz, first_shared_at = coalesce(first_shared_at, ${p.now}::timestamptz)
    where ${vouchers.id} = ${p.id} returning ${columns}`,
}));

const renewCode = defineStatement<{ id: number; code: string }>()((p) => ({
  fields: { code: vouchers.code },
  text: (
    columns,
  ) => sql`update ${vouchers} set code = ${p.code}, shared_count = 0, shared_by_email = false, shared_at = null
    where ${vouchers.id} = ${p.id} returning ${columns}`,
}));

/** The operations by which a driver passes an own voucher on. */
export function openSharing(deps: ShareDeps) {
  const byId = ownVoucher(deps.isBookedAt);
  const byIdLocked = ownVoucher(deps.isBookedAt, sql` for update of ${vouchers}`);
  const find = async (ctx: ReadCtx<ShareError>, id: number, statement: typeof byId) => {
    const consumerId = await signedInConsumer(ctx);
    const row = await statement.first(ctx.db, { id, consumerId, onceKey: onceKeyOf(id, ctx.now) });
    if (!row) throw ctx.fail("NOT_FOUND");
    return row;
  };
  const shareable = async (ctx: ReadCtx<ShareError>, id: number, statement: typeof byId) => {
    const row = await find(ctx, id, statement);
    if (!canShare(row, londonDay(ctx.now))) throw ctx.fail("STATE_CONFLICT", { details: { state: row.state } });
    return row;
  };

  return {
    /** Returns what a driver sends. Errors: NOT_FOUND; STATE_CONFLICT for a voucher that may not be passed on. */
    sharing: async (ctx: ReadCtx<ShareError>, id: number): Promise<Sharing> => {
      const row = await shareable(ctx, id, byId);
      return sharingOf(passedOn(deps, row), row.locale);
    },

    /** Notes that a voucher is passed on; by e-mail, mails it to its driver. Errors as above. */
    share: async (
      ctx: WriteCtx<ShareError>,
      { voucher_id: id, by }: ParsedOf<Catalog["shareVoucher"]>["body"],
    ): Promise<ReplyOf<Catalog["shareVoucher"]>> => {
      const row = await shareable(ctx, id, byIdLocked);
      const voucher = passedOn(deps, row);
      const outcome = by === "email" ? mailOutcome(row) : "shared";
      if (outcome === "mailed")
        mailVoucherToForward(ctx, { ...row, userId: row.consumerId }, voucher, onceKeyOf(row.id, ctx.now));
      if (outcome === "mailed" || outcome === "shared") {
        await noteShared.first(ctx.db, { id, isMail: by === "email", now: ctx.now.toISOString() });
        ctx.audit("share a voucher", { entity: "voucher", id }, { by });
        announceVouchers(ctx, { consumerId: row.consumerId, memberId: null }, [id]);
      }
      return { ...sharingOf(voucher, row.locale), outcome };
    },

    /**
     * Ends every copy: the signed links of the old code stop working, and so does the code itself. Errors: NOT_FOUND;
     * STATE_CONFLICT for a voucher that is over.
     */
    stop: async (ctx: WriteCtx<ShareError>, id: number): Promise<VoucherRow> => {
      const row = await find(ctx, id, byIdLocked);
      if (row.state !== "issued" && row.state !== "reserved")
        throw ctx.fail("STATE_CONFLICT", { details: { state: row.state } });
      const code = randomCode(codeLength);
      await renewCode.first(ctx.db, { id, code });
      ctx.audit("stop sharing a voucher", { entity: "voucher", id });
      announceVouchers(ctx, { consumerId: row.consumerId, memberId: null }, [id]);
      return { ...row, code, sharedCount: 0, sharedByEmail: false, sharedAt: null };
    },
  };
}

const onceKeyOf = (id: number, now: Date): string => `voucher ${id} to forward ${londonDay(now)}`;

const mailOutcome = (row: { readonly isConfirmed: boolean; readonly isMailed: boolean }) => {
  if (!row.isConfirmed) return "unconfirmed";
  return row.isMailed ? "already_mailed" : "mailed";
};

const passedOn = (deps: ShareDeps, row: VoucherRow & { readonly locale: Language }): PassedOnVoucher => {
  const { title, terms } = wordsOf(row, row.locale);
  return {
    title,
    company: row.memberName,
    amountPence: row.amountPence,
    percent: row.conditions.percent,
    code: row.code,
    terms,
    expiresOn: row.expiresOn,
    // What stands behind # reaches no server and no referrer.
    link: `${deps.publicUrl}/app/shared_voucher#${shareToken(deps.secret, row)}`,
  };
};

function sharingOf(voucher: PassedOnVoucher, locale: Parameters<typeof sharedVoucherMessage>[1]): Sharing {
  const message = sharedVoucherMessage(voucher, locale);
  return { share: voucher.link, message, link: `https://wa.me/?text=${encodeURIComponent(message)}` };
}
