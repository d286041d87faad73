import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { siteOrigin } from "./site-names.ts";

const testApp = await openTestApp();
const at = (id: number) => ({ params: { id: String(id) } });

describe("a site", () => {
  it.each([
    ["https://forgelane.co.uk", "https://forgelane.co.uk"],
    [" HTTPS://Www.ForgeLane.co.uk/offers?x=1#y ", "https://www.forgelane.co.uk"],
    ["www.forgelane.co.uk", "https://www.forgelane.co.uk"],
    ["https://forgelane.co.uk:8443", "https://forgelane.co.uk:8443"],
    ["https://шини.укр", "https://xn--h1aao6b.xn--j1amh"],
    ["http://forgelane.co.uk", null],
    ["http://localhost:5173", null],
    ["https://localhost", null],
    ["https://*.forgelane.co.uk", null],
    ["*", null],
    ["https:", null],
    ["'self'", null],
    ["https://forgelane.co.uk; script-src *", null],
    ["https://a;b.co.uk", null],
    ["https://a,b.co.uk", null],
    ["https://user@forgelane.co.uk", null],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["https://10.0.0.1", null],
    ["https://[::1]", null],
    ["", null],
  ])("%s is %s", (typed, origin) => expect(siteOrigin(typed, false)).toBe(origin));

  it("may be this machine in development", () => {
    expect(siteOrigin("http://localhost:5173/x", true)).toBe("http://localhost:5173");
    expect(siteOrigin("http://forgelane.co.uk", true)).toBeNull();
  });
});

describe("a company's sites", () => {
  it("are set by an owner, each once, with the frame of every live club", async () => {
    const member = await testApp.make.member();
    const club = await testApp.make.club(member.id, { title: "Regulars" });
    await testApp.make.club(member.id, { state: "awaiting_moderation" });
    const owner = testApp.as(member.owner);
    const before = await owner.call("getMemberSites", at(member.id));
    expect(before).toEqual({
      sites: [],
      frames: [{ club: "Regulars", code: club.code, url: `http://localhost:3000/app/iframe_by_code/${club.code}` }],
      version: 0,
      can: { set: true },
    });
    const sites = ["www.forgelane.co.uk/offers", "https://www.forgelane.co.uk", "", "http://localhost:5173"];
    await owner.call("setMemberSites", { ...at(member.id), body: { sites, version: 0 } });
    const after = await owner.call("getMemberSites", at(member.id));
    expect([after.sites, after.version]).toEqual([["https://www.forgelane.co.uk", "http://localhost:5173"], 1]);
  });

  it("that are none name their field, and nothing is saved", async () => {
    const member = await testApp.make.member();
    const owner = testApp.as(member.owner);
    const answer = await owner.send("setMemberSites", {
      ...at(member.id),
      body: { sites: ["https://fine.co.uk", "http://plain.co.uk"], version: 0 },
    });
    expect([answer.error?.code, Object.keys(answer.error?.fields ?? {})]).toEqual(["VALIDATION_FAILED", ["sites.1"]]);
    expect((await owner.call("getMemberSites", at(member.id))).sites).toEqual([]);
  });

  it("are not saved over somebody else's change", async () => {
    const member = await testApp.make.member();
    const save = (site: string) =>
      testApp.as(member.owner).send("setMemberSites", { ...at(member.id), body: { sites: [site], version: 0 } });
    const answers = await Promise.all([save("https://one.co.uk"), save("https://two.co.uk")]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it("are seen by staff and set by owners", async () => {
    const member = await testApp.make.member();
    const staff = testApp.as(await testApp.make.staff(member.id));
    expect((await staff.call("getMemberSites", at(member.id))).can.set).toBe(false);
    const body = { sites: [], version: 0 };
    expect((await staff.send("setMemberSites", { ...at(member.id), body })).error?.code).toBe("ACTION_NOT_ALLOWED");
  });
});

describe("a frame", () => {
  it("shows the company and what the club saves, however the code is typed", async () => {
    const member = await testApp.make.member({ companyName: "Forge Lane" });
    const club = await testApp.make.club(member.id, {
      title: "Winter 2026",
      name: "Regulars",
      discounts: [
        { title: "Ten", amount_pence: 1000 },
        { title: "Five", amount_pence: 500 },
      ],
    });
    const shown = await testApp.as(null).call("getFrame", { params: { code: club.code.toLowerCase() } });
    expect(shown).toEqual({
      company_name: "Forge Lane",
      club_title: "Regulars",
      code: club.code,
      saves_pence: 1500,
    });
  });

  it("of no club that drivers may join is none", async () => {
    const member = await testApp.make.member();
    const club = await testApp.make.club(member.id, { state: "awaiting_moderation" });
    for (const code of [club.code, "NOSUCHCLUB"])
      expect((await testApp.as(null).send("getFrame", { params: { code } })).error?.code).toBe("CODE_INVALID");
  });
});
