import { addDays, londonDay } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const today = londonDay(testApp.clock.now());
const fitter = await testApp.make.member();
const other = await testApp.make.member();
const [owner, stranger] = [testApp.as(fitter.owner), testApp.as(other.owner)];
const by = (code: string) => ({ params: { code } });

/** A driver with vouchers of the fitter, of another one and of the platform. */
async function holder() {
  const driver = await testApp.make.consumer({ firstName: "Vera", lastName: "Holder" });
  const clubs = [
    await testApp.make.club(fitter.id, {
      endsOn: addDays(today, 30),
      discounts: [
        { title: "£10 off", amount_pence: 1000 },
        { title: "Web only", amount_pence: 900, conditions: { channels: ["online"] } },
        { title: "£4 off", amount_pence: 400 },
      ],
    }),
    await testApp.make.club(other.id, { discounts: [{ title: "Theirs", amount_pence: 700 }] }),
    await testApp.make.club(null, {
      name: `P ${crypto.randomUUID()}`,
      discounts: [{ title: "£3 off", amount_pence: 300 }],
    }),
  ];
  for (const { code } of clubs) await testApp.as(driver).call("joinClub", { body: { code } });
  const { list } = await testApp
    .as(driver)
    .call("getConsumerDiscounts", { params: { id: String(driver.id) }, body: {} });
  const codeOf = (title: string): string => list.find((one) => one.title === title)?.code ?? "";
  return { driver, codeOf };
}

describe("a voucher looked up at the till", () => {
  it("says what it gives and whether it works here, and not whose it is", async () => {
    const { codeOf } = await holder();
    const found = await owner.call("discountInfByCode", by(codeOf("£10 off")));
    expect(found).toMatchObject({ title: "£10 off", amount_pence: 1000, by: "member", can: { use: true } });
    expect(JSON.stringify(found)).not.toMatch(/Vera|Holder|consumer|code/);
    expect((await stranger.send("discountInfByCode", by(codeOf("£10 off")))).error?.code).toBe("CODE_INVALID");
    expect((await owner.send("discountInfByCode", by("NOSUCHCODE"))).error?.code).toBe("CODE_INVALID");
    expect((await owner.call("discountInfByCode", by(codeOf("£3 off")))).by).toBe("platform");
  });

  it("leads to the driver's others that count at this counter today", async () => {
    const { driver, codeOf } = await holder();
    const titles = async (as: typeof owner, code: string) =>
      (await as.call("discountsInfByCode", by(code))).list.map(({ title }) => title);
    const others = await owner.call("discountsInfByCode", by(codeOf("£10 off")));
    expect(others.list.map(({ title, can }) => [title, can.use])).toEqual([
      ["£4 off", true],
      ["£3 off", true],
    ]);
    expect(JSON.stringify(others)).not.toMatch(new RegExp(`Vera|${codeOf("£4 off")}|${codeOf("£3 off")}`));
    expect(await titles(stranger, codeOf("Theirs"))).toEqual(["£3 off"]);
    expect((await stranger.send("discountsInfByCode", by(codeOf("£10 off")))).error?.code).toBe("CODE_INVALID");
    await owner.call("setUsedConsumerDiscount", {
      params: { id: String(others.list[0]?.id) },
      body: {},
    });
    expect(await titles(owner, codeOf("£10 off"))).toEqual(["£3 off"]);
    expect(driver.id).toBeGreaterThan(0);
  });
});
