import type { PaymentPort } from "#adapters/payments/port";
import type { PackPrices } from "./terms.ts";

export interface OrderDeps {
  readonly payments: PaymentPort;
  readonly prices: PackPrices;
  readonly vatRatePercent: number;
  readonly vatNumber: string | null;
  readonly publicUrl: string;
}
