import { renameSync } from "node:fs";
import { join } from "node:path";
import { signal } from "@treadclub/kit/postgres/processes";
import { expect, it } from "vitest";
import { databaseOf } from "./database-process.ts";
import { freePort, openHarness } from "./harness.ts";

const harness = openHarness();

it("a server whose database does not start any more says what to do and ends", async () => {
  const dataDir = harness.dataDir("broken");
  const server = await harness.start({ dataDir, port: await freePort() });
  const { pid, home } = databaseOf(dataDir);
  const control = join(home, "cluster/global/pg_control");
  renameSync(control, `${control}.away`);
  signal(pid, "SIGKILL");
  expect(await server.exited).toBe(1);
  expect(server.said()).toMatch(/could not be started again in 5 tries\. .*then start the program again\./);
  expect(server.said()).toContain("Stopping");
});
