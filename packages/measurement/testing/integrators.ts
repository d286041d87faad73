import type { JobRun } from "@treadclub/kit/jobs/job";
import { afterEach } from "vitest";
import { webhookMessages } from "#measurement/webhooks/table";
import { sendDue } from "#measurement/webhooks/send";
import type { MadeSession } from "./factories.ts";
import { openReceiver, type Received } from "./receiver.ts";
import type { MeasurementApp } from "./test-app.ts";

/** Integrators with a server that takes webhooks; after each test their servers are closed and what waits is dropped. */
export function openIntegrators(testApp: MeasurementApp) {
  const { service, clock } = testApp;
  const job = (): JobRun => ({ db: service.db, now: clock.now(), log: service.deps.log, write: service.run });
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await service.run((ctx) => ctx.db.delete(webhookMessages));
  });
  return {
    async integrator() {
      const receiver = await openReceiver();
      closing.push(receiver.close);
      const made = await testApp.make.key({ webhookUrl: receiver.url });
      return { receiver, ...made, secret: made.webhookSecret ?? "" };
    },
    /** Sends what is due now. A test whose receiver never answers passes a short timeout. */
    send: (timeoutMs = 60_000): Promise<void> => sendDue(job(), { ...service.deps, timeoutMs }),
    messages: () => service.db.read.select().from(webhookMessages).orderBy(webhookMessages.id),
    abort: (session: MadeSession) => testApp.call("abortScan", { body: {} }, { bearer: session.token }),
    complete: (session: MadeSession & { readonly measurementId: number }) =>
      testApp.call(
        "reviewComplete",
        {
          params: { id: String(session.measurementId) },
          body: { depths: { inner_mm: 4, middle_mm: 5, outer_mm: 6 }, message: "", version: 1 },
        },
        { bearer: session.key },
      ),
    types: (received: readonly Received[]) => received.map(({ payload }) => payload["type"]),
  };
}
