import { sessionOf, storageOf, type Role } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openActor, openAlbum, phone } from "./journey/actors.ts";
import { findIds, type Ids } from "./ids.ts";
import { visits } from "./visits.ts";

/** A few screens of each kind of person, in the other looks. */
const sample: readonly { screen: string; what?: string; role: Role | null }[] = [
  { screen: "/app", role: null },
  { screen: "/app/consumer/{id}/dashboard", role: "driver" },
  { screen: "/app/consumer/{consumer_id}/tyre_scans_list", what: "one result", role: "driver" },
  { screen: "/app/consumer/{consumer_id}/my_quotes", what: "one request", role: "driver" },
  { screen: "/app/members/{member_id}/quote_requests", what: "one to answer", role: "owner" },
  { screen: "/app/members/{member_id}/member_bookings", role: "owner" },
  { screen: "/app/admin/{admin_id}/admin_scan_status/{scan_id}", what: "one to review", role: "admin" },
  { screen: "/app/members/{member_id}/users", role: "owner" },
  { screen: "/app/admin/{admin_id}/users/{id}", role: "admin" },
  { screen: "/app/admin/{admin_id}/complaints/{id}", role: "admin" },
  { screen: "/app/consumer/{consumer_id}/measure/{vehicle_id}", role: "driver" },
  { screen: "/app/admin/{admin_id}/admin_measurement/{id}", role: "admin" },
];
const byRole = Object.values(Object.groupBy(sample, ({ role }) => role ?? "nobody"));
const looks = [
  { name: "dark", colorScheme: "dark", locale: "en", lang: /^en/ },
  { name: "chinese", colorScheme: "light", locale: "cn", lang: /^zh/ },
  { name: "ukrainian", colorScheme: "light", locale: "uk", lang: /^uk/ },
] as const;
let ids: Ids;

test.beforeAll(async ({ baseURL }) => {
  ids = await findIds(baseURL ?? "");
});

for (const { name, colorScheme, locale, lang } of looks) {
  test(`${name}: a sample of screens`, async ({ browser, base }) => {
    const album = openAlbum(name);
    for (const group of byRole) {
      const role = group?.[0]?.role ?? null;
      const { page, context, complaints } = await openActor(browser, {
        ...(role === "owner" || role === "admin" ? desktop : phone),
        colorScheme,
        ...(role === null ? {} : { storageState: storageOf(base, await sessionOf(base, role)) }),
      });
      // An empty document, which every page begins as, has no storage.
      await context.addInitScript((wanted) => {
        if (location.protocol.startsWith("http")) localStorage.setItem("locale", wanted);
      }, locale);
      for (const { screen, what } of group ?? []) {
        const visit = visits.find((one) => one.screen === screen && one.what === what && one.role === role);
        if (!visit) throw new Error(`No visit of ${screen}`);
        await page.goto(visit.address(ids));
        await settled(page);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await expectUsable(page, expect.soft);
        await album(page, `${role ?? "nobody"}${screen.replaceAll(/[^a-z]+/g, "-")}`);
        expect.soft(complaints.splice(0), screen).toEqual([]);
      }
      await context.close();
    }
  });
}
