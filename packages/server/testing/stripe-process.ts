import { openStripeStandIn } from "./stripe.ts";

/**
 * The stand-in for Stripe as a process of its own: `node stripe-process.ts <address for events>`. Prints one line of JSON with
 * the settings that use it. Whoever opens a checkout's page has paid; the event is posted while the browser goes back.
 */
const events = process.argv[2];
if (events === undefined) throw new Error("The address for events is missing");
const stripe = await openStripeStandIn();
stripe.onPaid = (sessionId) => {
  const { body, signature } = stripe.event("checkout.session.completed", stripe.shown(sessionId), new Date());
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  void fetch(events, { method: "POST", headers, body });
};
process.stdout.write(`${JSON.stringify(stripe.settings)}\n`);
process.once("SIGTERM", () => process.exit());
