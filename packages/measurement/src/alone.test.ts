import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bearerHeader } from "#testing/call";
import { runKeys, startService } from "#testing/process";

const dataDir = mkdtempSync(join(tmpdir(), "treadclub-alone-"));
chmodSync(dataDir, 0o755);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const settings = { DATA_DIR: dataDir };

const keyIn = (said: string): string => /tk_live_[\w-]{43}/.exec(said)?.[0] ?? "no key";

it("runs alone with a database of its own; keys are made and revoked while it runs", async () => {
  const service = await startService(settings);
  const begin = (key: string): Promise<Response> =>
    fetch(`${service.url}/measurement/v1/instant-apps/sessions/create`, { headers: bearerHeader(key) });
  try {
    const made = await runKeys(["make", "--name", "Forge Lane Tyres", "--allowance", "3"], settings);
    expect(made.code).toBe(0);
    const key = keyIn(made.said);
    expect((await begin(key)).status).toBe(200);

    const list = await runKeys(["list"], settings);
    const [id = "0"] = /\d+(?=\s+tk_live_)/.exec(list.said) ?? [];
    expect(list.said).toContain("1 of 3 this month");
    expect(list.said).not.toContain(key);

    expect((await runKeys(["revoke", id], settings)).said).toContain(`Key ${id} is revoked.`);
    const refused = await begin(key);
    expect([refused.status, (await refused.json()).code]).toEqual([401, "KEY_UNKNOWN"]);
    expect((await begin("tk_test_public")).status).toBe(200);
  } finally {
    expect(await service.stop()).toBe(0);
  }

  const afterwards = await runKeys(["list"], settings);
  expect(afterwards.said).toMatch(/Forge Lane Tyres.*revoked/);
});

it.each([
  [["make"], "A key needs the name"],
  [["make", "--name", "A", "--scopes", "all"], '--scopes: "all" does not fit'],
  [["make", "--name", "A", "--origins", "shop.example"], "is not an origin"],
  [["make", "--name", "A", "--allowance", "many"], "whole number"],
  [["make", "--name", "A", "--colour", "red"], "Unknown option '--colour'"],
  [["make", "--name", "A", "--webhook", "http://shop.example/hook"], "cannot be used: it is not https"],
  [["revoke", "999"], "There is no key 999"],
  [["revoke"], "keys revoke <number>"],
])("keys %j says what is wrong", async (args, words) => {
  const { code, said } = await runKeys(args, settings);
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
});
