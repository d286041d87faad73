import { readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@treadclub/texts";
import { sessionOf } from "./accounts.ts";
import { expect, test } from "./harness.ts";
import { findIds, type Ids } from "./ids.ts";
import { desktop } from "./journey/actors.ts";
import { heldElsewhere, messages, type MessageName } from "./messages/catalogue.ts";
import { driverCases } from "./messages/driver-cases.ts";
import { entryCases } from "./messages/entry-cases.ts";
import { forms, refuse } from "./messages/forms.ts";
import { officeCases } from "./messages/office-cases.ts";
import { scanCases } from "./messages/scan-cases.ts";
import { sessionCases } from "./messages/session-cases.ts";
import { newPage, playInAll, textOf } from "./messages/stage.ts";
import { wordsOf } from "./messages/words.ts";

test.describe.configure({ mode: "parallel" });

const messageCases = [...entryCases, ...driverCases, ...scanCases, ...officeCases, ...sessionCases];
const isName = (name: string): name is MessageName => name in messages;
const names = Object.keys(messages).filter(isName);

/** Once for all tests of a worker. */
const found: { ids: Promise<Ids> | null } = { ids: null };
const idsOf = (base: string): Promise<Ids> => (found.ids ??= findIds(base));

for (const messageCase of messageCases) {
  test(`${messageCase.screen}: ${messageCase.raises.join(", ")}`, async ({ browser, base }) => {
    await playInAll(messageCase, { browser, base, ids: await idsOf(base) }, locales);
  });
}

for (const role of [null, "driver", "owner", "admin", "super_admin"] as const) {
  test(`forms of ${role ?? "visitors"} keep what was typed and lead to the first problem`, async ({
    browser,
    base,
  }) => {
    const ids = await idsOf(base);
    for (const form of forms.filter((one) => one.as === role)) {
      const page = await newPage(browser, desktop, role === null ? null : await sessionOf(base, role), "en");
      await refuse(page, form, ids);
      await page.close();
    }
  });
}

test("every message of the specification is raised on a screen, or held by a test that exists", () => {
  expect([...new Set(messageCases.flatMap((messageCase) => messageCase.raises))].toSorted()).toEqual(
    [...names].toSorted(),
  );
  for (const { file, title } of heldElsewhere)
    expect(readFileSync(join(import.meta.dirname, "../../..", file), "utf8"), file).toContain(`"${title}"`);
});

test("in English they say the specification's words first, in the others their own", async () => {
  const [english, chinese, ukrainian] = await Promise.all([wordsOf("en"), wordsOf("cn"), wordsOf("uk")]);
  for (const name of names) {
    const first = messages[name].english;
    expect(textOf(name, english).replace(first, "§"), name).toMatch(/^§([.]( |$)|$)/);
    if (messages[name].key === null) continue;
    expect(textOf(name, chinese), name).toMatch(/\p{Script=Han}/u);
    expect(textOf(name, ukrainian), name).toMatch(/\p{Script=Cyrillic}/u);
  }
});
