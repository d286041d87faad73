import { openLimits } from "@treadclub/kit/http/limits";
import { afterAll, describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { openFrames } from "./frame.ts";

const testApp = await openTestApp();
const rule = { points: 3, windowSeconds: 60 };
const limits = openLimits<"code">(testApp.db, { code: rule });
afterAll(() => limits.close());
const open = () => openFrames({ db: testApp.db, clock: testApp.clock, limits });

async function framedClub(site = "https://forgelane.co.uk") {
  const member = await testApp.make.member();
  const club = await testApp.make.club(member.id);
  const at = { params: { id: String(member.id) } };
  const set = async (sites: string[], version: number) =>
    testApp.as(member.owner).call("setMemberSites", { ...at, body: { sites, version } });
  await set([site], 0);
  return { member, club, set };
}

describe("the sites of a code", () => {
  it("are those of its member, however the code is written", async () => {
    const { club } = await framedClub();
    expect(await open()(`${club.code.slice(0, 3)} ${club.code.slice(3).toLowerCase()}`, "a")).toEqual([
      "https://forgelane.co.uk",
    ]);
  });

  it("act within seconds when they change", async () => {
    const { club, set } = await framedClub();
    const sitesOf = open();
    await sitesOf(club.code, "a");
    await set(["https://new.example"], 1);
    await expect.poll(() => sitesOf(club.code, "a")).toEqual(["https://new.example"]);
  });

  it("end with the company", async () => {
    const { member, club } = await framedClub();
    const admin = await testApp.make.admin();
    await testApp.as(admin).call("disableMembers", { body: { ids: [member.id] } });
    expect(await open()(club.code, "a")).toBeNull();
  });

  it("are none for who tries codes, and right ones are not counted", async () => {
    const { club } = await framedClub();
    for (let n = 0; n < 10; n += 1) expect(await open()(club.code, "b")).not.toBeNull();
    const sitesOf = open();
    for (let n = 0; n < 3; n += 1) expect(await sitesOf(`WRONG${n}`, "c")).toBeNull();
    expect(await sitesOf(club.code, "c")).toBeNull();
    expect(await sitesOf(club.code, "d")).not.toBeNull();
  });
});
