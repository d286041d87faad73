import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { planScreen } from "./plan.ts";
import { writeScreen } from "./write.ts";

const top = join(import.meta.dirname, "../..");

try {
  const { created, changed } = writeScreen(top, planScreen(process.argv.slice(2)));
  run(
    "oxfmt",
    [...created, ...changed].filter((path) => path.endsWith(".ts") || path.endsWith(".tsx")),
  );
  run("node", ["packages/contract/generate.ts"]);
  run("node", ["tools/checks/spec-coverage.ts", "--write"]);
  const lines = created.reduce((sum, path) => sum + readFileSync(join(top, path), "utf8").split("\n").length - 1, 0);
  console.log(`${created.length} new files with ${lines} lines:`);
  for (const path of created) console.log(`  ${path}`);
  console.log("\nChanged:");
  for (const path of changed) console.log(`  ${path}`);
  console.log(
    "\nYours: its fields in contract, table, migration, view, form and record; its words; a menu that leads to it;",
  );
  console.log("then npm test -- --changed.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: top, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed, see above. The screen's files are written.`);
}
