import { describe, expect, it } from "vitest";
import { bodyOf, companyProblems, emptyCompany, type CompanyDraft } from "./company-draft.ts";
import { loadTexts } from "#kit/i18n.ts";

await loadTexts("base", "entry");
const whole: CompanyDraft = {
  ...emptyCompany,
  company_name: "Look Tyres",
  company_phone: "0113 496 0000",
  postcode: "LS1 4AP",
  address_line_1: "1 Park Row",
  city: "Leeds",
  first_name: "Lou",
  last_name: "Kay",
  email: " lou@example.com ",
  password: "three words in a row",
  terms_accepted: true,
};
const wrong = (changes: Partial<CompanyDraft>): string[] =>
  Object.entries(companyProblems({ ...whole, ...changes }))
    .filter(([, words]) => words !== undefined)
    .map(([name]) => name);

describe("a company's draft", () => {
  it("that is whole has no problem, and is sent without what was left out", () => {
    expect(wrong({})).toEqual([]);
    const body = bodyOf(whole);
    expect(body).toMatchObject({ email: "lou@example.com", membership: "independent", terms_accepted: true });
    expect(body).not.toHaveProperty("website");
    expect(body).not.toHaveProperty("company_email");
  });

  it.each([
    [{ company_phone: "12" }, "company_phone"],
    [{ postcode: "QQ" }, "postcode"],
    [{ company_email: "a@b" }, "company_email"],
    [{ website: "not a site" }, "website"],
    [{ website: "https://evil.example@good.example" }, "website"],
    [{ company_name: "Look evil.example" }, "company_name"],
    [{ first_name: "Go to https://evil.example/unlock" }, "first_name"],
    [{ email: "lou" }, "email"],
    [{ password: "short" }, "password"],
    [{ terms_accepted: false }, "terms_accepted"],
    [{ city: " " }, "city"],
  ] as const)("%j is told at %s", (changes, field) => {
    expect(wrong(changes)).toEqual([field]);
  });

  it("takes a site as people type it", () => {
    expect(bodyOf({ ...whole, website: "www.look.example" }).website).toBe("https://www.look.example");
    expect(bodyOf({ ...whole, website: "http://look.example" }).website).toBe("http://look.example");
  });
});
