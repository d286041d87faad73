import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { webhookMessages } from "./table.ts";
import { openIntegrators } from "#testing/integrators";
import { openMeasurementApp } from "#testing/test-app";
import { claim } from "./claim.ts";

const testApp = await openMeasurementApp();
const { service, clock } = testApp;
const { integrator, send, messages, abort, complete, types } = openIntegrators(testApp);

describe("many messages", () => {
  it("do not wait for one slow receiver, not even those that come meanwhile", async () => {
    const [slow, fast] = [await integrator(), await integrator()];
    const hanging: (() => void)[] = [];
    slow.receiver.answer((response) => void hanging.push(() => response.writeHead(204).end()));
    for (let n = 0; n < 5; n += 1) await abort(await testApp.make.session({ key: slow.key }));
    await abort(await testApp.make.session({ key: fast.key }));
    const sending = send(60_000);
    await vi.waitFor(() => expect(fast.receiver.received).toHaveLength(1));
    expect(slow.receiver.received).toHaveLength(2);
    await abort(await testApp.make.session({ key: fast.key }));
    await vi.waitFor(() => expect(fast.receiver.received).toHaveLength(2));
    expect(hanging).toHaveLength(2);
    slow.receiver.answer((response) => void response.writeHead(204).end());
    for (const answer of hanging) answer();
    await sending;
    expect(slow.receiver.received).toHaveLength(5);
  });

  it("come to one receiver two at a time, however many workers this process has", async () => {
    const { receiver, key } = await integrator();
    const hanging: (() => void)[] = [];
    receiver.answer((response) => void hanging.push(() => response.writeHead(204).end()));
    for (let n = 0; n < 8; n += 1) await abort(await testApp.make.session({ key }));
    const working = Array.from({ length: 3 }, () => service.jobs.run("send-webhooks"));
    for (let n = 1; n <= 8; n += 1) {
      await vi.waitFor(() => expect(hanging.length).toBeGreaterThan(0));
      expect(receiver.received.length).toBeLessThanOrEqual(n + 1);
      hanging.shift()?.();
    }
    await Promise.all(working);
    expect((await messages()).map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => "sent"));
  });

  it("of one measurement come in their order, unless the first one will not go through", async () => {
    const { receiver, key } = await integrator();
    receiver.answer((response, { payload }) =>
      response.writeHead(payload["type"] === "measurement.processing" ? 500 : 204).end(),
    );
    await complete(await testApp.make.handedIn(await testApp.make.session({ key })));
    await send();
    clock.forward(31_000);
    await send();
    expect(types(receiver.received)).toEqual(["measurement.processing", "measurement.processing"]);
    clock.forward(301_000);
    await send();
    expect(types(receiver.received).slice(2)).toEqual(["measurement.processing", "measurement.completed"]);
    expect(await messages()).toMatchObject([
      { state: "waiting", tries: 3 },
      { state: "sent", tries: 1 },
    ]);
  });

  it("are sent once each by two processes", async () => {
    const { receiver, key } = await integrator();
    const second = await testApp.another();
    const session = await testApp.make.session({ key, workflow: "3", positions: ["fl", "fr", "rl", "rr"] });
    await abort(session);
    await abort(await testApp.make.session({ key, workflow: "3", positions: ["fl", "fr", "rl", "rr"] }));
    await Promise.all([send(), second.service.jobs.run("send-webhooks"), send(), service.jobs.run("send-webhooks")]);
    // On a busy machine the processes stop before the end and leave the rest to the next job.
    await send();
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(8);
    expect(receiver.received).toHaveLength(8);
  });

  it("are claimed one at a time, whatever plan the database makes", async () => {
    const { key } = await integrator();
    for (let n = 0; n < 4; n += 1) await abort(await testApp.make.session({ key }));
    await service.run(async (ctx) => {
      for (const plan of ["hashjoin", "mergejoin", "hashagg", "sort", "material", "bitmapscan", "indexscan"])
        await ctx.db.execute(sql.raw(`set local enable_${plan} = off`));
      await claim(ctx, clock.now(), []);
    });
    expect((await messages()).map(({ tries }) => tries)).toEqual([1, 0, 0, 0]);
  });

  it("that a process had in hand when it died are sent again with the same id", async () => {
    const { receiver, key } = await integrator();
    await abort(await testApp.make.session({ key }));
    const taken = await service.run((ctx) => claim(ctx, clock.now(), []));
    await send();
    expect(receiver.received).toEqual([]);
    clock.forward(31_000);
    await send();
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([taken?.message.eventId]);
    expect(await messages()).toMatchObject([{ state: "sent", tries: 2 }]);
  });

  it("are forgotten after thirty days", async () => {
    const { key } = await integrator();
    await abort(await testApp.make.session({ key }));
    await send();
    await abort(await testApp.make.session({ key }));
    const [old] = await messages();
    clock.forward(31 * 24 * 3_600_000);
    await service.jobs.run("sweep-webhooks");
    expect(
      await service.db.read
        .select()
        .from(webhookMessages)
        .where(eq(webhookMessages.id, old?.id ?? 0)),
    ).toEqual([]);
    expect(await messages()).toMatchObject([{ state: "waiting" }]);
  });

  it("go out by themselves when the jobs work", async () => {
    const { receiver, key } = await integrator();
    const worker = await testApp.another();
    await worker.service.jobs.work();
    await abort(await testApp.make.session({ key }));
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  });
});
