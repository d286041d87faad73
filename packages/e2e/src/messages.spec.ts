import { readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@treadclub/texts";
import { sessionOf } from "./accounts.ts";
import { expect, test } from "./harness.ts";
import { findIds, type Ids } from "./ids.ts";
import { desktop } from "./journey/actors.ts";
import { heldElsewhere, messages, type MessageName } from "./messages/catalogue.ts";
import { driverScenes } from "./messages/driver-scenes.ts";
import { entryScenes } from "./messages/entry-scenes.ts";
import { forms, refuse } from "./messages/forms.ts";
import { officeScenes } from "./messages/office-scenes.ts";
import { scanScenes } from "./messages/scan-scenes.ts";
import { sessionScenes } from "./messages/session-scenes.ts";
import { newPage, playInAll, textOf } from "./messages/stage.ts";
import { wordsOf } from "./messages/words.ts";

test.describe.configure({ mode: "parallel" });

const scenes = [...entryScenes, ...driverScenes, ...scanScenes, ...officeScenes, ...sessionScenes];
const isName = (name: string): name is MessageName => name in messages;
const names = Object.keys(messages).filter(isName);

/** Once for all tests of a worker. */
const found: { ids: Promise<Ids> | null } = { ids: null };
const idsOf = (base: string): Promise<Ids> => (found.ids ??= findIds(base));

for (const scene of scenes) {
  test(`${scene.screen}: ${scene.raises.join(", ")}`, async ({ browser, base }) => {
    await playInAll(scene, { browser, base, ids: await idsOf(base) }, locales);
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
  expect([...new Set(scenes.flatMap((scene) => scene.raises))].toSorted()).toEqual([...names].toSorted());
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
