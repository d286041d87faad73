import { AppError } from "@treadclub/kit/errors";
import { z } from "zod";
import type { CheckoutState, PaymentEvent, PaymentPort, Purchase } from "./port.ts";
import { isSignedByStripe } from "./stripe-signature.ts";

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The origin of the service. */
  readonly url: string;
  readonly publicUrl: string;
  readonly timeoutMs?: number;
}

/** What our requests and their answers look like, whatever the account is set to. */
const apiVersion = "2025-03-31.basil";
/** Stripe takes 30 minutes at least. */
const lifeSeconds = 3600;
const locales = { en: "en-GB", cn: "zh", uk: "auto" } as const;

const paymentIntent = z
  .union([z.string(), z.object({ id: z.string() })])
  .nullish()
  .transform((value) => (typeof value === "object" ? (value?.id ?? null) : (value ?? null)));
const sessionShape = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(["open", "complete", "expired"]).nullish(),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  payment_intent: paymentIntent,
  amount_total: z.number().nullish(),
});
const errorShape = z.object({ error: z.object({ code: z.string().optional(), message: z.string().optional() }) });
const eventShape = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });
const chargeShape = z.object({ payment_intent: paymentIntent, refunded: z.boolean(), amount_refunded: z.number() });

/** Stripe Checkout by its REST API. Card data never reaches us. */
export function openStripe(settings: StripeSettings): PaymentPort {
  const ask = openRequests(settings);
  const find = async (session: string): Promise<CheckoutState> =>
    stateOf(read(sessionShape, await ask("GET", `checkout/sessions/${encodeURIComponent(session)}`)));
  return {
    name: "stripe",
    open: async (purchase) => {
      const answer = await ask("POST", "checkout/sessions", sessionOf(purchase, settings.publicUrl), {
        key: `order-${purchase.reference}`,
      });
      const { id, url } = read(sessionShape, answer);
      if (typeof url !== "string") throw unavailable("no address of a checkout");
      return { session: id, url };
    },
    find: ({ session }) => find(session),
    close: async ({ session }) => {
      const answer = await ask("POST", `checkout/sessions/${encodeURIComponent(session)}/expire`, {});
      // One that is paid or has expired cannot be closed.
      return answer.status === 200 ? stateOf(read(sessionShape, answer)) : find(session);
    },
    refund: async ({ payment, pence, key }) => {
      const answer = await ask("POST", "refunds", { payment_intent: payment, amount: String(pence) }, { key });
      if (answer.status !== 200 && errorCode(answer) !== "charge_already_refunded") throw unexpected(answer);
    },
    readEvent: (body, signature, now) =>
      isSignedByStripe({ body, signature, secret: settings.webhookSecret, now }) ? eventOf(body) : null,
  };
}

const sessionOf = (
  { reference, title, pricePence, email, locale, returnPath, now }: Purchase,
  publicUrl: string,
): Readonly<Record<string, string>> => ({
  mode: "payment",
  client_reference_id: reference,
  "metadata[order]": reference,
  "payment_intent_data[metadata][order]": reference,
  "payment_intent_data[description]": `TreadClub ${reference}`,
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": "gbp",
  "line_items[0][price_data][unit_amount]": String(pricePence),
  "line_items[0][price_data][tax_behavior]": "inclusive",
  "line_items[0][price_data][product_data][name]": title,
  customer_email: email,
  locale: locales[locale],
  success_url: `${publicUrl}${returnPath}?from=checkout`,
  cancel_url: `${publicUrl}${returnPath}?from=cancel`,
  expires_at: String(Math.floor(now.getTime() / 1000) + lifeSeconds),
});

function stateOf(session: z.output<typeof sessionShape>): CheckoutState {
  const { payment_status: paid, payment_intent: payment, amount_total: pence, status } = session;
  if (paid === "paid" && payment !== null) return { state: "paid", payment, pence: pence ?? 0 };
  return { state: status === "expired" ? "expired" : "open" };
}

/** An event that is of no interest, or not as described, concerns no order. */
function eventOf(body: Buffer): PaymentEvent | null {
  const parsed = eventShape.safeParse(jsonOrNull(body.toString()));
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  return { id, type, news: newsOf(type, data.object) };
}

function newsOf(type: string, object: unknown): PaymentEvent["news"] {
  if (type === "charge.refunded") {
    const charge = chargeShape.safeParse(object).data;
    if (!charge?.refunded || charge.payment_intent === null) return null;
    return { of: "refund", payment: charge.payment_intent, pence: charge.amount_refunded };
  }
  const session = type.startsWith("checkout.session.") ? sessionShape.safeParse(object).data : undefined;
  if (session === undefined) return null;
  const now: CheckoutState = type.endsWith("async_payment_failed") ? { state: "failed" } : stateOf(session);
  return { of: "checkout", session: session.id, now };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
type Ask = (
  method: "GET" | "POST",
  path: string,
  form?: Readonly<Record<string, string>>,
  options?: { readonly key: string },
) => Promise<Answer>;

/** Sends requests to the API. Errors: UPSTREAM_UNAVAILABLE when it does not answer, or that it cannot. */
function openRequests({ secretKey, url, timeoutMs = 10_000 }: StripeSettings): Ask {
  return async (method, path, form, options) => {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      "stripe-version": apiVersion,
      ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      ...(options === undefined ? {} : { "idempotency-key": options.key }),
    };
    const body = form === undefined ? {} : { body: new URLSearchParams(form).toString() };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${url}/v1/${path}`, { method, headers, redirect: "error", signal, ...body });
      return { status: response.status, body: jsonOrNull(await response.text()) };
    } catch (cause) {
      throw new AppError("UPSTREAM_UNAVAILABLE", { cause });
    }
  };
}

function read<S extends z.ZodType>(shape: S, answer: Answer): z.output<S> {
  const parsed = shape.safeParse(answer.body);
  if (answer.status !== 200 || !parsed.success) throw unexpected(answer);
  return parsed.data;
}

const errorCode = ({ body }: Answer): string | undefined => errorShape.safeParse(body).data?.error.code;

const unexpected = (answer: Answer): AppError =>
  unavailable(`Stripe answered ${answer.status} ${errorShape.safeParse(answer.body).data?.error.message ?? ""}`.trim());

const unavailable = (message: string): AppError => new AppError("UPSTREAM_UNAVAILABLE", { cause: new Error(message) });

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
