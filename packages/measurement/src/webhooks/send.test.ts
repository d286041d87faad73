import { webhookMessage } from "@treadclub/contract/measurement/webhooks";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { openIntegrators } from "#testing/integrators";
import type { Received } from "#testing/receiver";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const { service, clock } = testApp;
const { integrator, send, messages, abort, complete, types } = openIntegrators(testApp);
const verified = (secret: string, { body, headers }: Received): unknown => new Webhook(secret).verify(body, headers);

describe("a message", () => {
  it("is signed, and tells the measurement without links, with session and context", async () => {
    const { receiver, key, secret } = await integrator();
    const session = await testApp.make.handedIn(await testApp.make.session({ key, reference: "order 7" }));
    await complete(session);
    await send();
    expect(types(receiver.received)).toEqual(["measurement.processing", "measurement.completed"]);
    const [, last] = receiver.received;
    if (last === undefined) throw new Error("nothing came");
    expect(verified(secret, last)).toEqual(last.payload);
    expect(last.headers).toMatchObject({ "content-type": "application/json", "user-agent": "TreadClub-Webhooks/1.0" });
    const results = await testApp.call("sessionResults", { params: { token: session.token } }, { bearer: key });
    const [whole] = results.measurements;
    if (whole === undefined) throw new Error("no measurement");
    const { images, ...measurement } = whole;
    expect(images).toHaveLength(1);
    expect(last.payload).toEqual({
      type: "measurement.completed",
      timestamp: measurement.completed_at,
      data: { ...measurement, session_id: session.id, is_sandbox: false },
    });
    expect(webhookMessage.strict().parse(last.payload)).toEqual(last.payload);
    expect(last.body).not.toContain("http");
    expect(await messages()).toMatchObject([{ state: "sent", tries: 1, lastStatus: 204 }, { state: "sent" }]);
  });

  it("comes for each of the five turns, once each, and for nothing else", async () => {
    const { receiver, key } = await integrator();
    const left = await testApp.make.session({ key });
    await testApp.call("openScanner", { body: {} }, { bearer: left.token });
    await abort(left);
    const gauge = { kind: "gauge", inner_mm: 1.7, middle_mm: 4, outer_mm: 4 } as const;
    await testApp.make.handedIn(await testApp.make.session({ key }), { reading: gauge });
    const rejected = await testApp.make.handedIn(await testApp.make.session({ key }));
    const body = { reasons: ["blurry" as const], message: "", version: 1 };
    await testApp.call("reviewReject", { params: { id: String(rejected.measurementId) }, body }, { bearer: key });
    await send();
    expect(types(receiver.received).toSorted()).toEqual([
      "measurement.aborted",
      "measurement.failed",
      "measurement.processing",
      "measurement.result_ready",
    ]);
    await send();
    expect(receiver.received).toHaveLength(4);
  });

  it("is written with the change or not at all, and only for keys that want it", async () => {
    const { key } = await integrator();
    const session = await testApp.make.session({ key });
    await testApp.send(
      "handInImages",
      { body: { measurement_id: 999_999, upload_ids: [crypto.randomUUID()] } },
      { bearer: session.token },
    );
    await abort(await testApp.make.session());
    expect(await messages()).toEqual([]);
  });

  it("is signed with both secrets for a day after a rotation", async () => {
    const { receiver, key, id, secret } = await integrator();
    const rotated = await service.keys.rotateWebhook(id);
    await abort(await testApp.make.session({ key }));
    await send();
    const [message] = receiver.received;
    if (message === undefined) throw new Error("nothing came");
    for (const each of [secret, rotated]) expect(verified(each, message)).toEqual(message.payload);
  });
});

describe("a message that is not taken", () => {
  it("climbs the ladder with the same id, and fails after the seventh try", async () => {
    const { receiver, key, secret } = await integrator();
    receiver.answer((response) => response.writeHead(500).end());
    const before = clock.now();
    await abort(await testApp.make.session({ key }));
    const waits: number[] = [];
    for (let tries = 1; tries <= 7; tries += 1) {
      await send();
      expect(receiver.received).toHaveLength(tries);
      const [row] = await messages();
      expect(row).toMatchObject({ tries, lastStatus: 500, state: tries < 7 ? "waiting" : "failed" });
      const wait = (row?.dueAt.getTime() ?? 0) - clock.now().getTime();
      if (tries < 7) waits.push(Math.round(wait / 1000));
      clock.forward(wait - 1000);
      await send();
      expect(receiver.received).toHaveLength(tries);
      clock.forward(2000);
    }
    expect(waits).toEqual([30, 300, 1800, 7200, 28_800, 86_400]);
    await send();
    expect(receiver.received).toHaveLength(7);
    const [first, ...others] = receiver.received.map(({ headers }) => headers);
    for (const headers of others) {
      expect(headers["webhook-id"]).toBe(first?.["webhook-id"]);
      expect(headers["webhook-signature"]).not.toBe(first?.["webhook-signature"]);
    }
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    clock.set(before);
    expect(() => new Webhook(secret).verify(receiver.received[6]?.body ?? "", { ...others.at(-1) })).toThrow("too new");
  });

  it.each([
    ["a redirect", 302, { location: "http://127.0.0.1:1/elsewhere" }, "redirect"],
    ["a refusal", 400, {}, null],
    ["too many", 429, {}, null],
  ])("waits after %s", async (_, status, headers, lastError) => {
    const { receiver, key } = await integrator();
    receiver.answer((response) => response.writeHead(status, headers).end("no"));
    await abort(await testApp.make.session({ key }));
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await messages()).toMatchObject([{ state: "waiting", tries: 1, lastStatus: status, lastError }]);
  });

  it("waits when nobody is there, or nobody answers in time", async () => {
    const { receiver, key } = await integrator();
    receiver.answer(() => undefined);
    await abort(await testApp.make.session({ key }));
    await send(100);
    expect(await messages()).toMatchObject([{ state: "waiting", lastStatus: null, lastError: "no answer in time" }]);
    await receiver.close();
    clock.forward(31_000);
    await send();
    expect(await messages()).toMatchObject([{ state: "waiting", tries: 2, lastError: "ECONNREFUSED" }]);
  });

  it("is not taken for lost because the receiver talks on and on", async () => {
    const { receiver, key } = await integrator();
    let written = 0;
    receiver.answer((response) => {
      response.writeHead(200);
      const pour = (): void => {
        written += 65_536;
        if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(pour));
      };
      pour();
    });
    await abort(await testApp.make.session({ key }));
    await send(5000);
    expect(await messages()).toMatchObject([{ state: "sent", lastStatus: 200 }]);
    expect(written).toBeLessThan(20_000_000);
  });

  it("takes everything with it that waits, when the receiver is gone for good", async () => {
    const { receiver, key, id } = await integrator();
    receiver.answer((response) => response.writeHead(410).end());
    for (let n = 0; n < 4; n += 1) await abort(await testApp.make.session({ key }));
    await send();
    expect(receiver.received.length).toBeLessThanOrEqual(2);
    expect((await messages()).map(({ state }) => state)).toEqual(["failed", "failed", "failed", "failed"]);
    await abort(await testApp.make.session({ key }));
    expect(await messages()).toHaveLength(4);
    expect((await service.keys.list()).find((one) => one.id === id)?.webhookUrl).toBeNull();
  });

  it("is dropped when its key was revoked", async () => {
    const { receiver, key, id } = await integrator();
    await abort(await testApp.make.session({ key }));
    await service.keys.revoke(id);
    await send();
    expect(receiver.received).toEqual([]);
    expect(await messages()).toMatchObject([{ state: "failed", lastError: "key revoked" }]);
  });
});
