import { describe, expect, it } from "vitest";
import { legalVersions } from "@treadclub/rules/legal-versions";
import { noAddresses } from "#adapters/addresses/none";
import { openTestApp } from "#testing/test-app";
import { publicConfig } from "./config.ts";

const testApp = await openTestApp();
const ask = (url: string) => testApp.app.http.inject({ url: `/api/v1/config/get${url}` });

describe("public settings", () => {
  it("are all of them, or those of the keys", async () => {
    expect((await ask("")).json()).toEqual({
      addresses: false,
      google: "",
      terms_version: legalVersions.terms,
      default_language: "en",
      demo: false,
      free_scans: 4,
      welcome_voucher_pence: 500,
      sign_up_offer: { up_to_pence: null, texts: expect.any(Array) },
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
  it("name the operator as far as the settings do", async () => {
    const deps = {
      demo: false,
      production: true,
      freeScans: 4,
      vatRatePercent: 20,
      buildNumber: "1",
      provider: null,
      addresses: noAddresses,
      examplePlates: [],
      offers: testApp.app.offers,
    };
    const keys = ["operator_name", "operator_address", "operator_ico_number"];
    const operator = { name: "Tread Ltd", address: null, icoNumber: "ZA123456" };
    expect(await publicConfig({ ...deps, operator }, keys)).toEqual({
      operator_name: "Tread Ltd",
      operator_ico_number: "ZA123456",
    });
    expect(await publicConfig(deps, keys)).toEqual({});
  });
});
