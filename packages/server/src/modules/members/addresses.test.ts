import { afterAll, describe, expect, it } from "vitest";
import { openIdealPostcodes } from "#adapters/addresses/ideal-postcodes";
import { noAddresses } from "#adapters/addresses/none";
import { openPostcodes } from "#testing/ideal-postcodes";
import { openTestApp } from "#testing/test-app";
import { findAddresses } from "./addresses.ts";

const service = await openPostcodes({
  "LS1 4AP": [{ line_1: "1 Park Row", line_2: "Forge House", post_town: "LEEDS" }],
  "B1 1AA": "balance used up",
  "B1 1AE": "broken",
});
afterAll(() => service.close());
const lines: string[] = [];
const testApp = await openTestApp({ addresses: openIdealPostcodes(service), onLog: (line) => lines.push(line) });
const ask = (postcode: string) => testApp.as(null).send("getAddresses", { params: { postcode } });

describe("addresses of a postcode", () => {
  it("are there to choose from, for somebody who is not signed in, however the postcode is written", async () => {
    const { reply } = await ask("ls14ap");
    expect(reply).toEqual({
      found: true,
      list: [{ address_line_1: "1 Park Row", address_line_2: "Forge House", city: "Leeds", postcode: "LS1 4AP" }],
    });
  });

  it("that nobody knows are typed in", async () => {
    expect((await ask("M1 1AA")).reply).toEqual({ found: false, list: [] });
    expect(await findAddresses(noAddresses, "LS1 4AP")).toEqual({ found: false, list: [] });
  });

  it.each([
    ["B1 1AA", 402, "QUOTA_EXCEEDED"],
    ["B1 1AE", 502, "UPSTREAM_UNAVAILABLE"],
    ["nowhere", 422, "VALIDATION_FAILED"],
  ])("of %s: %i %s", async (postcode, status, code) => {
    expect(await ask(postcode)).toMatchObject({ status, error: { code } });
  });

  it("are offered where a service is set, and the log knows neither key nor postcode", async () => {
    expect(await testApp.as(null).call("getConfig", { query: { "keys[]": "addresses" } })).toEqual({ addresses: true });
    expect(lines.join("\n")).toContain("getAddresses");
    for (const secret of [service.key, "LS1", "B1 1AE", "B1%201AE"]) expect(lines.join("\n")).not.toContain(secret);
  });
});
