import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { editsOf, type Edit } from "./edits.ts";
import { filled, type ScreenPlan } from "./plan.ts";
import { languages, wordsFile } from "./words.ts";

const templates = join(import.meta.dirname, "templates");
const template = (name: string): string => readFileSync(join(templates, `${name}.txt`), "utf8");

/** Writes the screen into the tree; returns the files that are new and those that were changed. */
export function writeScreen(top: string, plan: ScreenPlan): { created: string[]; changed: string[] } {
  const files = newFiles(top, plan);
  const taken = files.find(([path]) => existsSync(join(top, path)));
  if (taken) throw new Error(`${taken[0]} is there already.`);
  // All is worked out before the first file is written, so that a place that is not found leaves nothing half done.
  const changes = editsOf(plan, template).map(([path, change]) => [path, changedText(top, path, change)] as const);
  for (const [path, text] of [...files, ...changes]) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  return { created: files.map(([path]) => path), changed: changes.map(([path]) => path) };
}

function newFiles(top: string, plan: ScreenPlan): [path: string, text: string][] {
  const { many, one } = plan;
  const module = `packages/server/src/modules/${many}`;
  const feature = `packages/web/src/features/manage-${many}`;
  const pairs: [path: string, name: string][] = [
    [`packages/contract/src/calls/${many}.ts`, "contract/calls"],
    ...["table", "states", "list", "view", "change", "handlers", "index"].map((name): [string, string] => [
      `${module}/${name}.ts`,
      `server/${name}`,
    ]),
    [`${module}/${many}.test.ts`, "server/test"],
    [`packages/server/testing/fixtures-${many}.ts`, "server/fixtures"],
    [`packages/server/migrations/${nextMigration(top)}_${many}.sql`, "server/migration"],
    [`${feature}/queries.ts`, "web/queries"],
    [filled(`${feature}/_Many_Page.tsx`, plan), "web/list"],
    [filled(`${feature}/_One_Record.tsx`, plan), "web/record"],
    [filled(`${feature}/_One_Form.tsx`, plan), "web/form"],
    [`packages/web/src/routes/admin/${many}.tsx`, "web/list-route"],
    [`packages/web/src/routes/admin/${one}.tsx`, "web/record-route"],
  ];
  return [
    ...pairs.map(([path, name]): [string, string] => [path, filled(template(name), plan)]),
    ...languages.map((language): [string, string] => [
      `packages/texts/src/${language}/office/${many}.ts`,
      wordsFile(language, plan),
    ]),
  ];
}

function nextMigration(top: string): string {
  const numbers = readdirSync(join(top, "packages/server/migrations")).flatMap(
    (name) => /^(\d{4})_/.exec(name)?.[1] ?? [],
  );
  return String(Math.max(-1, ...numbers.map(Number)) + 1).padStart(4, "0");
}

function changedText(top: string, path: string, change: Edit[1]): string {
  try {
    return change(readFileSync(join(top, path), "utf8"));
  } catch (error) {
    throw new Error(`${path} has no place for the screen: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
