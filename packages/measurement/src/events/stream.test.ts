import { makeTestClock } from "@treadclub/kit/clock";
import { describe, expect, it } from "vitest";
import { follow, statusesIn } from "#testing/follow";
import type { MadeSession } from "#testing/factories";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const other = await testApp.another();
const listening = { port: 0, host: "127.0.0.1" };
const here = await testApp.http.listen(listening);
const there = await other.http.listen(listening);

const abort = (session: MadeSession) => testApp.call("abortScan", { body: {} }, { bearer: session.token });
const open = (session: MadeSession) => testApp.call("openScanner", { body: {} }, { bearer: session.token });

describe("the event stream of a session", () => {
  it("begins with the results and goes on with every change, until all has ended", async () => {
    const session = await testApp.make.session();
    const stream = await follow(here, session.token, session.token);
    expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(stream.headers.get("access-control-allow-origin")).toBe("https://shop.example");
    const asked = await testApp.call("sessionResults", { params: { token: session.token } }, { bearer: session.key });
    expect(await stream.next("results")).toEqual(asked);
    await open(session);
    expect(statusesIn(await stream.next("results"))).toEqual(["waiting_for_images"]);
    const { measurementId } = await testApp.make.handedIn(session);
    expect(statusesIn(await stream.next("results"))).toEqual(["processing"]);
    const body = { depths: { inner_mm: 4, middle_mm: 5, outer_mm: 6 }, version: 1 };
    await testApp.call("reviewComplete", { params: { id: String(measurementId) }, body }, { bearer: session.key });
    const last = await stream.next("results");
    expect(statusesIn(last)).toEqual(["completed"]);
    expect(last).toMatchObject({ measurements: [{ minimum: { value_mm: 4 }, images: [{ width: 320 }] }] });
    expect(await stream.next("end")).toEqual({ reason: "ended" });
    expect(await stream.toEnd()).toBe("");
  });

  it("hears what happens in another process, for key and token alike", async () => {
    const session = await testApp.make.session({ workflow: "3", positions: ["fl", "rr"] });
    const streams = [await follow(there, session.token, session.key), await follow(here, session.token, session.token)];
    for (const stream of streams) expect(statusesIn(await stream.next("results"))).toEqual(["unknown", "unknown"]);
    await abort(session);
    for (const stream of streams) expect(statusesIn(await stream.next("results"))).toEqual(["aborted", "aborted"]);
    for (const stream of streams) await stream.next("end");
  });

  it("tells the end at once to whoever comes afterwards", async () => {
    const session = await testApp.make.session();
    await abort(session);
    const stream = await follow(here, session.token, session.key);
    expect(statusesIn(await stream.next("results"))).toEqual(["aborted"]);
    expect(await stream.next("end")).toEqual({ reason: "ended" });
  });

  it("says nothing twice, and nothing of other sessions", async () => {
    const [session, foreign] = [await testApp.make.session(), await testApp.make.session()];
    const stream = await follow(here, session.token, session.token);
    await stream.next("results");
    await open(foreign);
    for (let n = 0; n < 3; n += 1) await open(session);
    expect(statusesIn(await stream.next("results"))).toEqual(["waiting_for_images"]);
    await abort(session);
    expect(statusesIn(await stream.next("results"))).toEqual(["aborted"]);
    await stream.next("end");
  });

  it("ends when the key is revoked, also at another process", async () => {
    const made = await testApp.make.key();
    const session = await testApp.make.session({ key: made.key });
    const streams = [await follow(here, session.token, made.key), await follow(there, session.token, session.token)];
    for (const stream of streams) await stream.next("results");
    await testApp.service.keys.revoke(made.id);
    for (const stream of streams) expect(await stream.next("end")).toEqual({ reason: "refused" });
    for (const stream of streams) expect(await stream.toEnd()).toBe("");
  });

  it("ends when the token does", async () => {
    const session = await testApp.make.session();
    const clock = makeTestClock();
    // A busy machine has to connect before it ends.
    clock.forward(24 * 3_600_000 - 6000);
    const later = await testApp.another({ clock });
    const stream = await follow(await later.http.listen(listening), session.token, session.token);
    await stream.next("results");
    expect(await stream.next("end")).toEqual({ reason: "expired" });
  });

  it("leaves the oldest when there are more than five of a session", async () => {
    const session = await testApp.make.session();
    const streams = [];
    for (let n = 0; n < 6; n += 1) {
      const stream = await follow(here, session.token, session.token);
      await stream.next("results");
      streams.push(stream);
    }
    expect(await streams[0]?.toEnd()).toBe("");
    await abort(session);
    for (const stream of streams.slice(1)) expect(statusesIn(await stream.next("results"))).toEqual(["aborted"]);
  });

  it("costs nothing once its listener has left", async () => {
    const [session, another] = [await testApp.make.session(), await testApp.make.session()];
    const stream = await follow(here, session.token, session.token);
    await stream.next("results");
    await stream.leave();
    // By the time that one who came later is answered, the one who left is gone; changes are heard in their order.
    const later = await follow(here, another.token, another.key);
    await later.next("results");
    const { statements } = await testApp.queries(async () => {
      await abort(session);
      await abort(another);
      await later.next("results");
    });
    expect(statements.filter((sql) => sql.includes("own_session"))).toHaveLength(0);
  });
});

describe("who may not", () => {
  it.each([
    ["nobody", null, 401],
    ["an unknown key", "tk_live_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 401],
  ])("%s hears nothing", async (_, bearer, status) => {
    const session = await testApp.make.session();
    const stream = await follow(here, session.token, bearer);
    expect(stream.status).toBe(status);
    expect(JSON.parse(await stream.toEnd())).toMatchObject({ code: "KEY_UNKNOWN" });
  });

  it("another key or session hears that there is none", async () => {
    const [session, foreign] = [await testApp.make.session(), await testApp.make.session()];
    for (const bearer of [foreign.key, foreign.token])
      expect((await follow(here, session.token, bearer)).status).toBe(404);
  });
});
