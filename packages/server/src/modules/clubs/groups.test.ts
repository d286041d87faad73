import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const guest = testApp.as(null);
const byId = (id: number) => ({ params: { id: String(id) } });
const discounts = [{ title: "£10 off", amount_pence: 1000 }];
let made = 0;
const titled = (name: string) => `${name} ${(made += 1)}`;

type Fitter = Awaited<ReturnType<typeof testApp.make.member>>;
const answer = (fitter: Fitter, id: number, action: "join" | "leave") =>
  testApp.as(fitter.owner).send("answerMembersGroup", { ...byId(id), body: { action } });

/** A group of three fitters, and a driver's voucher of the first one's club that is open to it. */
async function circle() {
  const fitters = [await testApp.make.member(), await testApp.make.member(), await testApp.make.member()] as const;
  const group = await admin.call("saveMembersGroup", {
    body: { title: titled("Circle"), member_ids: fitters.map(({ id }) => id) },
  });
  for (const fitter of fitters) expect((await answer(fitter, group.id, "join")).status).toBe(200);
  const [issuer, fellow, third] = fitters;
  const club = await testApp.as(issuer.owner).call("editDiscountClub", {
    body: { title: "Club", name: titled("Everybody"), group_id: group.id, discounts },
  });
  await admin.call("approveDiscountClub", { ...byId(club.id), body: {} });
  const driver = await testApp.make.consumer();
  const [voucher] = await testApp.make.join(driver.id, club);
  return { group, issuer, fellow, third, club, driver, voucher: voucher ?? { id: 0, code: "" } };
}

const redeem = (fitter: Fitter, { id, code }: { id: number; code: string }) =>
  testApp.as(fitter.owner).send("setUsedConsumerDiscount", { ...byId(id), body: { code } });

describe("groups of fitters", () => {
  it("made or changed at the same moment: one title once, one version once", async () => {
    const title = titled("Race");
    const save = (body: object) => admin.sendRaw("saveMembersGroup", { body: { title, member_ids: [], ...body } });
    const made = await Promise.all(Array.from({ length: 8 }, () => save({})));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
    const group = made.find(({ status }) => status === 200)?.reply;
    const fitters = await Promise.all(Array.from({ length: 4 }, () => testApp.make.member()));
    const changed = await Promise.all(
      fitters.map(({ id }) => save({ id: group?.id, version: group?.version, member_ids: [id] })),
    );
    expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it("are made, filled, renamed and closed by an administrator; strangers see members alone", async () => {
    const [one, other] = [await testApp.make.member(), await testApp.make.member()];
    const title = titled("Chain");
    const group = await admin.call("saveMembersGroup", { body: { title, member_ids: [one.id, other.id] } });
    const shown = async () => (await guest.call("getAllMembersGroup", { query: { id: String(group.id) } })).list[0];
    expect(await shown()).toMatchObject({ title, members: [] });
    expect((await answer(one, group.id, "join")).status).toBe(200);
    expect((await answer(one, group.id, "join")).error?.code).toBe("STATE_CONFLICT");
    expect((await shown())?.members.map(({ id }) => id)).toEqual([one.id]);
    expect(JSON.stringify(await shown())).not.toContain("email");
    const renamed = await admin.call("saveMembersGroup", {
      body: { id: group.id, version: group.version, title: `${title} renamed`, member_ids: [other.id] },
    });
    expect(renamed.members.map(({ id, joined_at }) => [id, joined_at])).toEqual([[other.id, null]]);
    expect(
      (await admin.send("saveMembersGroup", { body: { id: group.id, version: group.version, title } })).error?.code,
    ).toBe("STATE_CONFLICT");
    expect(
      (await admin.send("saveMembersGroup", { body: { title: `${title} RENAMED` } })).error?.fields,
    ).toHaveProperty("title");
    expect(await admin.call("closeMembersGroup", byId(group.id))).toEqual({ done: true });
    expect((await admin.send("closeMembersGroup", byId(group.id))).error?.code).toBe("NOT_FOUND");
    expect(await shown()).toBeUndefined();
  });

  it("are answered by owners of those invited alone", async () => {
    const [invited, stranger] = [await testApp.make.member(), await testApp.make.member()];
    const { id } = await admin.call("saveMembersGroup", { body: { title: titled("Asked"), member_ids: [invited.id] } });
    expect((await answer(stranger, id, "join")).error?.code).toBe("NOT_FOUND");
    const staff = testApp.as(await testApp.make.staff(invited.id));
    expect((await staff.send("answerMembersGroup", { ...byId(id), body: { action: "join" } })).error?.code).toBe(
      "ACTION_NOT_ALLOWED",
    );
    expect((await staff.call("getMembersGroups", byId(invited.id))).list).toMatchObject([
      { id, joined_at: null, can: { join: false, leave: false } },
    ]);
    expect((await staff.send("getMembersGroups", byId(stranger.id))).error?.code).toBe("NOT_FOUND");
    const body = { title: "Club", name: titled("Too early"), group_id: id, discounts };
    expect((await testApp.as(invited.owner).send("editDiscountClub", { body })).error?.fields).toHaveProperty(
      "group_id",
    );
  });
});

describe("a club that is open to a group", () => {
  it("has vouchers that are used once at any fitter in it, with their code", async () => {
    const { group, issuer, fellow, third, club, driver, voucher } = await circle();
    expect(club).toMatchObject({ group: { id: group.id, other_ids: [fellow.id, third.id] } });
    const wallet = await testApp.as(driver).call("getConsumerDiscounts", { ...byId(driver.id), body: {} });
    expect(wallet.list[0]).toMatchObject({ group: { title: group.title, other_ids: [fellow.id, third.id] } });
    const at = testApp.as(fellow.owner);
    expect((await at.send("consumerDiscountById", { ...byId(voucher.id), query: {} })).error?.code).toBe("NOT_FOUND");
    expect(await at.call("discountInfByCode", { params: { code: voucher.code } })).toMatchObject({
      is_own: false,
      can: { use: true },
    });
    const answers = await Promise.all([fellow, third, issuer, fellow, third].map((fitter) => redeem(fitter, voucher)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const stranger = await testApp.make.member();
    expect((await redeem(stranger, voucher)).error?.code).toBe("NOT_FOUND");
    const record = await testApp.as(issuer.owner).call("getDiscountClubById", byId(club.id));
    expect(record.figures).toMatchObject({ used: 1, used_pence: 1000 });
  });

  it("is in the journal of whoever redeemed, who can undo it", async () => {
    const { issuer, fellow, voucher } = await circle();
    const used = await redeem(fellow, voucher);
    const journal = (fitter: Fitter) =>
      testApp.as(fitter.owner).call("getTillJournal", { ...byId(fitter.id), body: {} });
    expect((await journal(fellow)).list).toMatchObject([{ voucher_id: voucher.id, can: { undo: true } }]);
    expect((await journal(issuer)).list).toEqual([]);
    const body = { used_at: used.reply?.used_at ?? "", reason: "The driver comes back." };
    expect(
      await testApp.as(fellow.owner).call("undoUsedConsumerDiscount", { ...byId(voucher.id), body }),
    ).toMatchObject({
      state: "issued",
    });
  });

  it.each(["issuer", "fellow"] as const)("keeps its vouchers at their issuer when the %s leaves", async (who) => {
    const there = await circle();
    const { group, issuer, fellow, voucher } = there;
    expect((await answer(there[who], group.id, "leave")).status).toBe(200);
    expect((await redeem(fellow, voucher)).error?.code).toBe("NOT_FOUND");
    expect((await redeem(issuer, voucher)).status).toBe(200);
  });

  it("keeps them there when the group closes or the club leaves it", async () => {
    const { group, issuer, fellow, driver, voucher } = await circle();
    await admin.call("closeMembersGroup", byId(group.id));
    expect((await redeem(fellow, voucher)).error?.code).toBe("NOT_FOUND");
    const wallet = await testApp.as(driver).call("getConsumerDiscounts", { ...byId(driver.id), body: {} });
    expect(wallet.list[0]?.group).toBeNull();
    expect((await redeem(issuer, voucher)).status).toBe(200);
  });

  it("is used or left, never both, when a fitter leaves as its till redeems", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { group, fellow, voucher } = await circle();
      const [used] = await Promise.all([redeem(fellow, voucher), answer(fellow, group.id, "leave")]);
      expect([200, 404, 409]).toContain(used.status);
      const again = await redeem(fellow, voucher);
      expect(again.status).toBe(used.status === 200 ? 409 : 404);
    }
  });

  it("asks for moderation again when it opens to a group", async () => {
    const { group, issuer } = await circle();
    const club = await testApp.make.club(issuer.id);
    const owner = testApp.as(issuer.owner);
    const body = { id: club.id, title: "Drivers' club", name: titled("Opened"), discounts };
    const edited = await owner.call("editDiscountClub", { body: { ...body, group_id: group.id } });
    expect(edited).toMatchObject({ state: "awaiting_moderation", group: null, pending: { group: { id: group.id } } });
    expect(await admin.call("approveDiscountClub", { ...byId(club.id), body: {} })).toMatchObject({
      group: { id: group.id },
    });
  });
});

it("a fellow reads the code of what it redeemed, until that is undone", async () => {
  const { fellow, voucher } = await circle();
  const codes = async (search?: string) =>
    (
      await testApp.as(fellow.owner).call("getTillJournal", { ...byId(fellow.id), body: search ? { search } : {} })
    ).list.map(({ code }) => code);
  const used = await redeem(fellow, voucher);
  expect(await codes()).toEqual([voucher.code]);
  expect(await codes(voucher.code)).toHaveLength(1);
  const body = { used_at: used.reply?.used_at ?? "", reason: "Wrong driver" };
  expect((await testApp.as(fellow.owner).send("undoUsedConsumerDiscount", { ...byId(voucher.id), body })).status).toBe(
    200,
  );
  expect(await codes()).toEqual([""]);
  expect(await codes(voucher.code)).toEqual([]);
});
