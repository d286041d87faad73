import { describe, expect, it } from "vitest";
import { openWorld } from "#testing/world";

const world = await openWorld();
const ask = (url: string) => world.app.http.inject({ url: `/api/v1/config/get${url}` });

describe("public settings", () => {
  it("are all of them, or those of the keys", async () => {
    expect((await ask("")).json()).toEqual({
      addresses: false,
      google: "",
      terms_version: "2026-11-21",
      default_language: "en",
      demo: false,
      free_scans: 4,
      welcome_voucher_pence: 500,
      vat_rate_percent: 20,
      build_number: "test",
      development: true,
      upload_max_bytes: 15_000_000,
    });
    expect((await ask("?keys[]=demo")).json()).toEqual({ demo: false });
    expect((await ask("?keys[]=demo&keys[]=free_scans&keys[]=token_secret")).json()).toEqual({
      demo: false,
      free_scans: 4,
    });
  });
});
