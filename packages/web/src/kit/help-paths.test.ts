import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { help } from "@treadclub/texts/en/help";
import { expect, it } from "vitest";
import { helpSections } from "./help-paths.ts";

const top = join(import.meta.dirname, "..");
/** What the title of a section has to name, by the folder of the screens that lead there. */
const subjects: Readonly<Record<string, RegExp>> = {
  "accept-members": /compan/i,
  account: /account/i,
  "answer-complaints": /complaint/i,
  "answer-quote": /quote/i,
  "best-practice": /scan/i,
  "book-slot": /booking/i,
  "company-people": /team/i,
  "company-sites": /website/i,
  "check-welcomes": /welcome/i,
  complain: /data/i,
  "driver-home": /home/i,
  "edit-profile": /account/i,
  integrator: /keys/i,
  "manage-clubs": /club/i,
  "manage-deals": /club/i,
  "manage-users": /users/i,
  "measure-tyres": /measuring/i,
  "member-bookings": /appointment/i,
  "member-profile": /company/i,
  "my-bookings": /booking/i,
  "my-data": /data/i,
  "my-quotes": /quote/i,
  "notification-settings": /account/i,
  "office-home": /day|overview/i,
  public: /account/i,
  "redeem-voucher": /voucher/i,
  "request-quote": /quote/i,
  "review-scan": /scan/i,
  "sign-up-offer": /offer/i,
  "scan-results": /result/i,
  "scan-waits": /scans/i,
  security: /account/i,
  shop: /scans/i,
  vehicles: /cars/i,
  "voucher-usage": /club/i,
  vouchers: /voucher/i,
};

const screens = globSync("{features,routes}/**/*.tsx", { cwd: top })
  .filter((file) => !file.endsWith(".test.tsx"))
  .map((file) => ({ file, folder: file.split("/").at(-2) ?? "", code: readFileSync(join(top, file), "utf8") }));
const links = screens.flatMap(({ file, folder, code }) =>
  [...code.matchAll(/help(?:=\{| = )\{ href: (?:helpPath\("(\w+)"\)|(\w+))/g)].map(([, section, other]) => ({
    file,
    folder,
    section,
    other,
  })),
);

it("finds the help links of the screens", () => expect(links.length).toBeGreaterThan(40));

it.each(links)("$file leads to help about its subject", ({ folder, section, other }) => {
  // The camera's help is a page of its own.
  if (section === undefined)
    return expect([folder, other]).toEqual([expect.stringMatching(/^scan-t/), "bestPracticePath"]);
  const title: string = Object.entries(help).find(([key]) => key === `help.${section}.title`)?.[1] ?? "";
  return expect(title).toMatch(subjects[folder] ?? /no subject/);
});

it("has words for every section, and a way to reach us", () => {
  for (const section of Object.values(helpSections).flat()) expect(help[`help.${section}.text`]).toBeTruthy();
  expect(help["help.lead"]).toContain("{email}");
});
