import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { openKeyManagers } from "#testing/key-managers";
import { openIntegrators } from "#testing/integrators";
import { openMeasurementApp } from "#testing/test-app";
import { openReceiver } from "#testing/receiver";
import { webhookAttempts, webhookMessages } from "#measurement/webhooks/table";

const testApp = await openMeasurementApp();
const { service, clock } = testApp;
const { management } = service;
const { forge, harbour, keyOf, failure } = openKeyManagers(testApp);
const { send, abort } = openIntegrators(testApp);
const all = { page: 1, per_page: 20, search: "" };

/** A key of Forge Lane with a receiver, and what was told to it. */
async function withReceiver() {
  const receiver = await openReceiver();
  const { key, secret } = await keyOf(forge);
  const set = await management.setWebhook(forge, { ...key, once: null }, receiver.url);
  const latest = async () => {
    const { list } = await management.messages(forge, { ...all, filters: { key_id: key.id } });
    return management.message(forge, list[0]?.id ?? 0);
  };
  return { receiver, key: set.key, secret, signing: set.secret ?? "", latest };
}

describe("the log of messages", () => {
  it("holds the body, each try with its time and the first 2 kB of the answer, and the next try", async () => {
    const { receiver, secret, latest } = await withReceiver();
    receiver.answer((response) => response.writeHead(500).end(`down\0${"x".repeat(5000)}`));
    await abort(await testApp.make.session({ key: secret, reference: "order 7" }));
    await send();
    const failed = await latest();
    expect(failed).toMatchObject({ state: "waiting", tries: 1, last_status: 500, type: "measurement.aborted" });
    expect(Date.parse(failed.next_try_at ?? "") - Date.parse(failed.created_at)).toBeGreaterThanOrEqual(30_000);
    expect(failed.body).toBe(receiver.received[0]?.body);
    expect(failed.attempts).toMatchObject([{ status: 500, problem: null }]);
    expect(failed.attempts[0]?.answer).toMatch(/^downx+$/);
    expect(failed.attempts[0]?.answer.length).toBe(2047);
    receiver.answer((response) => response.writeHead(200).end("ok"));
    clock.forward(30_000);
    await send();
    const sent = await latest();
    expect(sent).toMatchObject({ state: "sent", tries: 2, next_try_at: null, last_status: 200 });
    expect(sent.attempts.map(({ status, answer }) => [status, answer.slice(0, 2)])).toEqual([
      [200, "ok"],
      [500, "do"],
    ]);
    await receiver.close();
  });

  it("is filtered by state and key, and hidden from others", async () => {
    const { receiver, key, secret, latest } = await withReceiver();
    await abort(await testApp.make.session({ key: secret }));
    await send();
    const count = async (filters: object) => (await management.messages(forge, { ...all, filters })).total_count;
    expect(await count({ key_id: key.id })).toBe(1);
    expect(await count({ key_id: key.id, state: "sent" })).toBe(1);
    expect(await count({ key_id: key.id, state: "failed" })).toBe(0);
    expect((await management.messages(harbour, { ...all, filters: { key_id: key.id } })).list).toEqual([]);
    const { id, version } = await latest();
    expect(await failure(() => management.message(harbour, id))).toBe("NOT_FOUND");
    expect(await failure(() => management.resend(harbour, { id, version }))).toBe("NOT_FOUND");
    await receiver.close();
  });

  it("takes one statement for a page and one for a message, and finds a page by an index", async () => {
    const { receiver, key, secret, latest } = await withReceiver();
    for (let n = 0; n < 5; n += 1) await abort(await testApp.make.session({ key: secret }));
    const { id } = await latest();
    const page = await testApp.queries(() => management.messages(forge, { ...all, filters: { key_id: key.id } }));
    const one = await testApp.queries(() => management.message(forge, id));
    expect([page.statements.length, one.statements.length]).toEqual([1, 1]);
    const first = await management.messages(forge, { ...all, per_page: 2, filters: { key_id: key.id } });
    const second = await management.messages(forge, { ...all, per_page: 2, page: 2, filters: { key_id: key.id } });
    const ids = [...first.list, ...second.list].map((row) => row.id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(4);
    await receiver.close();
  });

  it("forgets bodies and answers with the session", async () => {
    const {
      receiver,
      key: secret,
      id: keyId,
    } = await testApp.make
      .key({ holder: "member:1" })
      .then(async (made) => ({ ...made, receiver: await openReceiver() }));
    await management.setWebhook(forge, { id: keyId, version: 0, once: null }, receiver.url);
    receiver.answer((response) => response.writeHead(200).end("Anna Khan"));
    const session = await testApp.make.session({ key: secret, reference: "Anna Khan" });
    await abort(session);
    await send();
    await testApp.call("reviewForget", { params: { id: String(session.id) } }, { bearer: secret });
    const rows = await service.db.read.select().from(webhookMessages);
    const attempts = await service.db.read.select().from(webhookAttempts);
    expect(JSON.stringify([rows, attempts])).not.toContain("Anna");
    await receiver.close();
  });
});

describe("sending again", () => {
  it("of two clicks sends once", async () => {
    const { receiver, secret, latest } = await withReceiver();
    await abort(await testApp.make.session({ key: secret }));
    await send();
    const { id, version } = await latest();
    const clicks = await Promise.all([1, 2].map(() => failure(() => management.resend(forge, { id, version }))));
    expect(clicks.toSorted()).toEqual(["STATE_CONFLICT", "done"]);
    await send();
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[0]?.headers["webhook-id"]).toBe(receiver.received[1]?.headers["webhook-id"]);
    expect(await failure(() => management.resend(forge, { id, version }))).toBe("STATE_CONFLICT");
    await send();
    expect(receiver.received).toHaveLength(2);
    await receiver.close();
  });

  it("goes before the next try, and not while one is under way", async () => {
    const { receiver, secret, latest } = await withReceiver();
    receiver.answer((response) => response.writeHead(500).end());
    await abort(await testApp.make.session({ key: secret }));
    await send();
    const { id, version, can_resend } = await latest();
    expect(can_resend).toBe(true);
    let during = "";
    receiver.answer((response) => {
      void failure(async () => management.resend(forge, { id, version: version + 1 })).then((said) => {
        during = said;
        response.writeHead(204).end();
      });
    });
    await management.resend(forge, { id, version });
    await send();
    expect(during).toBe("STATE_CONFLICT");
    expect(await latest()).toMatchObject({ state: "sent", tries: 2 });
    await receiver.close();
  });

  it("after it was given up on tries once", async () => {
    const { receiver, secret, latest } = await withReceiver();
    receiver.answer((response) => response.writeHead(500).end());
    await abort(await testApp.make.session({ key: secret }));
    for (let tries = 0; tries < 7; tries += 1) {
      await send();
      clock.forward(25 * 3_600_000);
    }
    const given = await latest();
    expect(given.state).toBe("failed");
    await management.resend(forge, given);
    await send();
    expect(await latest()).toMatchObject({ state: "failed", tries: 8 });
    await receiver.close();
  });

  it("needs a webhook and a key that lives", async () => {
    const { receiver, key, secret, latest } = await withReceiver();
    await abort(await testApp.make.session({ key: secret }));
    await send();
    const message = await latest();
    await management.revoke(forge, key.id);
    expect(await failure(() => management.resend(forge, message))).toBe("STATE_CONFLICT");
    expect((await latest()).can_resend).toBe(false);
    await receiver.close();
  });
});

describe("a webhook", () => {
  it("gets a test message that is signed like any other", async () => {
    clock.set(new Date());
    const { receiver, key, signing, latest } = await withReceiver();
    await management.sendTest(forge, key.id);
    await send();
    const [message] = receiver.received;
    if (message === undefined) throw new Error("nothing came");
    expect(new Webhook(signing).verify(message.body, message.headers)).toEqual({
      type: "webhook.test",
      timestamp: expect.any(String),
      data: { key: key.prefix, is_sandbox: true },
    });
    expect(await latest()).toMatchObject({ type: "webhook.test", measurement_id: null, state: "sent" });
    await receiver.close();
  });

  it("goes on being signed after the key was rotated, and with both secrets after its own was", async () => {
    clock.set(new Date());
    const { receiver, key, signing } = await withReceiver();
    const rotated = await management.rotate(forge, { ...key, once: null });
    const anew = await management.rotateWebhook(forge, { ...rotated.key, once: null });
    await management.sendTest(forge, key.id);
    await send();
    const [message] = receiver.received;
    if (message === undefined) throw new Error("nothing came");
    for (const one of [signing, anew.secret])
      expect(new Webhook(one).verify(message.body, message.headers)).toMatchObject({ type: "webhook.test" });
    await receiver.close();
  });

  it("has a new secret with a new address, and none with the same", async () => {
    const { receiver, key, signing } = await withReceiver();
    const same = await management.setWebhook(forge, { ...key, once: null }, receiver.url);
    expect(same).toMatchObject({ secret: null, key: { version: key.version } });
    const other = await management.setWebhook(forge, { ...key, once: null }, `${receiver.url}/other`);
    expect(other.secret).toMatch(/^whsec_/);
    expect(other.secret).not.toBe(signing);
    const removed = await management.removeWebhook(forge, other.key);
    expect(removed.webhook).toBeNull();
    expect(await failure(() => management.sendTest(forge, key.id))).toBe("STATE_CONFLICT");
    await receiver.close();
  });

  it.each([
    ["shop.example/hook", "webhook_address"],
    ["https://anna:secret@shop.example/hook", "webhook_user"],
    ["https://169.254.169.254/latest", "webhook_private"],
    ["http://shop.example/hook", "webhook_https"],
  ])("does not go to %s", async (url, problem) => {
    const { key } = await keyOf(forge);
    const error = await management.setWebhook(forge, { ...key, once: null }, url).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "VALIDATION_FAILED", fields: { url: problem } });
  });
});
