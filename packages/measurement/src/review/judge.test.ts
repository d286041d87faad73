import { describe, expect, it } from "vitest";
import type { MadeSession } from "#testing/factories";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const { make } = testApp;
const hourMs = 3_600_000;
const { key: reviewer } = await make.key({ name: "Desk", scopes: ["review_all"] });
const as = (bearer: string) => ({
  get: (id: number) => testApp.call("reviewGet", { params: { id: String(id) } }, { bearer }),
  complete: (id: number, [inner_mm, middle_mm, outer_mm]: readonly [number, number, number], version: number) =>
    testApp.send(
      "reviewComplete",
      {
        params: { id: String(id) },
        body: { depths: { inner_mm, middle_mm, outer_mm }, version, message: "Look at the edge." },
      },
      { bearer },
    ),
  reject: (id: number, reasons: ("blurry" | "too_dark" | "glare")[], version: number) =>
    testApp.send(
      "reviewReject",
      { params: { id: String(id) }, body: { reasons, version, message: "Once more, please." } },
      { bearer },
    ),
  undo: (id: number) => testApp.send("reviewUndo", { params: { id: String(id) }, body: {} }, { bearer }),
});
const waiting = async (input: Parameters<typeof make.key>[0] = {}, reading?: Parameters<typeof make.handedIn>[1]) => {
  const { key } = await make.key(input);
  return make.handedIn(await make.session({ key }), reading);
};
const resultOf = async ({ token, measurementId }: MadeSession & { measurementId: number }) =>
  (await testApp.call("sessionResults", { params: { token } }, { bearer: token })).measurements.find(
    (one) => one.measurement_id === measurementId,
  );
const gauge = { reading: { kind: "gauge", inner_mm: 3, middle_mm: 4, outer_mm: 5 } } as const;

describe("a reviewer", () => {
  it("completes with the depths they read, half a millimetre either way", async () => {
    const made = await waiting();
    const before = await as(reviewer).get(made.measurementId);
    expect(before).toMatchObject({ version: 1, is_own: false, depths: null, can: { review: true, undo: false } });
    const { reply } = await as(reviewer).complete(made.measurementId, [3.4, 4, 3.8], before.version);
    expect(reply).toMatchObject({
      status: "completed",
      method: "review",
      uncertainty_mm: 0.5,
      verdict: "legal",
      message: "Look at the edge.",
      waiting_since: null,
      version: 2,
      depths: { inner_mm: 3.4, middle_mm: 4, outer_mm: 3.8 },
      can: { review: false, undo: true },
    });
    expect(await resultOf(made)).toMatchObject({
      status: "completed",
      minimum: { value_mm: 3.4 },
      global: { value_mm: 3.7 },
    });
  });

  it("never makes a depth legal whose interval holds 1.6 mm", async () => {
    const verdict = async (mm: number) => {
      const made = await waiting();
      return (await as(reviewer).complete(made.measurementId, [mm, 6, 6], 1)).reply?.verdict;
    };
    expect(await Promise.all([2.1, 2.09, 1.6, 1.1, 1.09].map(verdict))).toEqual([
      "replace_soon",
      "uncertain",
      "uncertain",
      "uncertain",
      "illegal",
    ]);
  });

  it("fails what cannot be read, with reasons", async () => {
    const made = await waiting();
    expect((await as(reviewer).reject(made.measurementId, [], 1)).error?.code).toBe("VALIDATION_FAILED");
    const { reply } = await as(reviewer).reject(made.measurementId, ["glare", "blurry", "glare"], 1);
    expect(reply).toMatchObject({
      status: "failed",
      quality_reasons: ["blurry", "glare"],
      message: "Once more, please.",
      version: 2,
    });
    expect(await resultOf(made)).toMatchObject({ status: "failed", verdict: null, completed_at: null });
  });

  it("who hands a reading on unchanged keeps its method and interval; own depths are a review", async () => {
    const confirmed = await waiting({ confirm: "always" }, gauge);
    expect(await as(reviewer).get(confirmed.measurementId)).toMatchObject({
      reading_kind: "gauge",
      depths: { inner_mm: 3, middle_mm: 4, outer_mm: 5 },
    });
    const kept = await as(reviewer).complete(confirmed.measurementId, [3, 4, 5], 1);
    expect(kept.reply).toMatchObject({ method: "gauge", uncertainty_mm: 0.5, verdict: "legal" });
    const corrected = await waiting({ confirm: "always" }, gauge);
    expect((await as(reviewer).complete(corrected.measurementId, [3, 4, 4.9], 1)).reply?.method).toBe("review");
    const coin = { reading: { kind: "coin", inner_hidden: true, middle_hidden: true, outer_hidden: true } } as const;
    const [blind, read] = [await waiting({}, coin), await waiting({}, coin)];
    const passedOn = await as(reviewer).complete(blind.measurementId, [2.6, 2.6, 2.6], 1);
    expect(passedOn.reply).toMatchObject({ method: "gauge", uncertainty_mm: 1.3, verdict: "uncertain" });
    const looked = await as(reviewer).complete(read.measurementId, [2.6, 2.6, 2.7], 1);
    expect(looked.reply).toMatchObject({ method: "review", uncertainty_mm: 0.5, verdict: "replace_soon" });
  });

  it("judges what waits only, in the version they saw", async () => {
    const made = await waiting();
    const id = made.measurementId;
    const stale = await as(reviewer).complete(id, [5, 5, 5], 0);
    expect([stale.status, stale.error?.details]).toEqual([409, { state: "processing", version: 1 }]);
    await as(reviewer).complete(id, [5, 5, 5], 1);
    expect((await as(reviewer).complete(id, [5, 5, 5], 2)).error?.details).toEqual({ state: "completed", version: 2 });
    const unbegun = await make.session();
    const [fresh = 0] = unbegun.measurementIds;
    expect((await as(reviewer).complete(fresh, [5, 5, 5], 0)).error?.details).toEqual({ state: "unknown", version: 0 });
    const sandboxed = await make.handedIn(await make.session({ key: "tk_test_public" }));
    expect((await as(reviewer).complete(sandboxed.measurementId, [5, 5, 5], 1)).error?.code).toBe("STATE_CONFLICT");
  });
});

describe("two reviewers at once", () => {
  it("one wins, whoever it is; the other hears what became of it", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { measurementId } = await waiting();
      const answers = await Promise.all([
        as(reviewer).complete(measurementId, [5, 5, 5], 1),
        as(reviewer).reject(measurementId, ["too_dark"], 1),
        as(reviewer).complete(measurementId, [4, 4, 4], 1),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const { status, version } = await as(reviewer).get(measurementId);
      for (const { error } of answers.filter((answer) => answer.error))
        expect(error?.details).toEqual({ state: status, version });
      const { rows } = await testApp.service.db.pool.query(
        "select count(*)::int as n from state_history where machine = 'measurement' and thing_id = $1 and event in ('complete', 'fail')",
        [measurementId],
      );
      expect(rows[0]).toEqual({ n: 1 });
    }
  });
});

describe("a judgement taken back", () => {
  it("lets what was read before stand again", async () => {
    const made = await waiting({ confirm: "always" }, gauge);
    const id = made.measurementId;
    await as(reviewer).complete(id, [1, 1, 1], 1);
    const { reply } = await as(reviewer).undo(id);
    expect(reply).toMatchObject({
      status: "processing",
      version: 3,
      message: "",
      reviewed_at: null,
      completed_at: null,
      depths: { inner_mm: 3, middle_mm: 4, outer_mm: 5 },
      can: { review: true, undo: false },
    });
    expect((await as(reviewer).complete(id, [5, 5, 5], 1)).error?.code).toBe("STATE_CONFLICT");
    expect((await as(reviewer).complete(id, [3, 4, 5], 3)).reply?.method).toBe("gauge");
    const failed = await waiting();
    await as(reviewer).reject(failed.measurementId, ["blurry"], 1);
    expect((await as(reviewer).undo(failed.measurementId)).reply).toMatchObject({
      status: "processing",
      quality_reasons: [],
      depths: null,
    });
  });

  it("ends the session's end, until it is judged anew", async () => {
    const made = await waiting();
    const endedAt = async () =>
      (await testApp.service.db.pool.query("select ended_at from sessions where id = $1", [made.id])).rows[0]?.ended_at;
    await as(reviewer).complete(made.measurementId, [5, 5, 5], 1);
    expect(await endedAt()).not.toBeNull();
    await as(reviewer).undo(made.measurementId);
    expect(await endedAt()).toBeNull();
  });

  it("is possible for a day, once, and only for a person's", async () => {
    const [made, sure] = [await waiting(), await waiting({ confirm: "unsure" }, gauge)];
    await as(reviewer).complete(made.measurementId, [5, 5, 5], 1);
    testApp.clock.forward(24 * hourMs - 60_000);
    expect((await as(reviewer).get(made.measurementId)).can.undo).toBe(true);
    testApp.clock.forward(120_000);
    expect((await as(reviewer).get(made.measurementId)).can.undo).toBe(false);
    expect((await as(reviewer).undo(made.measurementId)).error?.details).toEqual({
      state: "completed",
      reason: "too_late",
    });
    testApp.clock.forward(-120_000);
    expect((await as(reviewer).undo(made.measurementId)).status).toBe(200);
    expect((await as(reviewer).undo(made.measurementId)).error?.details).toEqual({ state: "processing" });
    testApp.clock.forward(60_000 - 24 * hourMs);
    expect((await as(reviewer).undo(sure.measurementId)).error?.details).toEqual({ state: "completed" });
  });
});

describe("scopes", () => {
  it("one's own or all, and nothing without", async () => {
    const { key: one } = await make.key({ scopes: ["create", "results", "review"] });
    const mine = await make.handedIn(await make.session({ key: one }));
    const foreign = await waiting();
    const { key: plain } = await make.key({ scopes: ["create", "results"] });
    const get = (bearer: string | null, id: number) =>
      testApp.send("reviewGet", { params: { id: String(id) } }, { bearer });
    expect((await get(one, mine.measurementId)).reply).toMatchObject({ is_own: true, integrator: "Forge Lane Tyres" });
    expect((await get(one, foreign.measurementId)).error?.code).toBe("NOT_FOUND");
    expect((await get(reviewer, 999_999)).error?.code).toBe("NOT_FOUND");
    for (const bearer of [plain, mine.token, "tk_test_public"])
      expect((await get(bearer, mine.measurementId)).error?.code).toBe("KEY_FORBIDDEN");
    expect((await get(null, mine.measurementId)).error?.code).toBe("KEY_UNKNOWN");
    for (const answer of [
      await as(one).complete(foreign.measurementId, [5, 5, 5], 1),
      await as(one).reject(foreign.measurementId, ["blurry"], 1),
      await as(one).undo(foreign.measurementId),
    ])
      expect([answer.status, answer.error?.code]).toEqual([404, "NOT_FOUND"]);
  });
});
