import { z } from "zod";

/** What each variable must be, said when it is not. */
export const paymentAdvice = {
  PACK_4_PENCE: "what a pack of 4 scans costs in pence with VAT, a whole number from 30 to 100000",
  PACK_8_PENCE: "what a pack of 8 scans costs in pence with VAT, a whole number from 30 to 100000",
  STRIPE_SECRET_KEY: "the secret or restricted key of your Stripe account, for example sk_live_…",
  STRIPE_WEBHOOK_SECRET: "the signing secret of the webhook endpoint at Stripe, for example whsec_…",
  STRIPE_URL: "the address of Stripe's API, for example https://api.stripe.com",
} as const;

/** Stripe takes no payment below 30 pence. */
const price = z.coerce.number().int().min(30).max(100_000);

export const paymentVariables = {
  PACK_4_PENCE: price.default(599),
  PACK_8_PENCE: price.default(999),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[\w-]{8,300}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{8,300}$/)
    .optional(),
  STRIPE_URL: z.url({ protocol: /^https?$/ }).default("https://api.stripe.com"),
};

type Given = z.output<z.ZodObject<typeof paymentVariables>>;

/** What packs cost, and where they are paid. Without Stripe they are paid at the test checkout, and not sold in production. */
export interface PaymentConfig {
  readonly packPrices: { readonly 4: number; readonly 8: number } | null;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly url: string } | null;
}

/** The settings of payments, or the variable that is missing. */
export function paymentsOf(
  given: Given,
  production: boolean,
): PaymentConfig | { readonly missing: keyof typeof paymentAdvice } {
  const packPrices = { 4: given.PACK_4_PENCE, 8: given.PACK_8_PENCE };
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (secretKey === undefined && webhookSecret === undefined)
    return { packPrices: production ? null : packPrices, stripe: null };
  if (secretKey === undefined) return { missing: "STRIPE_SECRET_KEY" };
  if (webhookSecret === undefined) return { missing: "STRIPE_WEBHOOK_SECRET" };
  return { packPrices, stripe: { secretKey, webhookSecret, url: given.STRIPE_URL.replace(/\/$/, "") } };
}
