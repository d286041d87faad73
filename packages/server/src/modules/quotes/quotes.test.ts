import { addDays, addMonths, londonDay } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { openFixtures, type Fixtures } from "#testing/fixtures";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const idOf = (id: number) => ({ params: { id: String(id) } });
const ask = (fixtures: Fixtures, memberIds: number[], voucherIds: number[] = []) =>
  testApp.as(fixtures.anna).send("createQuote", {
    body: {
      vehicle_id: fixtures.ids.vehicle,
      member_ids: memberIds,
      positions: ["rear_left", "rear_right"],
      tyre_size: "205/55R16 91V",
      voucher_ids: voucherIds,
      message_to_fitter: "Mornings suit me",
    },
  });
const answer = (fixtures: Fixtures, id: number, who = fixtures.fitter.owner) =>
  testApp.as(who).send("answerQuote", {
    body: { quote_id: id, brand: "Michelin", unit_price_pence: 9000, fitting_minutes: 60, version: 0 },
  });

describe("asking for a quote", () => {
  it("goes to each fitter once and reserves the vouchers", async () => {
    const fixtures = await openFixtures(testApp);
    const made = await ask(
      fixtures,
      [fixtures.fitter.id, fixtures.otherFitter.id, fixtures.fitter.id],
      [fixtures.ids.voucher],
    );
    expect(made.reply?.list.map((quote) => [quote.member.id, quote.state, quote.quantity, quote.tyre_size])).toEqual([
      [fixtures.fitter.id, "awaiting_member", 2, "205/55 R16 91V"],
      [fixtures.otherFitter.id, "awaiting_member", 2, "205/55 R16 91V"],
    ]);
    const vouchers = await testApp
      .as(fixtures.anna)
      .call("getConsumerDiscounts", { ...idOf(fixtures.anna.id), body: { filters: { states: ["reserved"] } } });
    expect(vouchers.list.map((voucher) => voucher.id)).toEqual([fixtures.ids.voucher]);
  });

  it("refuses a voucher that is reserved, a fitter that is not accepted, more than five fitters and more than four vouchers", async () => {
    const fixtures = await openFixtures(testApp);
    await ask(fixtures, [fixtures.fitter.id], [fixtures.ids.voucher]);
    expect((await ask(fixtures, [fixtures.fitter.id], [fixtures.ids.voucher])).error?.code).toBe("STATE_CONFLICT");
    expect((await ask(fixtures, [fixtures.newMember.id])).error?.code).toBe("NOT_FOUND");
    expect((await ask(fixtures, [1, 2, 3, 4, 5, 6])).error?.code).toBe("VALIDATION_FAILED");
    expect((await ask(fixtures, [fixtures.fitter.id], [1, 2, 3, 4, 5])).error?.code).toBe("VALIDATION_FAILED");
  });

  it("is for a day from today to 12 months ahead", async () => {
    const fixtures = await openFixtures(testApp);
    const today = londonDay(testApp.clock.now());
    const input = { vehicle_id: fixtures.ids.vehicle, member_ids: [fixtures.fitter.id], tyre_size: "205/55R16" };
    const send = (preferredOn: string) =>
      testApp
        .as(fixtures.anna)
        .send("createQuote", { body: { ...input, positions: ["rear_left"], preferred_on: preferredOn } });
    for (const day of [today, addMonths(today, 12)]) expect((await send(day)).status).toBe(200);
    for (const day of [addDays(today, -1), addDays(addMonths(today, 12), 1), "0001-01-01", "9999-12-31"])
      expect(Object.keys((await send(day)).error?.fields ?? {})).toEqual(["preferred_on"]);
  });

  it("with two requests for one voucher at once reserves it once", async () => {
    const fixtures = await openFixtures(testApp);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(fixtures, [fixtures.fitter.id], [fixtures.ids.voucher])),
    );
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect(answers.filter((one) => one.error?.code === "STATE_CONFLICT")).toHaveLength(7);
  });
});

describe("answering", () => {
  it("is shown to the driver with the total; vouchers of another member do not count", async () => {
    const fixtures = await openFixtures(testApp);
    const made = await ask(fixtures, [fixtures.fitter.id, fixtures.otherFitter.id], [fixtures.ids.voucher]);
    const [mine, other] = made.reply?.list ?? [];
    expect((await answer(fixtures, mine?.id ?? 0)).reply?.total).toMatchObject({
      lines_pence: 18_000,
      discount_pence: 1000,
      total_pence: 17_000,
    });
    expect((await answer(fixtures, other?.id ?? 0, fixtures.otherFitter.owner)).reply?.total).toMatchObject({
      discount_pence: 0,
      total_pence: 18_000,
    });
    const seen = await testApp.as(fixtures.anna).call("getQuoteById", idOf(mine?.id ?? 0));
    expect([seen.state, seen.can.book, seen.can.reject]).toEqual(["awaiting_customer", true, true]);
  });

  it("happens once when two people answer at the same time", async () => {
    const fixtures = await openFixtures(testApp);
    const answers = await Promise.all([
      answer(fixtures, fixtures.ids.openQuote),
      answer(fixtures, fixtures.ids.openQuote, fixtures.staff),
    ]);
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409]);
  });

  it("of a booked quote's siblings is over: booking cancels them", async () => {
    const fixtures = await openFixtures(testApp);
    const made = await ask(fixtures, [fixtures.fitter.id, fixtures.otherFitter.id]);
    const [mine, other] = made.reply?.list ?? [];
    await answer(fixtures, mine?.id ?? 0);
    await testApp.as(fixtures.anna).call("createBooking", {
      body: {
        type: "fitting",
        quote_id: mine?.id ?? 0,
        member_id: fixtures.fitter.id,
        location_id: fixtures.fitter.locationId,
        vehicle_id: fixtures.ids.vehicle,
        starts_at: fixtures.ids.freeStarts[0] ?? "",
      },
    });
    expect((await testApp.as(fixtures.anna).call("getQuoteById", idOf(other?.id ?? 0))).state).toBe("cancelled");
    expect((await answer(fixtures, other?.id ?? 0, fixtures.otherFitter.owner)).error?.code).toBe("STATE_CONFLICT");
  });

  it("charges no VAT for a member that is not registered", async () => {
    const fixtures = await openFixtures(testApp);
    const fitter = await testApp.make.member({ vatRegistered: false });
    const made = await ask(fixtures, [fitter.id]);
    const quote = await answer(fixtures, made.reply?.list[0]?.id ?? 0, fitter.owner);
    expect(quote.reply?.total).toMatchObject({ total_pence: 18_000, vat_pence: 0, vat_rate_percent: 0 });
  });
});

describe("the end of a quote", () => {
  it("frees the vouchers when it is turned down", async () => {
    const fixtures = await openFixtures(testApp);
    const made = await ask(fixtures, [fixtures.fitter.id], [fixtures.ids.voucher]);
    await testApp.as(fixtures.anna).call("rejectQuote", { ...idOf(made.reply?.list[0]?.id ?? 0), body: {} });
    const vouchers = await testApp
      .as(fixtures.anna)
      .call("getConsumerDiscounts", { ...idOf(fixtures.anna.id), body: { filters: { states: ["issued"] } } });
    expect(vouchers.list.map((voucher) => voucher.id)).toContain(fixtures.ids.voucher);
  });

  it("comes by itself after 7 days unanswered and 14 days undecided", async () => {
    const fixtures = await openFixtures(testApp);
    const day = 24 * 3_600_000;
    const back = testApp.clock.now();
    const stateOf = async (id: number): Promise<string> =>
      (await testApp.db.pool.query<{ state: string }>("select state from quotes where id = $1", [id])).rows[0]?.state ??
      "";
    testApp.clock.set(new Date(back.getTime() + 7 * day + 60_000));
    await testApp.app.jobs.run("expire-quotes");
    expect([await stateOf(fixtures.ids.openQuote), await stateOf(fixtures.ids.answeredQuote)]).toEqual([
      "expired",
      "awaiting_customer",
    ]);
    testApp.clock.set(new Date(back.getTime() + 14 * day + 60_000));
    await testApp.app.jobs.run("expire-quotes");
    testApp.clock.set(back);
    expect(await stateOf(fixtures.ids.answeredQuote)).toBe("expired");
  });

  it("lists with a constant number of queries, longest waiting first for the member", async () => {
    const fixtures = await openFixtures(testApp);
    const list = (perPage: number) =>
      testApp.queries(() =>
        testApp
          .as(fixtures.fitter.owner)
          .call("getMemberQuotes", { ...idOf(fixtures.fitter.id), body: { per_page: perPage } }),
      );
    const [one, many] = [await list(1), await list(20)];
    expect(many.statements.length).toBe(one.statements.length);
    expect(many.result.list[0]?.id).toBe(fixtures.ids.openQuote);
  });
});
