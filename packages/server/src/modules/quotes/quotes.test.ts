import { addDays, addMonths, londonDay } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { openScene, type Scene } from "#testing/scene";
import { openWorld } from "#testing/world";

const world = await openWorld();
const idOf = (id: number) => ({ params: { id: String(id) } });
const ask = (scene: Scene, memberIds: number[], voucherIds: number[] = []) =>
  world.as(scene.anna).send("createQuote", {
    body: {
      vehicle_id: scene.ids.vehicle,
      member_ids: memberIds,
      positions: ["rear_left", "rear_right"],
      tyre_size: "205/55R16 91V",
      voucher_ids: voucherIds,
      message_to_fitter: "Mornings suit me",
    },
  });
const answer = (scene: Scene, id: number, who = scene.fitter.owner) =>
  world.as(who).send("answerQuote", {
    body: { quote_id: id, brand: "Michelin", unit_price_pence: 9000, fitting_minutes: 60, version: 0 },
  });

describe("asking for a quote", () => {
  it("goes to each fitter once and reserves the vouchers", async () => {
    const scene = await openScene(world);
    const made = await ask(scene, [scene.fitter.id, scene.otherFitter.id, scene.fitter.id], [scene.ids.voucher]);
    expect(made.reply?.list.map((quote) => [quote.member.id, quote.state, quote.quantity, quote.tyre_size])).toEqual([
      [scene.fitter.id, "awaiting_member", 2, "205/55 R16 91V"],
      [scene.otherFitter.id, "awaiting_member", 2, "205/55 R16 91V"],
    ]);
    const vouchers = await world
      .as(scene.anna)
      .call("getConsumerDiscounts", { ...idOf(scene.anna.id), body: { filters: { states: ["reserved"] } } });
    expect(vouchers.list.map((voucher) => voucher.id)).toEqual([scene.ids.voucher]);
  });

  it("refuses a voucher that is reserved, a fitter that is not accepted, more than five fitters and more than four vouchers", async () => {
    const scene = await openScene(world);
    await ask(scene, [scene.fitter.id], [scene.ids.voucher]);
    expect((await ask(scene, [scene.fitter.id], [scene.ids.voucher])).error?.code).toBe("STATE_CONFLICT");
    expect((await ask(scene, [scene.newMember.id])).error?.code).toBe("NOT_FOUND");
    expect((await ask(scene, [1, 2, 3, 4, 5, 6])).error?.code).toBe("VALIDATION_FAILED");
    expect((await ask(scene, [scene.fitter.id], [1, 2, 3, 4, 5])).error?.code).toBe("VALIDATION_FAILED");
  });

  it("is for a day from today to 12 months ahead", async () => {
    const scene = await openScene(world);
    const today = londonDay(world.clock.now());
    const wish = { vehicle_id: scene.ids.vehicle, member_ids: [scene.fitter.id], tyre_size: "205/55R16" };
    const send = (preferredOn: string) =>
      world
        .as(scene.anna)
        .send("createQuote", { body: { ...wish, positions: ["rear_left"], preferred_on: preferredOn } });
    for (const day of [today, addMonths(today, 12)]) expect((await send(day)).status).toBe(200);
    for (const day of [addDays(today, -1), addDays(addMonths(today, 12), 1), "0001-01-01", "9999-12-31"])
      expect(Object.keys((await send(day)).error?.fields ?? {})).toEqual(["preferred_on"]);
  });

  it("with two requests for one voucher at once reserves it once", async () => {
    const scene = await openScene(world);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(scene, [scene.fitter.id], [scene.ids.voucher])),
    );
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect(answers.filter((one) => one.error?.code === "STATE_CONFLICT")).toHaveLength(7);
  });
});

describe("answering", () => {
  it("is shown to the driver with the total; vouchers of another member do not count", async () => {
    const scene = await openScene(world);
    const made = await ask(scene, [scene.fitter.id, scene.otherFitter.id], [scene.ids.voucher]);
    const [mine, other] = made.reply?.list ?? [];
    expect((await answer(scene, mine?.id ?? 0)).reply?.total).toMatchObject({
      lines_pence: 18_000,
      discount_pence: 1000,
      total_pence: 17_000,
    });
    expect((await answer(scene, other?.id ?? 0, scene.otherFitter.owner)).reply?.total).toMatchObject({
      discount_pence: 0,
      total_pence: 18_000,
    });
    const seen = await world.as(scene.anna).call("getQuoteById", idOf(mine?.id ?? 0));
    expect([seen.state, seen.can.book, seen.can.reject]).toEqual(["awaiting_customer", true, true]);
  });

  it("happens once when two people answer at the same time", async () => {
    const scene = await openScene(world);
    const answers = await Promise.all([
      answer(scene, scene.ids.openQuote),
      answer(scene, scene.ids.openQuote, scene.staff),
    ]);
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409]);
  });

  it("of a booked quote's siblings is over: booking cancels them", async () => {
    const scene = await openScene(world);
    const made = await ask(scene, [scene.fitter.id, scene.otherFitter.id]);
    const [mine, other] = made.reply?.list ?? [];
    await answer(scene, mine?.id ?? 0);
    await world.as(scene.anna).call("createBooking", {
      body: {
        type: "fitting",
        quote_id: mine?.id ?? 0,
        member_id: scene.fitter.id,
        location_id: scene.fitter.locationId,
        vehicle_id: scene.ids.vehicle,
        starts_at: scene.ids.freeStarts[0] ?? "",
      },
    });
    expect((await world.as(scene.anna).call("getQuoteById", idOf(other?.id ?? 0))).state).toBe("cancelled");
    expect((await answer(scene, other?.id ?? 0, scene.otherFitter.owner)).error?.code).toBe("STATE_CONFLICT");
  });

  it("charges no VAT for a member that is not registered", async () => {
    const scene = await openScene(world);
    const fitter = await world.make.member({ vatRegistered: false });
    const made = await ask(scene, [fitter.id]);
    const quote = await answer(scene, made.reply?.list[0]?.id ?? 0, fitter.owner);
    expect(quote.reply?.total).toMatchObject({ total_pence: 18_000, vat_pence: 0, vat_rate_percent: 0 });
  });
});

describe("the end of a quote", () => {
  it("frees the vouchers when it is turned down", async () => {
    const scene = await openScene(world);
    const made = await ask(scene, [scene.fitter.id], [scene.ids.voucher]);
    await world.as(scene.anna).call("rejectQuote", { ...idOf(made.reply?.list[0]?.id ?? 0), body: {} });
    const vouchers = await world
      .as(scene.anna)
      .call("getConsumerDiscounts", { ...idOf(scene.anna.id), body: { filters: { states: ["issued"] } } });
    expect(vouchers.list.map((voucher) => voucher.id)).toContain(scene.ids.voucher);
  });

  it("comes by itself after 7 days unanswered and 14 days undecided", async () => {
    const scene = await openScene(world);
    const day = 24 * 3_600_000;
    const back = world.clock.now();
    const stateOf = async (id: number): Promise<string> =>
      (await world.db.pool.query<{ state: string }>("select state from quotes where id = $1", [id])).rows[0]?.state ??
      "";
    world.clock.set(new Date(back.getTime() + 7 * day + 60_000));
    await world.app.jobs.run("expire-quotes");
    expect([await stateOf(scene.ids.openQuote), await stateOf(scene.ids.answeredQuote)]).toEqual([
      "expired",
      "awaiting_customer",
    ]);
    world.clock.set(new Date(back.getTime() + 14 * day + 60_000));
    await world.app.jobs.run("expire-quotes");
    world.clock.set(back);
    expect(await stateOf(scene.ids.answeredQuote)).toBe("expired");
  });

  it("lists with a constant number of queries, longest waiting first for the member", async () => {
    const scene = await openScene(world);
    const list = (perPage: number) =>
      world.queries(() =>
        world.as(scene.fitter.owner).call("getMemberQuotes", { ...idOf(scene.fitter.id), body: { per_page: perPage } }),
      );
    const [one, many] = [await list(1), await list(20)];
    expect(many.statements.length).toBe(one.statements.length);
    expect(many.result.list[0]?.id).toBe(scene.ids.openQuote);
  });
});
