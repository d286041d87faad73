import { afterAll, describe, expect, it } from "vitest";
import { openStripe } from "#adapters/payments/stripe";
import { balanceOf } from "#modules/credits";
import type { SignedIn } from "#testing/factories/people";
import { runQueued } from "#testing/queued";
import { openStripeStandIn, signatureOf } from "#testing/stripe";
import { openTestApp } from "#testing/test-app";

const stripe = await openStripeStandIn();
afterAll(() => stripe.close());
const publicUrl = "http://localhost:3000";
const testApp = await openTestApp({ payments: openStripe({ ...stripe.settings, publicUrl, timeoutMs: 2000 }) });
const of = (reference: string) => ({ params: { reference } });
const left = async (who: SignedIn) => (await balanceOf(testApp.db.read, who.id, testApp.clock.now())).balance;

async function order() {
  const who = await testApp.make.consumer({ freeScans: 0 });
  const made = await testApp.as(who).call("createCreditOrder", { body: { credits: 8, starts_now: true } });
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error("no checkout");
  return { who, made, session };
}

const post = ({ body, signature }: { body: string; signature: string }) =>
  testApp.app.http.inject({
    method: "POST",
    url: "/api/v1/payments/events",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    body,
  });
const completed = (id: string) => stripe.event("checkout.session.completed", stripe.shown(id), testApp.clock.now());
const stateOf = async (who: SignedIn, reference: string) =>
  (await testApp.as(who).call("getCreditOrder", of(reference))).state;
const check = (who: SignedIn, reference: string) =>
  testApp.as(who).send("checkCreditOrder", { ...of(reference), body: {} });

describe("an order that is paid with Stripe", () => {
  it("opens a checkout in pounds that leads back to it", async () => {
    const { who, made, session } = await order();
    expect(made.checkout_url).toBe(`${stripe.settings.url}/pay/${session.id}`);
    expect(made.is_test).toBe(false);
    expect(Object.fromEntries(session.form)).toMatchObject({
      mode: "payment",
      client_reference_id: made.reference,
      "line_items[0][price_data][currency]": "gbp",
      "line_items[0][price_data][unit_amount]": "999",
      "line_items[0][price_data][product_data][name]": "8 scans + 8 free",
      customer_email: who.email,
      success_url: `${publicUrl}/app/consumer/${who.id}/credits/${made.reference}?from=checkout`,
    });
  });

  it("is credited by the webhook, once, however often the event comes", async () => {
    const { who, made, session } = await order();
    stripe.pay(session.id);
    const event = completed(session.id);
    const answers = await Promise.all([post(event), post(event), post(completed(session.id))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([await stateOf(who, made.reference), await left(who)]).toEqual(["paid", 16]);
  });

  it("is credited once when webhook, return page and reconciling job meet", async () => {
    const { who, made, session } = await order();
    testApp.clock.forward(6 * 60_000);
    stripe.pay(session.id);
    await Promise.all([
      post(completed(session.id)),
      check(who, made.reference),
      testApp.app.jobs.run("reconcile-orders"),
      post(completed(session.id)),
      check(who, made.reference),
    ]);
    expect([await stateOf(who, made.reference), await left(who)]).toEqual(["paid", 16]);
    const { rows } = await testApp.db.pool.query(
      "select event from state_history where machine = 'order' and thing_id = $1 order by id",
      [made.id],
    );
    expect(rows).toEqual([{ event: "create" }, { event: "pay" }]);
  });

  it("is found again when nobody told us", async () => {
    const { who, made, session } = await order();
    stripe.pay(session.id);
    testApp.clock.forward(6 * 60_000);
    await testApp.app.jobs.run("reconcile-orders");
    expect([await stateOf(who, made.reference), await left(who)]).toEqual(["paid", 16]);
  });

  it("stays open while Stripe does not answer, and says so", async () => {
    const { who, made, session } = await order();
    stripe.pay(session.id);
    stripe.isDown = true;
    expect((await check(who, made.reference)).error?.code).toBe("UPSTREAM_UNAVAILABLE");
    testApp.clock.forward(6 * 60_000);
    await testApp.app.jobs.run("reconcile-orders");
    stripe.isDown = false;
    expect(await stateOf(who, made.reference)).toBe("created");
    await testApp.app.jobs.run("reconcile-orders");
    expect(await stateOf(who, made.reference)).toBe("paid");
  });

  it("is paid after all when the news come out of order", async () => {
    const { who, made, session } = await order();
    const expired = stripe.event(
      "checkout.session.expired",
      { ...stripe.shown(session.id), status: "expired" },
      testApp.clock.now(),
    );
    await post(expired);
    expect(await stateOf(who, made.reference)).toBe("expired");
    stripe.pay(session.id);
    await post(completed(session.id));
    await post(expired);
    expect([await stateOf(who, made.reference), await left(who)]).toEqual(["paid", 16]);
  });

  it("waits for a payment that takes days, and ends with one that fails", async () => {
    const { who, made, session } = await order();
    const unpaid = { ...stripe.shown(session.id), status: "complete", payment_status: "unpaid" };
    await post(stripe.event("checkout.session.completed", unpaid, testApp.clock.now()));
    expect(await stateOf(who, made.reference)).toBe("created");
    await post(stripe.event("checkout.session.async_payment_failed", unpaid, testApp.clock.now()));
    expect(await stateOf(who, made.reference)).toBe("failed");
  });

  it("that is cancelled cannot be paid any more; one that was paid meanwhile is not cancelled", async () => {
    const first = await order();
    const cancel = ({ who, made }: Awaited<ReturnType<typeof order>>) =>
      testApp.as(who).call("cancelCreditOrder", { ...of(made.reference), body: {} });
    expect((await cancel(first)).state).toBe("cancelled");
    expect(first.session.status).toBe("expired");
    const second = await order();
    stripe.pay(second.session.id);
    expect((await cancel(second)).state).toBe("paid");
    expect(await left(second.who)).toBe(16);
  });

  it("is refunded once, also when the process died after asking", async () => {
    const { who, made, session } = await order();
    stripe.pay(session.id);
    await post(completed(session.id));
    await testApp.as(who).call("refundCreditOrder", { ...of(made.reference), body: { version: 1 } });
    const before = stripe.refunds.length;
    stripe.isDown = true;
    await expect(testApp.app.jobs.run("refund-order", { id: made.id })).rejects.toThrow();
    stripe.isDown = false;
    await Promise.all([
      testApp.app.jobs.run("refund-order", { id: made.id }),
      testApp.app.jobs.run("refund-order", { id: made.id }),
    ]);
    await runQueued({ db: testApp.db, jobs: testApp.app.jobs, schema: "pgboss" }, ["refund-order"]);
    expect(stripe.refunds.slice(before)).toEqual([{ payment_intent: `pi_${session.id}`, amount: 999 }]);
    expect(await stateOf(who, made.reference)).toBe("refunded");
  });

  it("follows a refund that was made at Stripe", async () => {
    const { who, made, session } = await order();
    stripe.pay(session.id);
    await post(completed(session.id));
    const charge = { id: "ch_1", payment_intent: `pi_${session.id}`, refunded: true, amount_refunded: 999 };
    const event = stripe.event("charge.refunded", charge, testApp.clock.now());
    await post(event);
    await post(event);
    expect([await stateOf(who, made.reference), await left(who)]).toEqual(["refunded", 0]);
  });
});

describe("an event", () => {
  it("that Stripe did not sign, or too long ago, changes nothing", async () => {
    const { who, made, session } = await order();
    stripe.pay(session.id);
    const { body, signature } = completed(session.id);
    const now = testApp.clock.now();
    const bad = [
      { body, signature: "" },
      { body, signature: "t=1,v1=00" },
      { body: `${body} `, signature },
      { body, signature: signatureOf(body, "whsec_other", now) },
      { body, signature: signatureOf(body, stripe.settings.webhookSecret, new Date(now.getTime() - 360_000)) },
      { body, signature: signatureOf(body, stripe.settings.webhookSecret, new Date(now.getTime() + 360_000)) },
      { body: "{", signature: signatureOf("{", stripe.settings.webhookSecret, now) },
    ];
    for (const event of bad) expect((await post(event)).statusCode).toBe(404);
    expect(await stateOf(who, made.reference)).toBe("created");
    const rolled = `${signature},v1=${"0".repeat(64)}`;
    expect((await post({ body, signature: rolled })).statusCode).toBe(200);
    expect(await stateOf(who, made.reference)).toBe("paid");
  });

  it("of another checkout or another kind is taken and forgotten", async () => {
    const now = testApp.clock.now();
    for (const event of [
      stripe.event("customer.created", { id: "cus_1" }, now),
      stripe.event(
        "checkout.session.completed",
        { id: "cs_of_others", payment_status: "paid", payment_intent: "pi_x" },
        now,
      ),
      stripe.event("charge.refunded", { payment_intent: "pi_unknown", refunded: true, amount_refunded: 1 }, now),
    ])
      expect((await post(event)).statusCode).toBe(200);
  });
});
