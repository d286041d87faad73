import { check } from "./lib/check-steps.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  const startedMs = performance.now();
  const { passed, failed } = await check();
  console.log(`${passed} passed, ${failed} failed, ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return failed > 0 ? 1 : 0;
});
