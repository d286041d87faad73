import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { countStatements } from "#testing/statement-budget";
import { openTestApp } from "#testing/test-app";
import { locations } from "./index.ts";

const testApp = await openTestApp();

describe("finding fitters", () => {
  const at = (city: string, postcode: string, latitude: number, longitude: number) => ({
    line1: "1 High Street",
    city,
    postcode,
    latitude,
    longitude,
  });
  const leeds = { latitude: 53.8, longitude: -1.55 };

  it("puts the nearest first, by each one's nearest location, and marks the joined ones", async () => {
    const driver = await testApp.make.consumer();
    const york = await testApp.make.member({
      companyName: "Wolf York",
      address: at("York", "YO1 7HH", 53.958, -1.083),
    });
    const bath = await testApp.make.member({
      companyName: "Wolf Bath",
      address: at("Bath", "BA1 1AA", 51.381, -2.359),
    });
    const hull = await testApp.make.member({
      companyName: "Wolf Hull",
      address: at("Hull", "HU1 1AA", 53.744, -0.332),
    });
    await testApp.run((ctx) =>
      ctx.db.insert(locations).values({
        memberId: bath.id,
        name: "North",
        addressLine1: "2 Mill Way",
        city: "Leeds",
        postcode: "LS2 8AA",
        latitude: 53.801,
        longitude: -1.551,
      }),
    );
    await testApp.make.join(driver.id, await testApp.make.club(hull.id));
    const { list, total_count: total } = await testApp
      .as(driver)
      .call("findFitters", { body: { search: "wolf", ...leeds } });
    expect(list.map((card) => [card.company_name, card.joined, card.location?.city])).toEqual([
      ["Wolf Bath", false, "Leeds"],
      ["Wolf York", false, "York"],
      ["Wolf Hull", true, "Hull"],
    ]);
    expect(total).toBe(3);
    expect(list[1]?.distance_miles).toBeCloseTo(21.9, 0);
    const byName = await testApp.as(driver).call("findFitters", { body: { search: "wolf" } });
    expect(byName.list.map((card) => card.company_name)).toEqual(["Wolf Bath", "Wolf Hull", "Wolf York"]);
    expect(byName.list[0]?.distance_miles).toBeNull();
    expect(
      (await testApp.as(driver).call("findFitters", { body: { search: "yo17hh" } })).list.map((card) => card.id),
    ).toEqual([york.id]);
  });

  it("leaves out who cannot be asked, and costs the same however many", async () => {
    const driver = await testApp.make.consumer();
    await testApp.make.member({ companyName: "Lynx New", state: "new" });
    const homeless = await testApp.make.member({ companyName: "Lynx Van" });
    await testApp.run((ctx) => ctx.db.delete(locations).where(eq(locations.memberId, homeless.id)));
    for (let n = 0; n < 6; n += 1) await testApp.make.member({ companyName: `Lynx ${n}` });
    const find = (search: string) => testApp.as(driver).call("findFitters", { body: { search, ...leeds } });
    await find("Lynx 0");
    const [one, all] = [await testApp.queries(() => find("Lynx 0")), await testApp.queries(() => find("Lynx"))];
    expect(all.result.list).toHaveLength(6);
    expect([one, all].map(({ statements }) => countStatements(statements).statements)).toEqual([2, 2]);
  });
});
