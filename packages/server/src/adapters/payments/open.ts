import type { PaymentPort } from "./port.ts";
import { openTestCheckout } from "./test-checkout.ts";

export type StripeConfig = { readonly secretKey: string; readonly webhookSecret: string; readonly url: string } | null;

/** Where packs are paid in this installation: Stripe where it is set, else the test checkout. */
export async function openPayments(stripe: StripeConfig, publicUrl: string): Promise<PaymentPort> {
  if (stripe === null) return openTestCheckout(publicUrl);
  const { openStripe } = await import("./stripe.ts");
  return openStripe({ ...stripe, publicUrl });
}
