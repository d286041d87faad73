import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readEndpoints } from "../checks/spec-lists.ts";
import { planCall } from "./plan.ts";
import { writeCall } from "./write.ts";

const top = join(import.meta.dirname, "../..");

try {
  const plan = planCall(process.argv.slice(2), readEndpoints(join(top, "spec/endpoints.tsv")));
  const { touched, left } = writeCall(top, plan);
  run("oxfmt", touched);
  run("node", ["packages/contract/generate.ts"]);
  run("node", ["tools/checks/spec-coverage.ts", "--write"]);
  console.log(`${plan.name}: ${plan.method} ${plan.path}, for ${plan.access}\n\nWritten:`);
  for (const path of touched) console.log(`  ${path}`);
  console.log("\nYours:");
  for (const line of left) console.log(`  ${line}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: top, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed, see above. The call's files are written.`);
}
