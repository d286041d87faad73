import { describe, expect, it } from "vitest";
import { balanceOf, spendForScans } from "#modules/credits";
import type { SignedIn } from "#testing/factories/people";
import { mailsTo } from "#testing/mails";
import { runQueued } from "#testing/queued";
import { openTestApp } from "#testing/test-app";
import { packsOf } from "./terms.ts";

const testApp = await openTestApp();
const dayMs = 24 * 3_600_000;
const of = (reference: string) => ({ params: { reference } });
const left = async (who: SignedIn) => (await balanceOf(testApp.db.read, who.id, testApp.clock.now())).balance;
const driver = () => testApp.make.consumer({ freeScans: 0 });
const order = (who: SignedIn, credits: 4 | 8 = 8) =>
  testApp.as(who).call("createCreditOrder", { body: { credits, starts_now: true } });
const decide = (who: SignedIn, reference: string, outcome: "paid" | "declined" = "paid") =>
  testApp.as(who).send("decideTestPayment", { ...of(reference), body: { outcome } });
const refunds = () => runQueued({ db: testApp.db, jobs: testApp.app.jobs, schema: "pgboss" }, ["refund-order"]);
const bought = async (credits: 4 | 8 = 8) => {
  const who = await driver();
  const { reference } = await order(who, credits);
  const { reply } = await decide(who, reference);
  if (!reply) throw new Error("not paid");
  return { who, reference, order: reply };
};

describe("a pack", () => {
  it("has a price with its VAT", async () => {
    const reply = await testApp.as(await driver()).call("getCreditPacks", {});
    expect(reply).toEqual({
      packs: [
        { credits: 4, free_scans: 4, price_pence: 599, vat_pence: 100 },
        { credits: 8, free_scans: 8, price_pence: 999, vat_pence: 167 },
      ],
      vat_rate_percent: 20,
      free_months: 12,
      is_test: true,
    });
  });

  it("is not offered without a price", () => {
    expect(packsOf({ prices: null, vatRatePercent: 20 })).toEqual([]);
  });

  it("is added when it is paid, with a receipt", async () => {
    const who = await driver();
    const made = await order(who);
    expect(made).toMatchObject({ state: "created", price_pence: 999, can: { cancel: true, refund: false } });
    expect(made.checkout_url).toBe(
      `http://localhost:3000/app/consumer/${who.id}/credits/${made.reference}/test_checkout`,
    );
    expect(await left(who)).toBe(0);
    const { reply: paid } = await decide(who, made.reference);
    expect(paid).toMatchObject({ state: "paid", checkout_url: null, remaining: 16, refundable_pence: 999 });
    const credit = await testApp.as(who).call("getConsumerCredit", { params: { id: String(who.id) } });
    expect(credit).toMatchObject({ balance: 16, free: 8, paid: 8, ends: [{ count: 8, expires_at: paid?.free_until }] });
    const [mail, ...more] = (await mailsTo(testApp, who.email)).filter(({ subject }) =>
      subject.includes(made.reference),
    );
    expect(more).toEqual([]);
    expect(mail?.body).toContain("Includes VAT at 20%: £1.67");
    expect(mail?.body).toContain("Test payment: no money was taken.");
  });

  it("is added once, however many say that it is paid at once", async () => {
    const who = await driver();
    const { reference } = await order(who);
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(who, reference)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await left(who)).toBe(16);
  });

  it("that is declined costs nothing, and is bought by another order", async () => {
    const who = await driver();
    const { reference } = await order(who);
    expect((await decide(who, reference, "declined")).reply).toMatchObject({ state: "failed", checkout_url: null });
    expect((await decide(who, reference)).error?.code).toBe("STATE_CONFLICT");
    expect(await left(who)).toBe(0);
  });

  it("can be cancelled before it is paid, and expires", async () => {
    const who = await driver();
    const first = await order(who);
    const second = await order(who, 4);
    expect(await testApp.as(who).call("cancelCreditOrder", { ...of(first.reference), body: {} })).toMatchObject({
      state: "cancelled",
    });
    testApp.clock.forward(2 * 3_600_000);
    await testApp.app.jobs.run("reconcile-orders");
    const again = await testApp.make.signedInAgain(who);
    expect(await testApp.as(again).call("getCreditOrder", of(second.reference))).toMatchObject({ state: "expired" });
  });

  it("needs the wish to begin at once, and is nobody else's", async () => {
    const who = await driver();
    const answer = await testApp.as(who).sendRaw("createCreditOrder", { body: { credits: 8, starts_now: false } });
    expect([answer.status, Object.keys(answer.error?.fields ?? {})]).toEqual([422, ["starts_now"]]);
    const { reference } = await order(who);
    const other = await driver();
    expect((await decide(other, reference)).error?.code).toBe("NOT_FOUND");
    expect((await testApp.as(other).send("getCreditOrder", of(reference))).error?.code).toBe("NOT_FOUND");
  });
});

describe("a refund", () => {
  it("gives the whole price back while nothing is used", async () => {
    const { who, reference, order: paid } = await bought();
    const body = { version: paid.version };
    const asked = await testApp.as(who).call("refundCreditOrder", { ...of(reference), body });
    expect(asked).toMatchObject({ state: "refunding", refund_pence: 999, remaining: 0 });
    expect(await left(who)).toBe(0);
    await refunds();
    expect(await testApp.as(who).call("getCreditOrder", of(reference))).toMatchObject({ state: "refunded" });
    expect((await mailsTo(testApp, who.email)).map(({ subject }) => subject)).toContain(
      `We’ve refunded £9.99 for ${reference}`,
    );
  });

  it("keeps the part of the scans that were used", async () => {
    const { who, reference, order: paid } = await bought(4);
    await testApp.run((ctx) => spendForScans(ctx, who.id, [900_001, 900_002, 900_003]));
    const shown = await testApp.as(who).call("getCreditOrder", of(reference));
    expect(shown).toMatchObject({ remaining: 5, refundable_pence: 375 });
    const asked = await testApp
      .as(who)
      .call("refundCreditOrder", { ...of(reference), body: { version: paid.version } });
    expect(asked.refund_pence).toBe(599 - Math.floor((599 * 3) / 8));
    expect(await left(who)).toBe(0);
  });

  it("is asked for once, also by two at once", async () => {
    const { who, reference, order: paid } = await bought();
    const admin = await testApp.make.admin();
    const answers = await Promise.all([
      testApp.as(who).send("refundCreditOrder", { ...of(reference), body: { version: paid.version } }),
      testApp.as(admin).send("refundOrder", {
        params: { id: String(paid.id) },
        body: { note: "Asked by phone", version: paid.version },
      }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await left(who)).toBe(0);
  });

  it("is the driver's for 14 days, and the administrators' afterwards", async () => {
    const { who, reference, order: paid } = await bought();
    testApp.clock.forward(15 * dayMs);
    const again = await testApp.make.signedInAgain(who);
    const late = await testApp
      .as(again)
      .send("refundCreditOrder", { ...of(reference), body: { version: paid.version } });
    expect(late.error).toMatchObject({ code: "STATE_CONFLICT", details: { reason: "too_late" } });
    const admin = await testApp.make.admin();
    const refunded = await testApp.as(admin).call("refundOrder", {
      params: { id: String(paid.id) },
      body: { note: "Goodwill", version: paid.version },
    });
    expect(refunded).toMatchObject({ state: "refunding", refund_note: "Goodwill", refund_pence: 999 });
  });

  it("of a pack that is used up is refused", async () => {
    const { who, reference, order: paid } = await bought(4);
    await testApp.run((ctx) =>
      spendForScans(
        ctx,
        who.id,
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => 910_000 + n),
      ),
    );
    const answer = await testApp
      .as(who)
      .send("refundCreditOrder", { ...of(reference), body: { version: paid.version } });
    expect(answer.error).toMatchObject({ code: "STATE_CONFLICT", details: { reason: "used" } });
  });
});

describe("a reference", () => {
  it("is found by any part of it; what all begin with is none", async () => {
    const { reference } = await bought(4);
    const code = reference.slice("TC-".length);
    const admin = testApp.as(await testApp.make.admin());
    const found = async (search: string) =>
      (await admin.call("getOrdersList", { body: { search } })).list.map((one) => one.reference);
    for (const search of [reference, reference.toLowerCase(), code, code.slice(2), `TC-${code.slice(0, 4)}`])
      expect(await found(search)).toContain(reference);
    expect(await found(`TC-${code.slice(1)}`)).not.toContain(reference);
    expect(await found("tc-")).toContain(reference);
  });
});

describe("the history", () => {
  it("says in order what was added and spent, with its order", async () => {
    const { who, reference, order: paid } = await bought(4);
    await testApp.as(who).call("refundCreditOrder", { ...of(reference), body: { version: paid.version } });
    const { list } = await testApp.as(who).call("getCreditHistory", { params: { id: String(who.id) }, body: {} });
    expect(list.map(({ amount, kind, reason, order: ref }) => [amount, kind, reason, ref?.reference])).toEqual([
      [-4, expect.any(String), "refunded", reference],
      [-4, expect.any(String), "refunded", reference],
      [4, "free", "pack", reference],
      [4, "paid", "pack", reference],
    ]);
  });
});
