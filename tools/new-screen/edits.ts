import { withDomain, withImport, withSample } from "../new-call/insert.ts";
import { filled, type ScreenPlan } from "./plan.ts";
import { languages, stateWords } from "./words.ts";

export type Edit = readonly [path: string, change: (text: string) => string];

/** What a new screen changes in files that are there. */
export function editsOf(plan: ScreenPlan, template: (name: string) => string): Edit[] {
  const { one, many } = plan;
  const fill = (text: string): string => filled(text, plan);
  return [
    [
      "packages/contract/src/states/index.ts",
      (text) =>
        before(
          `${text.trimEnd()}\n\nexport const ${one}State = z.enum(stateNames.${one});\n`,
          /\n\} as const[^\n]*;/,
          `  ${one}: ["open", "closed"],\n`,
        ),
    ],
    ["packages/contract/src/entities.ts", (text) => before(text, /\n\} as const satisfies/, `  ${one}: "number",\n`)],
    ["packages/contract/src/catalog.ts", (text) => withDomain(text, many)],
    [
      "packages/server/src/compose.ts",
      (text) =>
        withImport(
          before(text, /\n {4}\.\.\.providerHandlers\(/, `    ...${one}Handlers(),\n`),
          [`${one}Handlers`],
          `#modules/${many}`,
        ),
    ],
    ["packages/server/src/schema.ts", (text) => `${text.trimEnd()}\nexport * from "./modules/${many}/table.ts";\n`],
    [
      "tools/checks/layer-plan.ts",
      (text) => (text.includes(`\n  ${many}: `) ? text : before(text, /\n {2}platform: 10,/, `  ${many}: 10,\n`)),
    ],
    ["packages/server/testing/fixtures.ts", (text) => withFixture(text, plan)],
    ["packages/server/testing/samples.ts", (text) => withSample(text, fill(template("server/samples")), [])],
    [
      "packages/web/src/app/screens/admin.ts",
      (text) =>
        before(
          text,
          /\n\];\s*$/,
          fill(
            '  screen("/app/admin/{admin_id}/_many_", () => import("#routes/admin/_many_.tsx"), ["office"]),\n' +
              '  screen("/app/admin/{admin_id}/_many_/{id}", () => import("#routes/admin/_one_.tsx"), ["office"]),\n',
          ),
        ),
    ],
    [
      "packages/e2e/src/visits-office.ts",
      (text) =>
        before(
          text,
          /\n\];\s*$/,
          fill(
            '  { screen: `${admin}/_many_`, role: "admin", address: (ids) => `${of(ids).admin}/_many_?new=1` },\n' +
              '  { screen: `${admin}/_many_/{id}`, role: "admin", address: (ids) => `${of(ids).admin}/_many_/1` },\n',
          ),
        ),
    ],
    ...textsOf(plan),
  ];
}

function textsOf(plan: ScreenPlan): Edit[] {
  const officeWords = filled("office_Many_", plan);
  return languages.flatMap((language): Edit[] => [
    [
      `packages/texts/src/${language}/office.ts`,
      (text) =>
        withImport(
          before(text, /\n\}[^\n]*;\s*$/, `  ...${officeWords},\n`),
          [officeWords],
          `./office/${plan.many}.ts`,
        ),
    ],
    [
      `packages/texts/src/${language}/base/words.ts`,
      (text) => before(text, /\n {2}"base\.state\.complaint\.received"/, stateWords(language, plan)),
    ],
  ]);
}

/** Gives the matrix the records that the calls by id work on. */
function withFixture(text: string, plan: ScreenPlan): string {
  const types = filled("  readonly _one_: number;\n  readonly closed_One_: number;\n", plan);
  const typed = before(text, /\n {2}readonly notification: number;/, types);
  const made = before(
    typed,
    /\n {6}notification: notes/,
    filled("      ...(await _many_Of(testApp, people)),\n", plan),
  );
  return withImport(made, [`${plan.many}Of`], `./fixtures-${plan.many}.ts`);
}

/** Puts lines before the line that a pattern finds; the pattern begins with the end of the line before. */
function before(text: string, pattern: RegExp, lines: string): string {
  const at = text.search(pattern);
  if (at < 0) throw new Error(`nothing like ${pattern.source}`);
  return text.slice(0, at + 1) + lines + text.slice(at + 1);
}
