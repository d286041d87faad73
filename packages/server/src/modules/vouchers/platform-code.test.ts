import { expect, it } from "vitest";
import { openFixtures } from "#testing/fixtures";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();

it("a platform voucher is neither seen nor used by a fitter without its code, also when the driver is linked to the fitter", async () => {
  const fixtures = await openFixtures(testApp);
  const { list } = await testApp
    .as(fixtures.anna)
    .call("getConsumerDiscounts", { params: { id: String(fixtures.anna.id) }, body: {} });
  const welcome = list.find((voucher) => voucher.by === "platform");
  const id = { params: { id: String(welcome?.id) } };
  const owner = testApp.as(fixtures.fitter.owner);
  expect((await owner.send("consumerDiscountById", { ...id, query: {} })).error?.code).toBe("NOT_FOUND");
  expect((await owner.send("setUsedConsumerDiscount", { ...id, body: {} })).error?.code).toBe("NOT_FOUND");

  const asked = await testApp.as(fixtures.anna).call("createQuote", {
    body: {
      vehicle_id: fixtures.ids.vehicle,
      member_ids: [fixtures.fitter.id],
      positions: ["rear_left"],
      tyre_size: "205/55 R16",
      voucher_ids: [welcome?.id ?? 0],
    },
  });
  const quote = await owner.call("memberGetQuoteById", { params: { id: String(asked.list[0]?.id) } });
  expect(quote.vouchers.map(({ amount_pence, code, link }) => ({ amount_pence, code, link }))).toEqual([
    { amount_pence: 500, code: "", link: "" },
  ]);
  await testApp.as(fixtures.anna).call("rejectQuote", { params: { id: String(asked.list[0]?.id) }, body: {} });

  const code = welcome?.code ?? "";
  expect((await owner.call("consumerDiscountById", { ...id, query: { code } })).code).toBe(code);
  expect((await owner.call("setUsedConsumerDiscount", { ...id, body: { code } })).state).toBe("used");
});
