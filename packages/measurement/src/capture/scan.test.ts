import { describe, expect, it } from "vitest";
import { openMeasurementApp } from "#testing/test-app";
import type { MadeSession } from "#testing/factories";

const testApp = await openMeasurementApp();
const { make } = testApp;
const by = ({ token }: Pick<MadeSession, "token">) => ({ bearer: token });
const open = (session: MadeSession, body = {}) => testApp.call("openScanner", { body }, by(session));
const statuses = (view: { measurements: readonly { status: string }[] }) => view.measurements.map((one) => one.status);

describe("a scanner that opens", () => {
  it("makes unseen measurements wait, once, and says whose page it was", async () => {
    const { key } = await make.key({ name: "Harbour Garage", origins: ["https://harbour.example"] });
    const session = await make.session({ key, workflow: "3", positions: ["fl", "rr"], reference: "job 7" });
    const first = await open(session, {
      exit_url: "https://harbour.example/done",
      error_url: "https://harbour.example/no",
    });
    expect(first).toMatchObject({
      id: session.id,
      workflow: "3",
      integrator: "Harbour Garage",
      is_sandbox: false,
      context: { reference: "job 7" },
      may_plan: true,
      is_planned: true,
      may_return: true,
      measurements: [
        { position_code: "fl", status: "waiting_for_images", photo_count: 0 },
        { position_code: "rr", status: "waiting_for_images", photo_count: 0 },
      ],
    });
    expect(await open(session, { exit_url: "https://elsewhere.example/" })).toEqual({ ...first, may_return: false });
    const { rows } = await testApp.service.db.pool.query(
      "select count(*)::int as n from state_history where machine = 'measurement' and event = 'open' and thing_id = any($1)",
      [session.measurementIds],
    );
    expect(rows[0]).toEqual({ n: 2 });
  });

  it("knows no token, an integrator's key, a revoked key's session and an ended one by their own errors", async () => {
    const made = await make.key();
    const session = await make.session({ key: made.key });
    const code = async (bearer: string | null) =>
      (await testApp.send("openScanner", { body: {} }, { bearer })).error?.code;
    expect(await code(null)).toBe("KEY_UNKNOWN");
    expect(await code(`ts_${"x".repeat(43)}`)).toBe("KEY_UNKNOWN");
    expect(await code(made.key)).toBe("KEY_FORBIDDEN");
    testApp.clock.forward(24 * 3_600_000);
    expect(await code(session.token)).toBe("TOKEN_EXPIRED");
    testApp.clock.forward(-24 * 3_600_000);
    await testApp.service.keys.revoke(made.id);
    expect(await code(session.token)).toBe("KEY_UNKNOWN");
  });

  it("never hears another session's answer for the same Idempotency-Key", async () => {
    const [one, two] = [await make.session(), await make.session()];
    const sent = (session: MadeSession) =>
      testApp.send("openScanner", { body: {} }, { ...by(session), headers: { "idempotency-key": "open-1" } });
    expect([(await sent(one)).reply?.id, (await sent(two)).reply?.id]).toEqual([one.id, two.id]);
    const again = await sent(one);
    expect([again.reply?.id, again.headers["idempotent-replayed"]]).toEqual([one.id, "true"]);
    const stranger = await testApp.send(
      "openScanner",
      { body: {} },
      { bearer: "ts_guess", headers: { "idempotency-key": "open-1" } },
    );
    expect(stranger.error?.code).toBe("KEY_UNKNOWN");
  });
});

describe("tyres", () => {
  const plan = (session: MadeSession, positions: readonly ("fl" | "fr" | "rl" | "rr")[]) =>
    testApp.send("planScan", { body: { positions: [...positions] } }, by(session));

  it("are chosen until one was begun", async () => {
    const session = await make.session({ workflow: "3", positions: ["fl", "fr", "rl", "rr"] });
    await open(session);
    const { reply } = await plan(session, ["rr", "fl"]);
    expect(reply?.measurements.map((one) => [one.position_code, one.status])).toEqual([
      ["rr", "waiting_for_images"],
      ["fl", "waiting_for_images"],
    ]);
    expect((await plan(session, ["rr", "fl"])).reply).toEqual(reply);
    const measurementId = reply?.measurements[0]?.measurement_id ?? 0;
    await make.handedIn(session, { measurementId });
    const late = await plan(session, ["fl"]);
    expect([late.status, late.error?.code]).toEqual([409, "STATE_CONFLICT"]);
    expect((await open(session)).may_plan).toBe(false);
  });

  it("that nobody chose are asked for, once", async () => {
    const { key } = await make.key();
    const { session: made } = await testApp.call("createSession", { query: { workflow: "3" } }, { bearer: key });
    const session: MadeSession = { ...made, key, measurementIds: [] };
    expect((await open(session)).is_planned).toBe(false);
    const before = (await open(session)).measurements;
    expect((await plan(session, ["fl", "fr", "rl", "rr"])).reply).toMatchObject({ is_planned: true });
    expect(await open(session)).toMatchObject({ is_planned: true, measurements: before });
  });

  it("are neither chosen twice, nor several in a single scan, nor after an end", async () => {
    const [single, multi] = [await make.session(), await make.session({ workflow: "3" })];
    expect((await plan(single, ["fl", "fr"])).error?.fields?.["positions"]).toBeDefined();
    expect((await plan(multi, ["fl", "fl"])).error?.fields?.["positions"]).toBeDefined();
    expect((await plan(single, ["rl"])).reply?.measurements).toMatchObject([
      { position_code: "rl", status: "unknown" },
    ]);
    await testApp.call("abortScan", { body: {} }, by(single));
    expect((await plan(single, ["rr"])).error?.code).toBe("STATE_CONFLICT");
  });

  it("count beyond those of the beginning", async () => {
    const { key } = await make.key({ allowance: 3 });
    const session = await make.session({ key, workflow: "3", positions: ["fl"] });
    expect((await plan(session, ["fl", "fr", "rl", "rr"])).error?.code).toBe("ALLOWANCE_SPENT");
    expect((await plan(session, ["fl", "fr", "rl"])).status).toBe(200);
    expect((await plan(session, ["rr"])).status).toBe(200);
    expect((await plan(session, ["rl", "rr", "fr"])).status).toBe(200);
    expect((await testApp.send("createSession", { query: {} }, { bearer: key })).error?.code).toBe("ALLOWANCE_SPENT");
  });

  it("are skipped one by one, and end together when the driver leaves", async () => {
    const session = await make.session({ workflow: "3", positions: ["fl", "fr", "rl", "rr"] });
    await open(session);
    const [first = 0, second = 0] = session.measurementIds;
    const skip = (id: number) => testApp.send("skipTyre", { body: { measurement_id: id } }, by(session));
    expect(statuses((await skip(first)).reply ?? { measurements: [] })[0]).toBe("aborted");
    expect((await skip(first)).error).toMatchObject({ code: "STATE_CONFLICT", details: { state: "aborted" } });
    await make.handedIn(session, { measurementId: second });
    expect((await skip(second)).error).toMatchObject({ code: "STATE_CONFLICT", details: { state: "processing" } });
    const left = await testApp.call("abortScan", { body: {} }, by(session));
    expect(statuses(left)).toEqual(["aborted", "processing", "aborted", "aborted"]);
    expect(await testApp.call("abortScan", { body: {} }, by(session))).toEqual(left);
    const stranger = await make.session();
    expect((await testApp.send("skipTyre", { body: { measurement_id: first } }, by(stranger))).error?.code).toBe(
      "NOT_FOUND",
    );
  });
});
