import { afterAll, describe, expect, it } from "vitest";
import { openPostcodes } from "#testing/ideal-postcodes";
import { openIdealPostcodes } from "./ideal-postcodes.ts";

const service = await openPostcodes({
  "LS1 4AP": [
    { line_1: "1 Park Row", post_town: "LEEDS" },
    { line_1: "Flat 2", line_2: "Forge House", line_3: "3 Park Row", post_town: "LEEDS" },
  ],
  "ST1 1AA": [{ line_1: "4 Albion Street", post_town: "STOKE-ON-TRENT" }],
  "NE1 1AA": [{ line_1: "5 St. James' Street", post_town: "NEWCASTLE UPON TYNE" }],
  "M1 1AA": [],
  "B1 1AA": "balance used up",
  "B1 1AB": "limit reached",
  "B1 1AD": "too fast",
  "B1 1AE": "broken",
  "B1 1AF": "garbage",
  "B1 1AG": "another shape",
  "B1 1AH": "moved away",
  "B1 1AJ": "silent",
  "B1 1AL": "half",
});
afterAll(() => service.close());
const addresses = openIdealPostcodes({ ...service, timeoutMs: 300 });

describe("Ideal Postcodes", () => {
  it("knows the addresses of a postcode, in lines as a form takes them", async () => {
    expect(await addresses.find("LS1 4AP")).toEqual([
      { line1: "1 Park Row", line2: "", city: "Leeds", postcode: "LS1 4AP" },
      { line1: "Flat 2", line2: "Forge House, 3 Park Row", city: "Leeds", postcode: "LS1 4AP" },
    ]);
  });

  it.each([
    ["ST1 1AA", "Stoke-on-Trent"],
    ["NE1 1AA", "Newcastle upon Tyne"],
  ])("%s is in %s", async (postcode, city) => {
    expect(await addresses.find(postcode)).toMatchObject([{ city }]);
  });

  it("knows postcodes without an address, and does not know others", async () => {
    expect(await addresses.find("M1 1AA")).toEqual([]);
    expect(await addresses.find("M1 1AB")).toBeNull();
  });

  it.each(["B1 1AA", "B1 1AB"])("has no allowance left for %s", async (postcode) => {
    await expect(addresses.find(postcode)).rejects.toMatchObject({ code: "QUOTA_EXCEEDED" });
  });

  it.each(["B1 1AD", "B1 1AE", "B1 1AF", "B1 1AG", "B1 1AH", "B1 1AJ", "B1 1AL"])("fails for %s", async (postcode) => {
    await expect(addresses.find(postcode)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  });

  it("does not take a wrong key or a wrong address of the service for an unknown postcode", async () => {
    for (const wrong of [{ key: "ak_other" }, { url: `${service.url}/v2` }])
      await expect(openIdealPostcodes({ ...service, ...wrong }).find("LS1 4AP")).rejects.toMatchObject({
        code: "UPSTREAM_UNAVAILABLE",
      });
  });

  it("that is not there fails", async () => {
    const gone = await openPostcodes({});
    await gone.close();
    await expect(openIdealPostcodes(gone).find("LS1 4AP")).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  });

  it("never sees the key in an address", () => {
    expect(service.asked).toContain("/v1/postcodes/LS1%204AP");
    expect(service.asked.join()).not.toContain(service.key);
  });
});
