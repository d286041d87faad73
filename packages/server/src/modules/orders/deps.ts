import type { PaymentPort } from "#adapters/payments/port";
import type { PackPrices } from "./terms.ts";

export interface OrderDeps {
  readonly payments: PaymentPort;
  /** Null: no packs are sold here. */
  readonly prices: PackPrices | null;
  readonly vatRatePercent: number;
  readonly vatNumber: string | null;
  readonly publicUrl: string;
}
