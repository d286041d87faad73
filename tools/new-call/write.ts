import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { callsIn, withDomain, withHandler, withImport, withName, withSample } from "./insert.ts";
import { type CallPlan, kebab } from "./plan.ts";
import {
  contractEntry,
  contractImports,
  handlerLine,
  newHandlers,
  operation,
  sampleLine,
  testFile,
} from "./templates.ts";

/** Writes a call into the tree; answers the files it touched and what is left for hands. */
export function writeCall(top: string, plan: CallPlan): { touched: string[]; left: string[] } {
  const module = `packages/server/src/modules/${plan.domain}`;
  const calls = `packages/contract/src/calls/${plan.domain}.ts`;
  const file = kebab(plan.name);
  if (!existsSync(join(top, module))) throw new Error(`There is no module ${plan.domain} (${module}).`);
  if (existsSync(join(top, module, `${file}.ts`))) throw new Error(`${module}/${file}.ts is there already.`);
  const isNewDomain = !existsSync(join(top, calls));
  const isNewHandlers = !existsSync(join(top, module, "handlers.ts"));
  const present = isNewDomain ? "" : readFileSync(join(top, calls), "utf8");
  if (callsIn(present).includes(plan.name)) throw new Error(`${calls} declares ${plan.name} already.`);

  const edits: [path: string, change: (text: string) => string][] = [
    [calls, (text) => withContract(text, plan)],
    ...(isNewDomain
      ? [["packages/contract/src/catalog.ts", (text: string) => withDomain(text, plan.domain)] satisfies Edit]
      : []),
    [`${module}/handlers.ts`, (text) => withLine(text || newHandlers(plan), plan)],
    [`${module}/${file}.ts`, () => operation(plan)],
    ["packages/server/testing/samples.ts", (text) => withSample(text, sampleLine(plan), callsIn(present))],
    [`${module}/${file}.test.ts`, () => testFile(plan)],
  ];
  // All changes are worked out before the first is written, so that a place that is not found leaves nothing half done.
  const results = edits.map(([path, change]) => [path, changed(top, path, change)] as const);
  for (const [path, text] of results) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  const left = ["the description, fields, reply and errors in the contract", "the operation", "its sample", "its test"];
  if (isNewHandlers) left.unshift(`the module's handlers in packages/server/src/compose.ts and in its index.ts`);
  return { touched: results.map(([path]) => path), left };
}

type Edit = [path: string, change: (text: string) => string];

function changed(top: string, path: string, change: (text: string) => string): string {
  const full = join(top, path);
  try {
    return change(existsSync(full) ? readFileSync(full, "utf8") : "");
  } catch (error) {
    throw new Error(`${path} has no place for the call: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function withContract(text: string, plan: CallPlan): string {
  const imported = contractImports(plan).reduce((sofar, [names, module]) => withImport(sofar, names, module), text);
  return `${imported.trimEnd()}\n${contractEntry(plan)}`;
}

function withLine(text: string, plan: CallPlan): string {
  const imported = withImport(text, [plan.name], `./${kebab(plan.name)}.ts`);
  return withHandler(withName(imported, plan.name), handlerLine(plan));
}
