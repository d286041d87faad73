import { runBrowserTests } from "./lib/browser-tests.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  const { failed } = await runBrowserTests(process.argv.slice(2));
  return failed > 0 ? 1 : 0;
});
