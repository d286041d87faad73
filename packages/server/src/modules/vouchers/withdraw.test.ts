import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { vouchers } from "./table.ts";
import { issueWelcome } from "./welcome.ts";

const testApp = await openTestApp();
const because = { reason: "It was issued to you by mistake." };
const at = (id: number) => ({ params: { id: String(id) }, body: because });
const stateOf = async (id: number) =>
  (await testApp.db.read.select({ state: vouchers.state }).from(vouchers).where(eq(vouchers.id, id)))[0]?.state;

async function issued() {
  const fitter = await testApp.make.member();
  const driver = await testApp.make.consumer();
  const [voucher] = await testApp.make.join(driver.id, await testApp.make.club(fitter.id));
  return { fitter, driver, id: voucher?.id ?? 0 };
}

it("takes an unused voucher from its driver for good, who reads the reason", async () => {
  const { fitter, driver, id } = await issued();
  const office = testApp.as(fitter.owner);
  const before = await office.call("consumerDiscountById", { params: { id: String(id) }, query: {} });
  expect(before).toMatchObject({ withdrawn_at: null, can: { withdraw: true } });
  const withdrawn = await office.call("withdrawConsumerDiscount", at(id));
  expect(withdrawn).toMatchObject({
    state: "withdrawn",
    withdrawn_reason: because.reason,
    can: { use: false, withdraw: false },
  });
  expect(withdrawn.withdrawn_at).not.toBeNull();
  const { list } = await testApp.as(driver).call("getConsumerDiscounts", {
    params: { id: String(driver.id) },
    body: { filters: { states: ["withdrawn"] } },
  });
  expect(list).toMatchObject([{ id, withdrawn_reason: because.reason, can: { withdraw: false } }]);
  const notes = await testApp
    .as(driver)
    .call("getNotificationList", { params: { a: String(driver.id), b: "consumer" }, body: {} });
  expect(notes.list[0]).toMatchObject({
    values: { kind: "voucher_withdrawn", reason: because.reason },
    open_field: id,
  });
  const again = await office.send("withdrawConsumerDiscount", at(id));
  expect(again.error).toMatchObject({ code: "STATE_CONFLICT", details: { state: "withdrawn" } });
});

it.each(["reserved", "used", "expired"] as const)("leaves one that is %s", async (state) => {
  const { fitter, id } = await issued();
  await testApp.db.transaction((tx) => tx.update(vouchers).set({ state }).where(eq(vouchers.id, id)));
  for (const who of [testApp.as(fitter.owner), testApp.as(await testApp.make.superAdmin())]) {
    const { error } = await who.send("withdrawConsumerDiscount", at(id));
    expect(error).toMatchObject({ code: "STATE_CONFLICT", details: { state } });
  }
  expect(await stateOf(id)).toBe(state);
});

it("is for the club's own company and administrators alone", async () => {
  const { id, driver } = await issued();
  const other = await testApp.make.member();
  expect((await testApp.as(other.owner).send("withdrawConsumerDiscount", at(id))).error?.code).toBe("NOT_FOUND");
  expect((await testApp.as(driver).send("withdrawConsumerDiscount", at(id))).error?.code).toBe("ROLE_FORBIDDEN");
  expect(await stateOf(id)).toBe("issued");
});

it("leaves one of two that withdraw and redeem at once the loser", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { fitter, id } = await issued();
    const office = testApp.as(fitter.owner);
    const [withdrawn, used] = await Promise.all([
      office.sendRaw("withdrawConsumerDiscount", at(id)),
      office.sendRaw("setUsedConsumerDiscount", { params: { id: String(id) }, body: {} }),
    ]);
    expect([withdrawn.status, used.status].toSorted()).toEqual([200, 409]);
    expect(await stateOf(id)).toBe(withdrawn.status === 200 ? "withdrawn" : "used");
  }
});

it("does not bring one back with the next scan that would earn it", async () => {
  const driver = await testApp.make.consumer();
  const id = await testApp.run((ctx) => issueWelcome(ctx, driver.id, 1));
  const admin = testApp.as(await testApp.make.superAdmin());
  await admin.call("withdrawConsumerDiscount", at(id ?? 0));
  expect(await testApp.run((ctx) => issueWelcome(ctx, driver.id, 2))).toBeNull();
  expect(await stateOf(id ?? 0)).toBe("withdrawn");
});
