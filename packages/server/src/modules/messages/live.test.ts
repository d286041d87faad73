import { endSessions, forgetSessions } from "#modules/identity";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { notifyConsumer } from "./index.ts";

const testApp = await openTestApp();
const address = await testApp.app.http.listen({ port: 0, host: "127.0.0.1" });

/** The stream of somebody: reads until a text appears, or to its end. */
async function follow(token: string) {
  const response = await fetch(`${address}/api/v1/live`, { headers: { authorization: `Bearer ${token}` } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  const read = async (isEnough: (text: string) => boolean): Promise<string> => {
    while (!isEnough(seen)) {
      const part = await reader?.read();
      if (!part || part.done) return `${seen}(end)`;
      seen += part.value;
    }
    return seen;
  };
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    until: (word: string) => read((text) => text.includes(word)),
    toEnd: () => read(() => false),
  };
}
const notifyAnna = (id: number, recordId: number) =>
  testApp.run((ctx) => notifyConsumer(ctx, id, { type: "scan_result", recordId }));

describe("the live stream", () => {
  it("tells a user what changes for them, and nothing of others", async () => {
    const [anna, ben] = [await testApp.make.consumer(), await testApp.make.consumer()];
    const stream = await follow(anna.token);
    expect([stream.status, stream.type]).toEqual([200, "text/event-stream; charset=utf-8"]);
    await stream.until("retry");
    await testApp.run((ctx) => ctx.outbox.live({ to: { userIds: [ben.id] }, topic: "voucher", id: 1 }));
    await notifyAnna(anna.id, 7);
    const text = await stream.until("notification");
    expect(text).toMatch(/event: change\ndata: \{"topic":"notification","id":null\}/);
    expect(text).not.toContain("voucher");
    await testApp.run((ctx) => endSessions(ctx, anna.actor, "sign_out"));
  });

  it("ends when the sign-in ends, and not when another sign-in of the same user does", async () => {
    const anna = await testApp.make.consumer();
    const stream = await follow(anna.token);
    await stream.until("retry");
    await testApp.run((ctx) => endSessions(ctx, { sessionId: 999_999, userId: anna.id }, "sign_out"));
    await notifyAnna(anna.id, 8);
    expect(await stream.until("notification")).not.toContain("(end)");
    await testApp.run((ctx) => endSessions(ctx, anna.actor, "sign_out"));
    expect(await stream.toEnd()).toContain("(end)");
  });

  it("ends for the users of a company that is disabled", async () => {
    const fitter = await testApp.make.member();
    const stream = await follow(fitter.owner.token);
    await stream.until("retry");
    await testApp.as(await testApp.make.admin()).call("disableMembers", { body: { ids: [fitter.id] } });
    expect(await stream.toEnd()).toContain("(end)");
  });

  it("ends with the half hour in which an administrator may act as the user", async () => {
    const [anna, admin] = [await testApp.make.consumer(), await testApp.make.admin()];
    const at = { params: { id: String(anna.id) }, body: { reason: "She asked us on the phone" } };
    const { token } = await testApp.as(admin).call("rabbitHole", at);
    const entered = await testApp.as(admin).call("enterRabbitHole", { body: { token } });
    const stream = await follow(entered.token);
    await stream.until("retry");
    testApp.clock.forward(29 * 60_000);
    await testApp.run((ctx) => forgetSessions(ctx, anna.id));
    await notifyAnna(anna.id, 9);
    expect(await stream.until("notification")).not.toContain("(end)");
    testApp.clock.forward(60_000);
    await testApp.run((ctx) => forgetSessions(ctx, anna.id));
    expect(await stream.toEnd()).toContain("(end)");
  });

  it("is given to one user thirty times at once; one more ends the oldest", async () => {
    const anna = await testApp.make.consumer();
    const first = await follow(anna.token);
    await first.until("retry");
    const others = [];
    for (let n = 0; n < 30; n += 1) others.push(await follow(anna.token));
    expect(await first.toEnd()).toContain("(end)");
    await notifyAnna(anna.id, 10);
    expect(await others[0]?.until("notification")).not.toContain("(end)");
    await testApp.run((ctx) => endSessions(ctx, anna.actor, "sign_out"));
  });

  it("is not for guests", async () => {
    const response = await fetch(`${address}/api/v1/live`);
    expect(response.status).toBe(401);
    await response.body?.cancel();
  });

  it("ends when the server stops, which does not wait for it", async () => {
    const anna = await testApp.make.consumer();
    const stream = await follow(anna.token);
    await stream.until("retry");
    const [text] = await Promise.all([stream.toEnd(), testApp.app.http.close()]);
    expect(text).toContain("(end)");
  });
});
