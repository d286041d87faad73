import { issueWelcome, joinByCode, vouchers } from "#modules/vouchers";
import { asc, eq } from "drizzle-orm";
import type { FactoryTools } from "./tools.ts";

export interface MadeVoucher {
  readonly id: number;
  readonly code: string;
  readonly memberId: number | null;
}

export function voucherFactories({ run }: FactoryTools) {
  const vouchersOf = (consumerId: number): Promise<MadeVoucher[]> =>
    run((ctx) =>
      ctx.db
        .select({ id: vouchers.id, code: vouchers.code, memberId: vouchers.memberId })
        .from(vouchers)
        .where(eq(vouchers.consumerId, consumerId))
        .orderBy(asc(vouchers.id)),
    );

  return {
    /** A driver joins a club; answers all their vouchers, oldest first. */
    async join(consumerId: number, club: { readonly code: string }): Promise<MadeVoucher[]> {
      await run((ctx) => joinByCode(ctx, consumerId, club.code));
      return vouchersOf(consumerId);
    },
    /** The welcome voucher of a driver's first scan. */
    async welcomeVoucher(consumerId: number, scanId: number): Promise<MadeVoucher | null> {
      const id = await run((ctx) => issueWelcome(ctx, consumerId, scanId));
      return (await vouchersOf(consumerId)).find((voucher) => voucher.id === id) ?? null;
    },
  };
}
