import type { InputOf } from "@treadclub/contract";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import { describe, expect, it } from "vitest";
import type { MadeSession } from "#testing/factories";
import { openMeasurementApp } from "#testing/test-app";

type Body = InputOf<MeasurementCatalog["handInImages"]>["body"];

const testApp = await openMeasurementApp();
const { make } = testApp;
const first = (session: MadeSession): number => session.measurementIds[0] ?? 0;
const send = (session: MadeSession, body: Body, key?: string) =>
  testApp.send(
    "handInImages",
    { body },
    { bearer: session.token, headers: key === undefined ? {} : { "idempotency-key": key } },
  );
const resultOf = async ({ token, key }: MadeSession, id: number) =>
  (await testApp.call("sessionResults", { params: { token } }, { bearer: key })).measurements.find(
    (one) => one.measurement_id === id,
  );

describe("photos alone", () => {
  it("wait for a person, in their order, and show no depth", async () => {
    const session = await make.session();
    const uploads = [await make.photo(session), await make.photo(session), await make.photo(session)];
    const { reply } = await send(session, { measurement_id: first(session), upload_ids: uploads });
    expect(reply).toMatchObject({ may_plan: false, measurements: [{ status: "processing", photo_count: 3 }] });
    const result = await resultOf(session, first(session));
    expect(result).toMatchObject({
      status: "processing",
      method: null,
      verdict: null,
      regions: [],
      uncertainty_mm: null,
    });
    expect(result?.images.length).toBe(3);
    const link = new URL(result?.images[0]?.url ?? "");
    const image = await testApp.http.inject(link.pathname + link.search);
    expect([image.statusCode, image.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    link.searchParams.set("signature", "A".repeat(43));
    expect((await testApp.http.inject(link.pathname + link.search)).statusCode).toBe(404);
  });

  it("need a position, and a session whose photos are taken here", async () => {
    const { key } = await make.key();
    const { measurement_tokens } = await testApp.call("createTokens", { body: {} }, { bearer: key });
    const token = measurement_tokens[0]?.measurement_token ?? "";
    const view = await testApp.call("openScanner", { body: {} }, { bearer: token });
    const body = { measurement_id: view.measurements[0]?.measurement_id ?? 0, upload_ids: [await make.photo(view)] };
    const early = await testApp.send("handInImages", { body }, { bearer: token });
    expect(early.error).toMatchObject({ code: "STATE_CONFLICT", details: { reason: "position" } });
    const planned = await testApp.call("planScan", { body: { positions: ["rr"] } }, { bearer: token });
    body.measurement_id = planned.measurements[0]?.measurement_id ?? 0;
    expect((await testApp.send("handInImages", { body }, { bearer: token })).status).toBe(200);
    const elsewhere = await make.session();
    await testApp.service.db.pool.query(
      "update keys set engine = 'remote' where id = (select key_id from sessions where id = $1)",
      [elsewhere.id],
    );
    const taken = await send(elsewhere, {
      measurement_id: first(elsewhere),
      upload_ids: [await make.photo(elsewhere)],
    });
    expect(taken.error).toMatchObject({ code: "STATE_CONFLICT", details: { reason: "remote" } });
  });

  it("are one's own and used once", async () => {
    const mine = await make.session({ workflow: "3", positions: ["fl", "fr"] });
    const other = await make.session();
    const [one = 0, two = 0] = mine.measurementIds;
    const [upload, foreign] = [await make.photo(mine), await make.photo(other)];
    const refused = async (body: Body) => (await send(mine, body)).error;
    expect(await refused({ measurement_id: first(other), upload_ids: [upload] })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refused({ measurement_id: one, upload_ids: [foreign] })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refused({ measurement_id: one, upload_ids: [upload, foreign] })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refused({ measurement_id: one, upload_ids: [] })).toMatchObject({ code: "VALIDATION_FAILED" });
    const seven = Array.from({ length: 7 }, () => upload);
    expect(await refused({ measurement_id: one, upload_ids: seven })).toMatchObject({ code: "VALIDATION_FAILED" });
    expect(
      (await send(mine, { measurement_id: one, upload_ids: [upload, upload] })).reply?.measurements[0],
    ).toMatchObject({
      photo_count: 1,
    });
    expect(await refused({ measurement_id: two, upload_ids: [upload] })).toMatchObject({
      code: "STATE_CONFLICT",
      details: { uploads: { [upload]: "attached" } },
    });
  });
});

describe("photos that are handed in twice", () => {
  it("at once: one wins, and the other's photos stay its own", async () => {
    const session = await make.session();
    const uploads = [
      await make.photo(session),
      await make.photo(session),
      await make.photo(session),
      await make.photo(session),
    ];
    const answers = await Promise.all(
      uploads.map((upload) => send(session, { measurement_id: first(session), upload_ids: [upload] })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(answers.filter((answer) => answer.error).map((answer) => answer.error?.details)).toEqual(
      Array.from({ length: 3 }, () => ({ state: "processing" })),
    );
    const { rows } = await testApp.service.db.pool.query(
      "select state, count(*)::int as n from uploads where id = any($1) group by state order by state",
      [uploads],
    );
    expect(rows).toEqual([
      { state: "attached", n: 1 },
      { state: "ready", n: 3 },
    ]);
    expect((await resultOf(session, first(session)))?.images.length).toBe(1);
  });

  it("with the same key: the same answer, or 409 while it runs, and one effect", async () => {
    const session = await make.session();
    const body = { measurement_id: first(session), upload_ids: [await make.photo(session)] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(session, body, "hand-in")));
    const done = answers.filter((answer) => answer.status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const { error } of answers.filter((answer) => answer.status !== 200))
      expect(error?.code).toBe("IDEMPOTENCY_CONFLICT");
    const again = await send(session, body, "hand-in");
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(again.reply).toEqual(done[0]?.reply);
    const other = await send(session, { ...body, upload_ids: [await make.photo(session)] }, "hand-in");
    expect(other.error?.code).toBe("IDEMPOTENCY_CONFLICT");
  });

  it("after the driver left, and after the token's end", async () => {
    const [left, late] = [await make.session(), await make.session()];
    const bodies = await Promise.all(
      [left, late].map(async (session) => ({
        measurement_id: first(session),
        upload_ids: [await make.photo(session)],
      })),
    );
    await testApp.call("abortScan", { body: {} }, { bearer: left.token });
    const [ofLeft, ofLate] = bodies;
    if (!ofLeft || !ofLate) throw new Error("Two bodies");
    expect((await send(left, ofLeft)).error).toMatchObject({ code: "STATE_CONFLICT", details: { state: "aborted" } });
    testApp.clock.forward(24 * 3_600_000);
    expect((await send(late, ofLate)).error?.code).toBe("TOKEN_EXPIRED");
    testApp.clock.forward(-24 * 3_600_000);
  });

  it("while the driver leaves: either the photos count or the tyre is aborted", async () => {
    for (let round = 0; round < 5; round += 1) {
      const session = await make.session();
      const body = { measurement_id: first(session), upload_ids: [await make.photo(session)] };
      const [handed] = await Promise.all([
        send(session, body),
        testApp.send("abortScan", { body: {} }, { bearer: session.token }),
      ]);
      const state = (await resultOf(session, first(session)))?.status;
      expect([handed.status, state]).toEqual(handed.status === 200 ? [200, "processing"] : [409, "aborted"]);
    }
  });
});

describe("photos that are handed in while the tyres are chosen anew", () => {
  it("count for the old plan, or find that theirs is gone", async () => {
    for (let round = 0; round < 5; round += 1) {
      const session = await make.session({ workflow: "3", positions: ["fl", "fr"] });
      const body = { measurement_id: first(session), upload_ids: [await make.photo(session)] };
      const [handed, planned] = await Promise.all([
        send(session, body),
        testApp.send("planScan", { body: { positions: ["rl", "rr"] } }, { bearer: session.token }),
      ]);
      const view = await testApp.call("openScanner", { body: {} }, { bearer: session.token });
      const codes = view.measurements.map((one) => one.position_code);
      if (handed.status === 200) expect([planned.error?.code, codes]).toEqual(["STATE_CONFLICT", ["fl", "fr"]]);
      else expect([handed.error?.code, planned.status, codes]).toEqual(["NOT_FOUND", 200, ["rl", "rr"]]);
    }
  });
});
