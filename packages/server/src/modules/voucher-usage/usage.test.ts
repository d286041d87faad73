import { londonDay, type DiscountChannel } from "@treadclub/rules";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const adminUser = await testApp.make.admin();
const admin = testApp.as(adminUser);
const at = (id: number) => ({ params: { id: String(id) } });
const today = () => londonDay(testApp.clock.now());

/** A club whose drivers have a voucher of 10 pounds each. */
async function clubWith(drivers: number, title = "Ten off") {
  const fitter = await testApp.make.member();
  const channels: DiscountChannel[] = ["in_store", "online", "share"];
  const discounts = [{ title, amount_pence: 1000, conditions: { channels } }];
  const club = await testApp.make.club(fitter.id, { discounts });
  const given = [];
  for (let n = 0; n < drivers; n += 1) {
    const driver = await testApp.make.consumer();
    const [voucher] = await testApp.make.join(driver.id, club);
    given.push({ driver, as: testApp.as(driver), id: voucher?.id ?? 0 });
  }
  const usage = (query: { by?: "day" | "month"; from_day?: string; to_day?: string } = {}) =>
    testApp.as(fitter.owner).call("memberGetVoucherUsage", { query: { from_day: today(), to_day: today(), ...query } });
  return { fitter, club, given, usage };
}

type Given = Awaited<ReturnType<typeof clubWith>>["given"][number];
const note = ({ as, id }: Given, event: "seen" | "opened", ids = [id]) =>
  as.call("saveVoucherStatistic", { body: { list: ids.map((voucher_id) => ({ voucher_id, event })) } });

const nothing = { issued: 0, seen: 0, opened: 0, shared: 0, used: 0, expired: 0, used_pence: 0 };

describe("what a driver's app says of vouchers", () => {
  it("counts once for each voucher, however often and at once it is sent", async () => {
    const { given, usage } = await clubWith(1);
    const [one] = given;
    if (!one) throw new Error("no voucher");
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => note(one, n % 2 ? "seen" : "opened")));
    expect(answers.reduce((sum, { noted }) => sum + noted, 0)).toBeLessThanOrEqual(2);
    expect((await usage()).totals).toEqual({ ...nothing, issued: 1, seen: 1, opened: 1 });
    expect(await note(one, "opened", [one.id, one.id])).toEqual({ noted: 0 });
    expect((await usage()).totals).toMatchObject({ seen: 1, opened: 1 });
  });

  it("locks many vouchers in one order: two batches the other way round both arrive", async () => {
    const { given, usage } = await clubWith(1);
    const [one] = given;
    if (!one) throw new Error("no voucher");
    for (let n = 0; n < 3; n += 1) await testApp.make.join(one.driver.id, (await clubWith(0)).club);
    const { list } = await one.as.call("getConsumerDiscounts", { ...at(one.driver.id), body: {} });
    const ids = list.map(({ id }) => id);
    const answers = await Promise.all([note(one, "seen", ids), note(one, "seen", ids.toReversed())]);
    expect(answers.reduce((sum, { noted }) => sum + noted, 0)).toBe(4);
    expect((await usage()).totals).toMatchObject({ seen: 1, opened: 0 });
  });

  it("changes nothing for somebody else's voucher, an unknown one, or who has none", async () => {
    const { given, usage, fitter } = await clubWith(1);
    const [one] = given;
    if (!one) throw new Error("no voucher");
    const stranger = { as: testApp.as(await testApp.make.consumer()), id: one.id };
    const body = { list: [{ voucher_id: one.id, event: "seen" as const }] };
    expect(await stranger.as.call("saveVoucherStatistic", { body })).toEqual({ noted: 0 });
    expect(await testApp.as(fitter.owner).call("saveVoucherStatistic", { body })).toEqual({ noted: 0 });
    expect(await note(one, "seen", [999_999_999])).toEqual({ noted: 0 });
    expect((await usage()).totals).toEqual({ ...nothing, issued: 1 });
  });

  it("is refused for what the server knows itself", async () => {
    const { given } = await clubWith(1);
    const [one] = given;
    if (!one) throw new Error("no voucher");
    for (const event of ["shared", "used"])
      expect(
        // @ts-expect-error -- no event of the contract.
        (await one.as.send("saveVoucherStatistic", { body: { list: [{ voucher_id: one.id, event }] } })).status,
      ).toBe(422);
  });
});

describe("figures of vouchers", () => {
  it("follow what happens: shared, used, undone, expired, withdrawn", async () => {
    const { fitter, given, usage } = await clubWith(3);
    const [one, two, three] = given;
    if (!one || !two || !three) throw new Error("no vouchers");
    const share = () => one.as.call("shareVoucher", { body: { voucher_id: one.id, by: "link" } });
    await share();
    await share();
    await one.as.call("stopSharingVoucher", at(one.id));
    await share();
    const till = testApp.as(fitter.owner);
    const use = async ({ id }: Given) => (await till.call("setUsedConsumerDiscount", { ...at(id), body: {} })).used_at;
    const usedAt = await use(one);
    await use(two);
    expect((await usage()).totals).toEqual({ ...nothing, issued: 3, shared: 1, used: 2, used_pence: 2000 });
    await till.call("undoUsedConsumerDiscount", {
      ...at(one.id),
      body: { used_at: usedAt ?? "", reason: "The wrong car" },
    });
    expect((await usage()).totals).toEqual({ ...nothing, issued: 3, shared: 1, used: 1, used_pence: 1000 });
    await testApp.db.pool.query("update vouchers set state = 'expired', expires_on = $1 where id = $2", [
      today(),
      one.id,
    ]);
    await testApp.db.pool.query("update vouchers set state = 'withdrawn' where id = $1", [three.id]);
    const counted = { ...nothing, issued: 2, shared: 1, used: 1, expired: 1, used_pence: 1000 };
    expect((await usage()).totals).toEqual(counted);
    await testApp.app.jobs.run("add-voucher-counts");
    expect((await usage()).totals).toEqual(counted);
    await testApp.db.pool.query("delete from voucher_redemptions where voucher_id = $1", [one.id]);
    await testApp.db.pool.query("delete from vouchers where id = $1", [one.id]);
    expect((await usage()).totals).toEqual({ ...counted, issued: 1, shared: 0, expired: 0 });
  });

  it("are of London days and of months, every one of them, oldest first", async () => {
    const { given, usage } = await clubWith(2);
    const issuedAt = ["2026-06-30T22:59:59Z", "2026-06-30T23:00:00Z"];
    for (const [n, { id }] of given.entries())
      await testApp.db.pool.query("update vouchers set issued_at = $1 where id = $2", [issuedAt[n], id]);
    const days = await usage({ from_day: "2026-06-30", to_day: "2026-07-02" });
    expect(days.periods.map(({ from_day: day, issued }) => [day, issued])).toEqual([
      ["2026-06-30", 1],
      ["2026-07-01", 1],
      ["2026-07-02", 0],
    ]);
    const months = await usage({ from_day: "2026-05-15", to_day: "2026-07-01", by: "month" });
    expect(months.periods.map(({ from_day: day, issued }) => [day, issued])).toEqual([
      ["2026-05-15", 0],
      ["2026-06-01", 1],
      ["2026-07-01", 1],
    ]);
    expect((await usage({ from_day: "2026-07-01", to_day: "2026-07-31" })).totals).toEqual({ ...nothing, issued: 1 });
  });

  it("are a company's own, and an administrator's by company and club, in one statement", async () => {
    const [here, there] = [await clubWith(2, "Here"), await clubWith(1, "There")];
    const own = { discount: "Here", club_id: here.club.id, member_id: here.fitter.id, issued: 2 };
    expect((await here.usage()).list).toEqual([expect.objectContaining(own)]);
    const all = { from_day: today(), to_day: today() };
    const totals = async (query: { member_id?: string; club_id?: string }) =>
      (await admin.call("getVoucherUsage", { query: { ...all, ...query } })).totals.issued;
    const [memberId, clubId] = [String(here.fitter.id), String(there.club.id)];
    expect([
      await totals({ member_id: memberId }),
      await totals({ club_id: clubId }),
      await totals({ member_id: memberId, club_id: clubId }),
    ]).toEqual([2, 1, 0]);
    expect(await totals({})).toBeGreaterThanOrEqual(3);
    const query = { ...all, club_id: clubId };
    expect((await testApp.as(here.fitter.owner).call("memberGetVoucherUsage", { query })).totals).toEqual(nothing);
    const { statements } = await testApp.queries(() => totals({ member_id: memberId }));
    expect(statements).toHaveLength(1);
  });

  it.each([
    ["2026-02-02", "2026-02-01", "day"],
    ["2025-01-01", "2026-01-02", "day"],
    ["2020-01-31", "2025-01-01", "month"],
  ] as const)("refuse %s to %s by %s", async (from_day, to_day, by) => {
    const { status, error } = await admin.send("getVoucherUsage", { query: { from_day, to_day, by } });
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ["to_day"]]);
    const full = await admin.send("getVoucherUsage", { query: { from_day: "2025-01-01", to_day: "2026-01-01" } });
    expect([full.status, full.reply?.periods.length]).toEqual([200, 366]);
  });
});

describe("files of the figures", () => {
  const file = async (type: "csv" | "xlsx", query: Readonly<Record<string, string>>) => {
    const answer = await testApp.app.http.inject({
      url: `/api/v1/admins/get_voucher_usage_${type}`,
      query: { from_day: today(), to_day: today(), ...query },
      headers: { authorization: `Bearer ${adminUser.token}` },
    });
    return { bytes: answer.rawPayload, headers: answer.headers, status: answer.statusCode };
  };

  it("hold exactly what was chosen, with nothing that a spreadsheet would run", async () => {
    const title = '=HYPERLINK("http://x.example","🛞 نادي")';
    const { fitter, club, given } = await clubWith(2, title);
    await clubWith(1, "Another");
    await testApp.as(fitter.owner).call("setUsedConsumerDiscount", { ...at(given[0]?.id ?? 0), body: {} });
    const { bytes, headers } = await file("csv", { club_id: String(club.id) });
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="treadclub-vouchers-${today()}-to-${today()}.csv"`,
    });
    const [head, ...lines] = bytes.toString("utf8").trimEnd().split("\r\n");
    expect(head).toBe("\u{FEFF}From,Fitter,Club,Discount,Issued,Seen,Opened,Shared,Used,Expired,Discount given (£)");
    expect(lines).toEqual([expect.stringContaining(`"'${title.replaceAll('"', '""')}",2,0,0,0,1,0,10.00`)]);
    const book = await file("xlsx", { club_id: String(club.id), language: "cn" });
    const sheet = strFromU8(unzipSync(book.bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toContain("已发放");
    expect(sheet).toContain(">=HYPERLINK(&quot;");
    expect(sheet.match(/<row /g)).toHaveLength(2);
    expect(sheet).toContain('<c r="K2" s="4"><v>10</v></c>');
  });

  it("are refused for dates in the wrong order", async () => {
    expect((await file("csv", { to_day: "2020-01-01" })).status).toBe(422);
  });
});
