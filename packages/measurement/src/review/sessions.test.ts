import { describe, expect, it } from "vitest";
import type { MadeSession } from "#testing/factories";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const { make } = testApp;
const { key: reviewer } = await make.key({ name: "Desk", scopes: ["review_all"] });
const paramsOf = ({ id }: Pick<MadeSession, "id">) => ({ params: { id: String(id) } });
const names = ["reviewSession", "reviewAbort", "reviewForget"] as const;
const send = (name: (typeof names)[number], session: MadeSession, bearer = session.key) =>
  testApp.sendRaw(name, { ...paramsOf(session), ...(name === "reviewAbort" ? { body: {} } : {}) }, { bearer });

describe("a session of one's own", () => {
  it("is read by its id", async () => {
    const session = await make.session({ workflow: "3", positions: ["fl", "fr"], reference: "job 9" });
    const read = await testApp.call("reviewSession", paramsOf(session), { bearer: session.key });
    expect(read).toEqual(
      await testApp.call("sessionResults", { params: { token: session.token } }, { bearer: session.key }),
    );
  });

  it("is nobody else's, whatever they may judge", async () => {
    const session = await make.session();
    const { key: other } = await make.key();
    for (const bearer of [reviewer, other]) {
      for (const name of names) expect((await send(name, session, bearer)).error?.code).toBe("NOT_FOUND");
      const planned = await testApp.send(
        "reviewPlan",
        { ...paramsOf(session), body: { positions: ["rr"] } },
        { bearer },
      );
      expect(planned.error?.code).toBe("NOT_FOUND");
    }
    for (const name of names) expect((await send(name, session, session.token)).error?.code).toBe("KEY_FORBIDDEN");
  });

  it("gets its tyres before it is begun", async () => {
    const session = await make.session({ workflow: "3" });
    const input = { ...paramsOf(session), body: { positions: ["rr" as const, "rl" as const] } };
    const planned = await testApp.call("reviewPlan", input, { bearer: session.key });
    expect(planned.measurements.map((one) => [one.position_code, one.status])).toEqual([
      ["rr", "unknown"],
      ["rl", "unknown"],
    ]);
    await make.handedIn(session, { measurementId: planned.measurements[0]?.measurement_id ?? 0 });
    expect((await testApp.send("reviewPlan", input, { bearer: session.key })).error?.code).toBe("STATE_CONFLICT");
  });

  it("ends as the driver would end it", async () => {
    const session = await make.session({ workflow: "3", positions: ["fl", "fr"] });
    await make.handedIn(session);
    const ended = await testApp.call("reviewAbort", { ...paramsOf(session), body: {} }, { bearer: session.key });
    expect(ended.measurements.map((one) => one.status)).toEqual(["processing", "aborted"]);
    const again = await testApp.call("reviewAbort", { ...paramsOf(session), body: {} }, { bearer: session.key });
    expect(again.measurements).toEqual(ended.measurements);
  });
});

describe("a session that is forgotten", () => {
  it("loses its token, reference, photos and words, and keeps its figures", async () => {
    const session = await make.session({ workflow: "3", positions: ["fl", "fr", "rl"], reference: "Mrs Jones" });
    const [one = 0, two = 0] = session.measurementIds;
    await make.handedIn(session, { measurementId: one });
    await make.handedIn(session, { measurementId: two });
    const unused = await make.photo(session);
    const depths = { inner_mm: 4, middle_mm: 5, outer_mm: 5 };
    const judged = await testApp.call(
      "reviewComplete",
      { params: { id: String(one) }, body: { depths, version: 1, message: "Mrs Jones, come in" } },
      { bearer: reviewer },
    );
    const link = new URL(judged.images[0]?.url ?? "");
    expect((await testApp.http.inject(link.pathname + link.search)).statusCode).toBe(200);

    expect((await send("reviewForget", session)).reply).toEqual({ done: true });
    expect((await send("reviewForget", session)).reply).toEqual({ done: true });
    const after = await testApp.call("reviewSession", paramsOf(session), { bearer: session.key });
    expect(after.session.context.reference).toBeNull();
    expect(after.measurements.map((row) => [row.status, row.message, row.images.length])).toEqual([
      ["completed", "", 0],
      ["aborted", "", 0],
      ["aborted", "", 0],
    ]);
    expect(after.measurements[0]?.minimum.value_mm).toBe(4);
    expect((await testApp.http.inject(link.pathname + link.search)).statusCode).toBe(404);
    const opened = await testApp.send("openScanner", { body: {} }, { bearer: session.token });
    expect(opened.error?.code).toBe("KEY_UNKNOWN");
    const { rows } = await testApp.service.db.pool.query(
      "select (select count(*)::int from uploads where user_id = $1 or id = $2) as uploads, (select count(*)::int from photos where user_id = $1 and removed_at is null) as photos",
      [session.id, unused],
    );
    expect(rows[0]).toEqual({ uploads: 0, photos: 0 });
    await testApp.service.jobs.run("sweep-photos");
    const left = await testApp.service.db.pool.query("select 1 from photos where user_id = $1", [session.id]);
    expect(left.rowCount).toBe(0);
    const undone = await testApp.send("reviewUndo", { params: { id: String(one) }, body: {} }, { bearer: reviewer });
    expect(undone.error).toMatchObject({ code: "STATE_CONFLICT", details: { reason: "forgotten" } });
  });
});
