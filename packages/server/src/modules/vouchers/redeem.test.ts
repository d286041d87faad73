import { stateHistory } from "@treadclub/kit/tables";
import { addDays, londonDay } from "@treadclub/rules";
import { and, eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTestApp } from "#testing/test-app";
import { freeVouchers, reserveVouchers, useReservedVouchers, vouchers } from "./index.ts";

const testApp = await openTestApp();
const asked = (id: number) => ({ params: { id: String(id) }, body: {} });
const rowOf = async (id: number) => (await testApp.db.read.select().from(vouchers).where(eq(vouchers.id, id)))[0];
const usesOf = async (id: number) =>
  testApp.db.read
    .select()
    .from(stateHistory)
    .where(and(eq(stateHistory.machine, "voucher"), eq(stateHistory.thingId, id), eq(stateHistory.event, "use")));

/** A driver with one voucher of a fitter. */
async function issued(inputs: { endsOn?: string } = {}) {
  const fitter = await testApp.make.member();
  const driver = await testApp.make.consumer();
  const [voucher] = await testApp.make.join(driver.id, await testApp.make.club(fitter.id, inputs));
  return { fitter, driver, voucher: voucher ?? { id: 0, code: "", memberId: null } };
}

describe("redeeming", () => {
  it("happens once of 50 times at once, by owner and staff", async () => {
    const { fitter, voucher } = await issued();
    const staff = await testApp.make.staff(fitter.id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        testApp.as(n % 2 === 0 ? fitter.owner : staff).send("setUsedConsumerDiscount", asked(voucher.id)),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error?.code === "STATE_CONFLICT")).toHaveLength(49);
    expect(await usesOf(voucher.id)).toHaveLength(1);
    expect(await rowOf(voucher.id)).toMatchObject({ state: "used", usedMemberId: fitter.id });
  });

  it("answers the same to the same idempotency key, sent 20 times", async () => {
    const { fitter, voucher } = await issued();
    const send = () =>
      testApp.as(fitter.owner).send("setUsedConsumerDiscount", asked(voucher.id), { key: "redeem-once" });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.every((answer) => answer.status === 200 || answer.error?.code === "IDEMPOTENCY_CONFLICT")).toBe(
      true,
    );
    expect(await usesOf(voucher.id)).toHaveLength(1);
    const again = await send();
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(again.reply).toMatchObject({ id: voucher.id, state: "used", used_at_member: again.reply?.member_name });
  });

  it("tells the driver and the fitter at once", async () => {
    const { fitter, driver, voucher } = await issued();
    const heard: unknown[] = [];
    onTestFinished(
      testApp.db.onCommitted((notices) => {
        for (const { channel, payload } of notices) if (channel === "treadclub_live") heard.push(JSON.parse(payload));
      }),
    );
    await testApp.as(fitter.owner).call("setUsedConsumerDiscount", asked(voucher.id));
    expect(heard).toEqual([{ to: { userIds: [driver.id], memberIds: [fitter.id] }, topic: "voucher", id: voucher.id }]);
  });

  it("is refused elsewhere as if the voucher were not there", async () => {
    const { voucher } = await issued();
    const other = await testApp.make.member();
    for (const name of ["consumerDiscountById", "setUsedConsumerDiscount"] as const)
      expect(
        (await testApp.as(other.owner).sendRaw(name, { params: { id: voucher.id }, query: {}, body: {} })).error?.code,
        name,
      ).toBe("NOT_FOUND");
    expect(
      (await testApp.as(other.owner).send("getVoucherByCode", { params: { code: voucher.code } })).error?.code,
    ).toBe("CODE_INVALID");
    expect((await rowOf(voucher.id))?.state).toBe("issued");
  });

  it("is possible on the last day and not the day after, before any job ran", async () => {
    const today = londonDay(testApp.clock.now());
    const last = await issued({ endsOn: today });
    const expired = await issued({ endsOn: addDays(today, 1) });
    await testApp.run((ctx) =>
      ctx.db
        .update(vouchers)
        .set({ expiresOn: addDays(today, -1) })
        .where(eq(vouchers.id, expired.voucher.id)),
    );
    expect((await testApp.as(last.fitter.owner).send("setUsedConsumerDiscount", asked(last.voucher.id))).status).toBe(
      200,
    );
    const view = await testApp
      .as(expired.fitter.owner)
      .call("consumerDiscountById", { params: { id: String(expired.voucher.id) }, query: {} });
    expect(view).toMatchObject({ state: "issued", can: { use: false } });
    expect(
      (await testApp.as(expired.fitter.owner).send("setUsedConsumerDiscount", asked(expired.voucher.id))).error?.code,
    ).toBe("STATE_CONFLICT");
  });

  it("is made by a super_admin in the name of the voucher's fitter", async () => {
    const { fitter, voucher } = await issued();
    const boss = await testApp.make.superAdmin();
    expect((await testApp.as(boss).call("setUsedConsumerDiscount", asked(voucher.id))).used_at_member).not.toBeNull();
    expect(await rowOf(voucher.id)).toMatchObject({ usedMemberId: fitter.id, usedByUserId: boss.id });
  });
});

describe("a platform voucher", () => {
  it("is honoured by every accepted fitter to whom its code is shown", async () => {
    const driver = await testApp.make.consumer();
    const voucher = await testApp.make.welcomeVoucher(driver.id, 41);
    const { id, code } = voucher ?? { id: 0, code: "" };
    const [fitter, fresh] = [await testApp.make.member(), await testApp.make.member({ state: "new" })];
    expect(
      (await testApp.as(fitter.owner).send("consumerDiscountById", { params: { id: String(id) }, query: {} })).error
        ?.code,
    ).toBe("NOT_FOUND");
    expect(
      (await testApp.as(fresh.owner).send("consumerDiscountById", { params: { id: String(id) }, query: { code } }))
        .error?.code,
    ).toBe("NOT_FOUND");
    const view = await testApp
      .as(fitter.owner)
      .call("consumerDiscountById", { params: { id: String(id) }, query: { code } });
    expect(view).toMatchObject({ by: "platform", member_name: "TreadClub", can: { use: true } });
    expect(new URL(view.link).searchParams.get("code")).toBe(code);
    expect((await testApp.as(fitter.owner).send("setUsedConsumerDiscount", asked(id))).status).toBe(404);
    const used = await testApp
      .as(fitter.owner)
      .call("setUsedConsumerDiscount", { params: { id: String(id) }, body: { code } });
    expect(used).toMatchObject({ state: "used", can: { use: false } });
    expect((await rowOf(id))?.usedMemberId).toBe(fitter.id);
  });
});

describe("a reserved voucher", () => {
  it("is not redeemed while no quote of its request is booked there", async () => {
    const { fitter, driver, voucher } = await issued();
    await testApp.run((ctx) =>
      reserveVouchers(ctx, { consumerId: driver.id, voucherIds: [voucher.id], requestId: 77 }),
    );
    const answer = await testApp.as(fitter.owner).send("setUsedConsumerDiscount", asked(voucher.id));
    expect(answer.error).toMatchObject({ code: "STATE_CONFLICT", details: { state: "reserved" } });
  });

  it("is used once when the booking is finished and the company redeems it at the same time", async () => {
    const { fitter, driver, voucher } = await issued();
    await testApp.run((ctx) =>
      reserveVouchers(ctx, { consumerId: driver.id, voucherIds: [voucher.id], requestId: 78 }),
    );
    const finish = () =>
      testApp.run((ctx) =>
        useReservedVouchers(ctx, { requestId: 78, memberId: fitter.id, taken: new Map([[voucher.id, 100]]) }),
      );
    const used = await Promise.all([finish(), finish(), finish()]);
    expect(used.flat()).toEqual([voucher.id]);
    expect(await usesOf(voucher.id)).toHaveLength(1);
  });

  describe("whose request closes while it is used", () => {
    const undo = async (id: number) => {
      const used_at = (await rowOf(id))?.usedAt?.toISOString() ?? "";
      const body = { used_at, reason: "Wrong driver" };
      return testApp
        .as(await testApp.make.superAdmin())
        .send("undoUsedConsumerDiscount", { params: { id: String(id) }, body });
    };
    const used = async (requestId: number) => {
      const { fitter, driver, voucher } = await issued();
      await testApp.run((ctx) => reserveVouchers(ctx, { consumerId: driver.id, voucherIds: [voucher.id], requestId }));
      await testApp.as(await testApp.make.superAdmin()).call("setUsedConsumerDiscount", asked(voucher.id));
      return { fitter, driver, voucher };
    };
    const close = {
      "without a booking": (requestId: number, _: number) => testApp.run((ctx) => freeVouchers(ctx, [requestId])),
      "with its booking": (requestId: number, memberId: number) =>
        testApp.run((ctx) => useReservedVouchers(ctx, { requestId, memberId, taken: new Map() })),
    };

    it.each([["without a booking", 7901] as const, ["with its booking", 7902] as const])(
      "stays used %s, and is free once that is undone",
      async (how, requestId) => {
        const { fitter, driver, voucher } = await used(requestId);
        await close[how](requestId, fitter.id);
        expect(await rowOf(voucher.id)).toMatchObject({ state: "used", requestId });
        expect((await undo(voucher.id)).reply).toMatchObject({ state: "issued" });
        expect(await rowOf(voucher.id)).toMatchObject({ state: "issued", requestId: null });
        const request = { consumerId: driver.id, voucherIds: [voucher.id], requestId: requestId + 10 };
        await testApp.run((ctx) => reserveVouchers(ctx, request));
        await testApp.as(await testApp.make.superAdmin()).call("setUsedConsumerDiscount", asked(voucher.id));
        expect((await undo(voucher.id)).reply).toMatchObject({ state: "reserved" });
      },
    );

    it.each([["without a booking", 7930] as const, ["with its booking", 7940] as const])(
      "is free when it closes %s as the use is undone",
      async (how, first) => {
        for (let requestId = first; requestId < first + 5; requestId += 1) {
          const { fitter, voucher } = await used(requestId);
          await Promise.all([undo(voucher.id), close[how](requestId, fitter.id)]);
          expect(await rowOf(voucher.id)).toMatchObject({ state: "issued", requestId: null });
        }
      },
    );
  });
});
