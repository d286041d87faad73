import { makeTranslate } from "@treadclub/texts";
import { account } from "@treadclub/texts/en/account";
import { describe, expect, it } from "vitest";
import { bodyOf, changesOf, draftOf, draftProblems, type ProfileDraft } from "./profile-draft.ts";
import { someUser } from "#entities/account/testing/some-user.ts";

const t = makeTranslate("en", [account]);
const typed: ProfileDraft = { first_name: " Anna ", last_name: "Kovalenko", phone: "07700 900123", locale: "uk" };

describe("a profile's draft", () => {
  it("shows a number as people write it, and none as nothing", () => {
    expect(draftOf({ ...someUser, phone: "+447700900123" }).phone).toBe("07700 900123");
    expect(draftOf({ ...someUser, phone: null }).phone).toBe("");
  });

  it("sends names without spaces around, and no phone as null", () => {
    expect(bodyOf({ ...typed, phone: "  " })).toEqual({
      first_name: "Anna",
      last_name: "Kovalenko",
      phone: null,
      locale: "uk",
    });
  });

  it("wants both names, and a UK number where there is one", () => {
    const problems = draftProblems({ ...typed, first_name: " ", last_name: "", phone: "12345" }, t);
    expect(problems).toEqual({
      first_name: t("account.profile.enterFirst"),
      last_name: t("account.profile.enterLast"),
      phone: t("account.profile.phoneWrong"),
    });
    expect(Object.values(draftProblems({ ...typed, phone: "" }, t))).toEqual([undefined, undefined, undefined]);
  });

  it("names what was changed elsewhere, not what was typed here", () => {
    const read = draftOf(someUser);
    const now: ProfileDraft = { ...read, phone: "020 7946 0000" };
    expect(changesOf(read, now, { ...read, first_name: "Ann", phone: "07700 900123" })).toEqual([
      { field: "phone", now: "020 7946 0000", typed: "07700 900123" },
    ]);
  });
});
