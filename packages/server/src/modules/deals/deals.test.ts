import { photos } from "@treadclub/kit/tables";
import { addDays, londonDay, londonInstant } from "@treadclub/rules";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const start = testApp.clock.now();
const today = londonDay(start);
const fitter = await testApp.make.member();
const owner = testApp.as(fitter.owner);
const staff = testApp.as(await testApp.make.staff(fitter.id));
const club = await testApp.make.club(fitter.id);
const anna = await testApp.make.consumer();
await testApp.as(anna).call("joinClub", { body: { code: club.code } });

const words = { locale: "en" as const, title: "Alignment", text: "All four wheels", terms: "Book first." };
const body = { texts: [words], price_pence: 4500, starts_on: today, ends_on: addDays(today, 13) };
const byId = (id: number) => ({ params: { id: String(id) } });
const seen = async () => (await testApp.as(anna).call("getConsumerDeals", byId(anna.id))).list.map(({ id }) => id);
const own = () => owner.call("getMemberDeals", byId(fitter.id));
const problemOf = async (changes: object) => {
  const { error } = await owner.send("saveDeal", { body: { ...body, ...changes } });
  return error?.fields ?? error?.code;
};

beforeEach(async () => {
  testApp.clock.set(start);
  for (const { id } of (await own()).list) await owner.call("deleteDeal", byId(id));
});

describe("a deal", () => {
  it("is created, edited, put in order, hidden and deleted", async () => {
    const first = await owner.call("saveDeal", { body });
    const second = await owner.call("saveDeal", { body: { ...body, texts: [{ ...words, title: "Valves 🛞" }] } });
    expect(first.state).toBe("running");
    await owner.call("orderDeals", { ...byId(fitter.id), body: { deal_ids: [second.id, first.id] } });
    expect(await seen()).toEqual([second.id, first.id]);
    const edited = await owner.call("saveDeal", {
      body: { ...body, id: first.id, version: first.version, price_pence: null, saving_pence: 1000 },
    });
    expect([edited.price_pence, edited.saving_pence]).toEqual([null, 1000]);
    const stale = await owner.send("saveDeal", { body: { ...body, id: first.id, version: first.version } });
    expect(stale.error?.code).toBe("STATE_CONFLICT");
    const hidden = await owner.call("hideDeal", {
      ...byId(second.id),
      body: { hidden: true, version: second.version },
    });
    expect([hidden.state, await seen()]).toEqual(["hidden", [first.id]]);
    await owner.call("deleteDeal", byId(first.id));
    expect(await seen()).toEqual([]);
  });

  it("belongs to owners; staff read, others find nothing", async () => {
    const { id, version } = await owner.call("saveDeal", { body });
    expect((await staff.call("getMemberDeals", byId(fitter.id))).can).toEqual({ edit: false });
    expect((await staff.send("saveDeal", { body })).error?.code).toBe("ACTION_NOT_ALLOWED");
    const other = testApp.as((await testApp.make.member()).owner);
    expect((await other.send("getMemberDeals", byId(fitter.id))).error?.code).toBe("NOT_FOUND");
    expect((await other.send("saveDeal", { body: { ...body, id, version } })).error?.code).toBe("NOT_FOUND");
    expect((await other.send("saveDeal", { body: { ...body, member_id: fitter.id } })).error?.code).toBe("NOT_FOUND");
    expect((await other.send("deleteDeal", byId(id))).error?.code).toBe("NOT_FOUND");
    const order = { ...byId(fitter.id), body: { deal_ids: [id] } };
    expect((await other.send("orderDeals", order)).error?.code).toBe("NOT_FOUND");
  });

  it("is shown to the drivers of its fitter, and on its website", async () => {
    const { id } = await owner.call("saveDeal", { body });
    const ben = await testApp.make.consumer();
    expect((await testApp.as(ben).call("getConsumerDeals", byId(ben.id))).list).toEqual([]);
    expect((await testApp.as(ben).send("getConsumerDeals", byId(anna.id))).error?.code).toBe("NOT_FOUND");
    const framed = await testApp.as(null).call("getClubDeals", { params: { code: club.code } });
    expect(framed.list.map((deal) => [deal.id, deal.member.id])).toEqual([[id, fitter.id]]);
    const wrong = await testApp.as(null).send("getClubDeals", { params: { code: "NOSUCHCODE" } });
    expect(wrong.error?.code).toBe("CODE_INVALID");
  });

  it("takes the same title only once at a time, also when both come together", async () => {
    const both = await Promise.all([1, 2].map(() => owner.send("saveDeal", { body })));
    expect(both.map(({ error }) => error?.fields ?? null).toSorted()).toHaveLength(2);
    expect((await own()).list).toHaveLength(1);
    expect(await problemOf({ texts: [{ ...words, title: "ALIGNMENT" }] })).toEqual({
      "texts.0.title": expect.any(String),
    });
    const later = { starts_on: addDays(today, 14), ends_on: addDays(today, 20) };
    expect((await owner.call("saveDeal", { body: { ...body, ...later } })).state).toBe("planned");
  });

  it("has its picture from the files, described in each language, and lets the old one go", async () => {
    const upload = await testApp.make.upload(fitter.owner);
    expect(await problemOf({ upload_id: upload.id })).toEqual({ "texts.0.picture_alt": expect.any(String) });
    const texts = [{ ...words, picture_alt: "A car on a ramp" }];
    const made = await owner.call("saveDeal", { body: { ...body, texts, upload_id: upload.id } });
    expect(made.picture).toMatchObject({ width: 1200, height: 900 });
    const kept = await owner.call("saveDeal", { body: { ...body, texts, id: made.id, version: made.version } });
    expect(kept.picture).not.toBeNull();
    const without = { ...body, texts, id: made.id, version: kept.version, upload_id: null };
    expect((await owner.call("saveDeal", { body: without })).picture).toBeNull();
    const [photo] = await testApp.db.read.select().from(photos).where(eq(photos.id, upload.photoId));
    expect(photo?.removedAt).not.toBeNull();
    const foreign = await testApp.make.upload(anna);
    const taken = await owner.send("saveDeal", {
      body: { ...body, texts: [{ ...words, title: "Other", picture_alt: "A car" }], upload_id: foreign.id },
    });
    expect(taken.error?.code).toBe("NOT_FOUND");
  });
});

describe("the dates of a deal", () => {
  it.each([
    ["winter", "2027-01-10", "2027-01-12"],
    ["the days on which the clocks go forward", "2027-03-28", "2027-03-28"],
    ["the days on which the clocks go back", "2027-10-31", "2027-10-31"],
  ])("begin and end at midnight in London: %s", async (_, starts_on, ends_on) => {
    const { id } = await owner.call("saveDeal", { body: { ...body, starts_on, ends_on } });
    const first = londonInstant(starts_on, "00:00").getTime();
    const end = londonInstant(addDays(ends_on, 1), "00:00").getTime();
    const stateAt = async (ms: number) => {
      testApp.clock.stopAt(new Date(ms));
      const now = testApp.as(await testApp.make.signedInAgain(fitter.owner));
      const driver = testApp.as(await testApp.make.signedInAgain(anna));
      const [deal] = (await now.call("getMemberDeals", byId(fitter.id))).list;
      const { list } = await driver.call("getConsumerDeals", byId(anna.id));
      return [deal?.state, list.map((one) => one.id)];
    };
    expect(await stateAt(first - 1)).toEqual(["planned", []]);
    expect(await stateAt(first)).toEqual(["running", [id]]);
    expect(await stateAt(end - 1)).toEqual(["running", [id]]);
    expect(await stateAt(end)).toEqual(["over", []]);
  });

  it("are never the wrong way round, past or years ahead", async () => {
    expect(await problemOf({ ends_on: addDays(today, -1) })).toEqual({ ends_on: expect.any(String) });
    const past = { starts_on: addDays(today, -9), ends_on: addDays(today, -2) };
    expect(await problemOf(past)).toEqual({ ends_on: expect.any(String) });
    expect(await problemOf({ ends_on: addDays(today, 3000) })).toEqual({ ends_on: expect.any(String) });
  });
});

describe("the law", () => {
  const was = { was_pence: 6000, was_since: addDays(today, -40) };

  it("takes a price before only with what makes it true", async () => {
    expect(await problemOf({ was_pence: 6000 })).toEqual({ was_since: expect.any(String) });
    expect(await problemOf({ ...was, was_pence: 4500 })).toEqual({ was_pence: expect.any(String) });
    expect(await problemOf({ ...was, was_since: addDays(today, -27) })).toEqual({ was_since: expect.any(String) });
    expect(await problemOf({ ...was, ends_on: addDays(today, 60) })).toEqual({ was_since: expect.any(String) });
    expect((await owner.call("saveDeal", { body: { ...body, ...was } })).was_pence).toBe(6000);
  });

  it("wants a price or a saving, terms and an end", async () => {
    expect(await problemOf({ price_pence: null })).toEqual({ price_pence: expect.any(String) });
    expect(await problemOf({ saving_pence: 500 })).toEqual({ saving_pence: expect.any(String) });
    expect(await problemOf({ texts: [{ ...words, terms: "  " }] })).toEqual({ "texts.0.terms": expect.any(String) });
    expect(await problemOf({ ends_on: undefined })).toEqual({ ends_on: expect.any(String) });
  });

  it("refuses what does not fit and keeps what does: long, right to left, emoji", async () => {
    const long = await problemOf({ texts: [{ ...words, title: "x".repeat(10_000), text: "y".repeat(10_000) }] });
    expect(Object.keys(long ?? {})).toEqual(["texts.0.title", "texts.0.text"]);
    expect(await problemOf({ texts: [words, words] })).toEqual({ "texts.1.locale": expect.any(String) });
    const title = "خصم على الإطارات 🎉";
    expect((await owner.call("saveDeal", { body: { ...body, texts: [{ ...words, title }] } })).texts[0]?.title).toBe(
      title,
    );
  });
});
