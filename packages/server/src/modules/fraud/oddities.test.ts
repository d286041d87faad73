import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const minuteMs = 60_000;
const find = () => testApp.app.jobs.run("find-oddities");

/** A fitter whose till redeems vouchers of a club. */
async function till() {
  const fitter = await testApp.make.member();
  const club = await testApp.make.club(fitter.id, { discounts: [{ title: "Five off", amount_pence: 500 }] });
  const redeem = async (count: number, everyMs: number): Promise<{ id: number; usedAt: string }[]> => {
    const used = [];
    for (let n = 0; n < count; n += 1) {
      const driver = await testApp.make.consumer();
      const [voucher] = await testApp.make.join(driver.id, { code: club.code });
      const id = voucher?.id ?? 0;
      const reply = await testApp
        .as(fitter.owner)
        .call("setUsedConsumerDiscount", { params: { id: String(id) }, body: {} });
      used.push({ id, usedAt: reply.used_at ?? "" });
      testApp.clock.forward(everyMs);
    }
    return used;
  };
  const own = async (filters: object = {}) =>
    (
      await testApp
        .as(await testApp.make.signedInAgain(fitter.owner))
        .call("getMemberOddities", { params: { id: String(fitter.id) }, body: { filters } })
    ).list;
  return { fitter, club, redeem, own };
}

describe("a till", () => {
  it("that is busy is not odd, one that is far too fast is redeemed at all the same and written down", async () => {
    const { fitter, redeem, own } = await till();
    await redeem(9, 100);
    await find();
    expect(await own()).toEqual([]);
    const [last] = await redeem(1, 0);
    await Promise.all([find(), find()]);
    await find();
    const [odd, ...more] = await own();
    expect(more).toEqual([]);
    expect(odd).toMatchObject({
      kind: "till_minute",
      count: 10,
      user_name: "Olu Reed",
      voucher: { id: last?.id, title: "Five off" },
      member: { id: fitter.id },
      looked_at: null,
      can: { look: true },
    });
    await redeem(2, 100);
    await find();
    expect(await own()).toMatchObject([{ id: odd?.id, count: 12 }]);
  });

  it("that undoes a third of its uses is written down", async () => {
    const { fitter, redeem, own } = await till();
    const used = await redeem(6, minuteMs);
    for (const { id, usedAt } of used.slice(0, 5))
      await testApp.as(fitter.owner).call("undoUsedConsumerDiscount", {
        params: { id: String(id) },
        body: { used_at: usedAt, reason: "Typed the wrong one." },
      });
    await find();
    expect(await own()).toMatchObject([{ kind: "till_undo", count: 5 }]);
  });

  it("that sends what it kept without a network is not too fast: its own times count", async () => {
    const { fitter, club, own } = await till();
    for (let n = 0; n < 12; n += 1) {
      const driver = await testApp.make.consumer();
      const [voucher] = await testApp.make.join(driver.id, { code: club.code });
      const acceptedAt = new Date(testApp.clock.now().getTime() - (n + 1) * 2 * minuteMs);
      await testApp.as(fitter.owner).call("redeemKeptVoucher", {
        body: {
          code: voucher?.code ?? "",
          till_key: `kept-of-till-${fitter.id}-key-000${n}`,
          accepted_at: acceptedAt.toISOString(),
        },
      });
    }
    await find();
    expect(await own()).toEqual([]);
  });
});

describe("what was odd", () => {
  it("in a club: five accounts of one browser, four of a family are not", async () => {
    const { club, own } = await till();
    const join = async () => {
      const { id } = await testApp.make.consumer();
      await testApp.db.pool.query(
        "insert into known_devices (user_id, token_hash, browser, created_at, last_used_at) values ($1, $2, $3, now(), now())",
        [id, `family-${id}`, `family-${club.code}`],
      );
      await testApp.make.join(id, { code: club.code });
    };
    for (let n = 0; n < 4; n += 1) await join();
    await find();
    expect(await own()).toEqual([]);
    await join();
    await find();
    const [odd] = await own();
    expect(odd).toMatchObject({ kind: "club_browser", count: 5, user_name: "", voucher: null });
    expect(JSON.stringify(odd)).not.toContain("family-");
  });

  it("is looked at once, by an owner and by the administrators each for themselves", async () => {
    const { fitter, redeem, own } = await till();
    await redeem(10, 100);
    await find();
    const [odd] = await own();
    const at = { params: { id: String(odd?.id) }, body: { note: "We had an open day." } };
    const owner = await testApp.make.signedInAgain(fitter.owner);
    const staff = await testApp.make.staff(fitter.id);
    const other = await testApp.make.member();
    expect((await testApp.as(staff).send("lookAtMemberOddity", at)).error?.code).toBe("ACTION_NOT_ALLOWED");
    expect((await testApp.as(other.owner).send("lookAtMemberOddity", at)).error?.code).toBe("NOT_FOUND");
    const replies = await Promise.all([1, 2].map(() => testApp.as(owner).send("lookAtMemberOddity", at)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await own({ looked: false })).toEqual([]);
    expect(await own({ looked: true })).toMatchObject([
      { note: "We had an open day.", looked_by: "Olu Reed", can: { look: false } },
    ]);
    const office = testApp.as(await testApp.make.signedInAgain(admin));
    const body = { filters: { member_id: fitter.id, looked: false } };
    expect((await office.call("getOddities", { body })).list).toMatchObject([{ id: odd?.id, note: null }]);
    await office.call("lookAtOddity", { ...at, body: { note: "" } });
    expect((await office.call("getOddities", { body })).list).toEqual([]);
  });

  it("of another company is nobody else's, and is listed in two statements however many there are", async () => {
    const { fitter } = await till();
    const other = await testApp.make.member();
    const foreign = await testApp
      .as(other.owner)
      .send("getMemberOddities", { params: { id: String(fitter.id) }, body: {} });
    expect(foreign.error?.code).toBe("NOT_FOUND");
    const office = testApp.as(await testApp.make.signedInAgain(admin));
    const [one, two] = [
      await office.call("getOddities", { body: { per_page: 1 } }),
      await office.call("getOddities", { body: { per_page: 1, page: 2 } }),
    ];
    expect(one.list[0]?.id).not.toBe(two.list[0]?.id);
  });
});
