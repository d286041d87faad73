import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { openIntegrators } from "#testing/integrators";
import { startService } from "#testing/process";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const { integrator, messages, abort, send } = openIntegrators(testApp);
const dataDir = mkdtempSync(join(tmpdir(), "treadclub-killed-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("a message that a process had under way when it was killed is sent by another one, with the same id", async () => {
  const { receiver, key } = await integrator();
  receiver.answer(() => undefined);
  await abort(await testApp.make.session({ key }));
  const worker = await startService({ DATABASE_URL: testApp.options.databaseUrl, DATA_DIR: dataDir });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  await worker.kill();
  expect(await messages()).toMatchObject([{ state: "waiting", tries: 1 }]);
  receiver.answer((response) => void response.writeHead(204).end());
  await send();
  expect(receiver.received).toHaveLength(1);
  testApp.clock.forward(31_000);
  await send();
  const [first, second] = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(second).toBe(first);
  expect(await messages()).toMatchObject([{ state: "sent", tries: 2 }]);
});
