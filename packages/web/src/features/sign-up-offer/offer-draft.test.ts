import { beforeAll, describe, expect, it } from "vitest";
import { currentT, loadTexts } from "#kit/i18n.ts";
import { bodyOf, draftOf, offerProblems, type OfferDraft, type OfferSettings } from "./offer-draft.ts";

const noWords = { title: "", text: "", plain: "", terms: "" };
const settings: OfferSettings = {
  shown: true,
  welcome_pence: 500,
  welcome_days: null,
  cap_pence: 10_000,
  texts: [{ locale: "en", ...noWords, title: "Hello" }],
  built_in: [],
  best_pence: 3500,
  up_to_pence: 3500,
  history: [],
  version: 3,
  can: { edit: true },
};
const draft = draftOf(settings);
const problemsOf = (changes: Partial<OfferDraft>) =>
  Object.entries(offerProblems({ ...draft, ...changes }, currentT())).flatMap(([name, problem]) =>
    problem === undefined ? [] : [`${name}: ${problem}`],
  );
const worded = (words: Partial<typeof noWords>): Partial<OfferDraft> => ({
  texts: [{ locale: "en", ...noWords, ...words }],
});

beforeAll(() => loadTexts("office"));

describe("the draft of the offer", () => {
  it("has a row for each language and goes back as it came", () => {
    expect(draft.texts.map(({ locale, title }) => [locale, title])).toEqual([
      ["en", "Hello"],
      ["cn", ""],
      ["uk", ""],
    ]);
    expect(bodyOf(draft, settings.version)).toMatchObject({ welcome_pence: 500, welcome_days: null, version: 3 });
  });

  it.each<[Partial<OfferDraft>, string[]]>([
    [{}, []],
    [{ welcome_pence: null }, ["welcome_pence: Enter an amount from £1 to £50."]],
    [{ welcome_pence: -500 }, ["welcome_pence: Enter an amount from £1 to £50."]],
    [{ welcome_pence: Number.NaN }, ["welcome_pence: Enter an amount from £1 to £50."]],
    [{ cap_pence: 10_001 }, ["cap_pence: Enter an amount from £5 to £100."]],
    [{ welcome_days: 6 }, ["welcome_days: Enter 7 to 1000 days, or leave it empty."]],
    [{ welcome_days: 30.5 }, ["welcome_days: Enter 7 to 1000 days, or leave it empty."]],
    [worded({ text: "Lots" }), ["texts.0.text: Include {amount} in this text."]],
    [worded({ text: "Up to {amount} 🎉" }), []],
    [worded({ plain: "Up to {amount}" }), ["texts.0.plain: Leave out {amount} here."]],
    [worded({ terms: "x".repeat(601) }), ["texts.0.terms: Use at most 600 characters."]],
  ])("with %j has the problems %j", (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});
