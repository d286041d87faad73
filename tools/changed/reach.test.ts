import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readGraph } from "./graph.ts";
import { reachedBy } from "./reach.ts";

const top = mkdtempSync(join(tmpdir(), "treadclub-changed-"));
afterAll(() => rmSync(top, { recursive: true }));

const server = "packages/server/src/modules";
const files: Readonly<Record<string, string>> = {
  "packages/contract/src/calls.gen.ts": `export const callRoutes = { joinClub: {}, leaveClub: {} };`,
  "packages/contract/src/calls/clubs.ts": `export const joinClub = {}; export const leaveClub = {};`,
  "packages/rules/package.json": `{ "exports": { ".": "./src/index.ts" } }`,
  "packages/rules/src/index.ts": `export { parsePlate } from "./plate.ts"; export { addPence } from "./money.ts";`,
  "packages/rules/src/plate.ts": `export const parsePlate = 1;`,
  "packages/rules/src/money.ts": `export const addPence = 1; export type Pence = number;`,
  "packages/rules/src/money.test.ts": `import { addPence } from "./money.ts";`,
  [`${server}/clubs/join.ts`]: `import { parsePlate } from "@treadclub/rules"; export const join = parsePlate;`,
  [`${server}/clubs/leave.ts`]: `import type { Pence } from "@treadclub/rules"; export const leave = (a: Pence) => a;`,
  [`${server}/clubs/handlers.ts`]: `import { join } from "./join.ts"; import { leave } from "./leave.ts";
    export const clubHandlers = { joinClub: () => join(), leaveClub: async () => leave() };`,
  [`${server}/clubs/clubs.test.ts`]: `call("joinClub");`,
  [`${server}/clubs/leave.test.ts`]: `call("leaveClub"); new URL("./worker.mjs", import.meta.url);`,
  [`${server}/clubs/worker.mjs`]: ``,
  "packages/web/package.json": `{ "imports": { "#routes/*": "./src/routes/*" } }`,
  "packages/web/src/routes/clubs.tsx": `import { ClubList } from "../features/ClubList.tsx"; call("leaveClub");`,
  "packages/web/src/features/ClubList.tsx": `export const ClubList = t("driver.clubs.title");`,
  "packages/web/src/app/screens/consumer.ts": `screen("/app/consumer/{id}/clubs", () => import("#routes/clubs.tsx"));`,
  "packages/e2e/src/club.spec.ts": `page.goto(\`/app/consumer/\${id}/clubs?new=1\`);`,
  "packages/e2e/src/words.spec.ts": `say("driver.clubs.title");`,
  "packages/e2e/src/screens.spec.ts": ``,
  "tools/sum.ts": `export const sum = 1;`,
  "tools/sum.test.ts": `import { sum } from "./sum.ts";`,
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}
const graph = readGraph(top);
const everyCall = ["matrix", "bad-input"].map((name) => `packages/server/testing/${name}.test.ts`);

it.each([
  ["a name that another file passes on", "packages/rules/src/plate.ts", [`${server}/clubs/clubs.test.ts`]],
  ["no types, which the compiler holds", "packages/rules/src/money.ts", ["packages/rules/src/money.test.ts"]],
  ["a call's handler alone", `${server}/clubs/leave.ts`, [`${server}/clubs/leave.test.ts`, ...everyCall]],
  ["an import between tools", "tools/sum.ts", ["tools/sum.test.ts"]],
  ["a path in a string", `${server}/clubs/worker.mjs`, [`${server}/clubs/leave.test.ts`, ...everyCall]],
])("a change reaches tests by %s", (_, changed, tests) => {
  expect(reachedBy(graph, [changed]).tests).toEqual(tests);
});

it("a change of the client reaches the screens that use it, and specs by address and by text", () => {
  expect(reachedBy(graph, ["packages/web/src/features/ClubList.tsx"])).toMatchObject({
    screens: ["/app/consumer/{id}/clubs"],
    specs: ["packages/e2e/src/club.spec.ts", "packages/e2e/src/words.spec.ts"],
  });
});

it("a change of a call reaches the screens that make it, and no spec", () => {
  expect(reachedBy(graph, [`${server}/clubs/leave.ts`])).toMatchObject({
    screens: ["/app/consumer/{id}/clubs"],
    specs: [],
  });
});
