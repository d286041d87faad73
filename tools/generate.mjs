import { checkGenerated, generate } from "./lib/generated.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  const { code, output } = await (process.argv.includes("--check") ? checkGenerated() : generate());
  process.stdout.write(output);
  return code;
});
