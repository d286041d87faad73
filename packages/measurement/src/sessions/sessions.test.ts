import { describe, expect, it } from "vitest";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();

describe("sessions", () => {
  it("begin with a measurement for each tyre", async () => {
    const { key } = await testApp.make.key();
    const { session } = await testApp.call(
      "createSession",
      { query: { workflow: "3", reference: "visit 7" } },
      { bearer: key },
    );
    expect(session).toMatchObject({
      workflow: "3",
      is_sandbox: false,
      context: { reference: "visit 7" },
      launch: { api_base: "http://localhost:3100/measurement/v1/", scanner: "http://localhost:3100/scan/" },
    });
    const results = await testApp.call("sessionResults", { params: { token: session.token } }, { bearer: key });
    expect(results.measurements.map((one) => [one.position_code, one.status])).toEqual([
      ["fl", "unknown"],
      ["fr", "unknown"],
      ["rl", "unknown"],
      ["rr", "unknown"],
    ]);
    expect(Date.parse(session.expires_at) - testApp.clock.now().getTime()).toBeGreaterThan(24 * 3_600_000 - 10_000);
  });

  it.each([
    [{ workflow: "2", positions: "rr" }, ["rr"]],
    [{ workflow: "2" }, [null]],
    [{}, [null]],
    [{ workflow: "3", positions: "rl, fr" }, ["rl", "fr"]],
  ])("of %j measure %j", async (query, positions) => {
    const { key } = await testApp.make.key();
    const { reply } = await testApp.sendRaw("createSession", { query }, { bearer: key });
    const token = reply?.session.token ?? "";
    const { measurements } = await testApp.call("sessionResults", { params: { token } }, { bearer: token });
    expect(measurements.map((one) => one.position_code)).toEqual(positions);
  });

  it.each([
    [{ workflow: "2", positions: "fl,fr" }, "positions"],
    [{ workflow: "3", positions: "fl,fl" }, "positions"],
    [{ workflow: "3", positions: "" }, "positions.0"],
    [{ workflow: "3", positions: "spare" }, "positions.0"],
    [{ workflow: "4" }, "workflow"],
    [{ reference: "x".repeat(201) }, "reference"],
    [{ colour: "red" }, "colour"],
  ])("of %j are refused for %s, and count nothing", async (query, field) => {
    const { key, id } = await testApp.make.key();
    const { status, error } = await testApp.sendRaw("createSession", { query }, { bearer: key });
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, [field]]);
    expect((await testApp.service.keys.list()).find((entry) => entry.id === id)?.used).toBe(0);
  });

  it("by the same idempotency key are the same session, counted once", async () => {
    const { key, id } = await testApp.make.key();
    const other = await testApp.make.key();
    const create = async (bearer: string, name: string, query: object = { positions: "fl" }) =>
      (await testApp.send("createSession", { query }, { bearer, headers: { "idempotency-key": name } })).reply?.session;
    const made = await create(key, "order-1");
    expect(await create(key, "order-1")).toEqual(made);
    expect((await testApp.service.keys.list()).find((entry) => entry.id === id)?.used).toBe(1);
    const others = [
      await create(key, "order-2"),
      await create(key, "order-1", { positions: "fr" }),
      await create(other.key, "order-1"),
    ];
    expect(new Set([made, ...others].map((session) => session?.token)).size).toBe(4);
    const body = { measurement_token_count: 2 };
    const tokens = () => testApp.send("createTokens", { body }, { bearer: key, headers: { "idempotency-key": "t" } });
    const all = (await tokens()).reply?.measurement_tokens ?? [];
    expect((await tokens()).reply?.measurement_tokens).toEqual(all);
    // Whoever holds one of them must not come by another.
    const [one = "", two = ""] = all.map(({ measurement_token }) => measurement_token);
    expect([one.length, one.slice(0, 20) === two.slice(0, 20)]).toEqual([two.length, false]);
  });

  it("by the same idempotency key at the same moment are one session or refused, and counted once", async () => {
    const { key, id } = await testApp.make.key();
    const create = () =>
      testApp.send("createSession", { query: {} }, { bearer: key, headers: { "idempotency-key": "order-1" } });
    const answers = await Promise.all(Array.from({ length: 6 }, create));
    const refused = answers.flatMap(({ error }) => error?.code ?? []);
    expect(refused.every((code) => code === "IDEMPOTENCY_CONFLICT")).toBe(true);
    expect(new Set(answers.flatMap(({ reply }) => reply?.session.token ?? [])).size).toBe(1);
    expect((await testApp.service.keys.list()).find((entry) => entry.id === id)?.used).toBe(1);
  });

  it("are not begun again by an idempotency key whose session is over", async () => {
    const { key } = await testApp.make.key();
    const create = () =>
      testApp.send("createSession", { query: {} }, { bearer: key, headers: { "idempotency-key": "order-1" } });
    await create();
    testApp.clock.forward(24 * 3_600_000 + 1000);
    expect((await create()).error?.code).toBe("IDEMPOTENCY_CONFLICT");
  });

  it("by the tokens call are one for each tyre", async () => {
    const { key } = await testApp.make.key();
    const body = { measurement_token_count: 3 };
    const { measurement_tokens: made } = await testApp.call("createTokens", { body }, { bearer: key });
    const tokens = made.map((one) => one.measurement_token);
    expect(new Set(tokens).size).toBe(3);
    const { results } = await testApp.call("treadResults", { body: { measurement_tokens: tokens } }, { bearer: key });
    expect(new Set(results.map((one) => one.measurement_id)).size).toBe(3);
  });
});

describe("tokens", () => {
  const results = (token: string, bearer: string) => testApp.send("sessionResults", { params: { token } }, { bearer });

  it("that were changed open nothing", async () => {
    const { token, key } = await testApp.make.session();
    for (const forged of [
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      `${token}A`,
      token.slice(0, -1),
      token.toUpperCase(),
      token.slice(3),
      `tk_live_${token.slice(3)}`,
    ]) {
      expect([forged, (await results(token, forged)).error?.code]).toEqual([forged, "KEY_UNKNOWN"]);
      expect([forged, (await results(forged, key)).error?.code]).toEqual([forged, "NOT_FOUND"]);
    }
  });

  it("end after a day, but the key goes on reading", async () => {
    const { token, key } = await testApp.make.session();
    testApp.clock.forward(24 * 3_600_000 - 60_000);
    expect((await results(token, token)).status).toBe(200);
    testApp.clock.forward(61_000);
    expect((await results(token, token)).error?.code).toBe("TOKEN_EXPIRED");
    expect((await results(token, key)).status).toBe(200);
  });

  it("of a session that is forgotten open nothing", async () => {
    const { token, key, id } = await testApp.make.session();
    await testApp.call("reviewForget", { params: { id: String(id) } }, { bearer: key });
    expect((await results(token, token)).error?.code).toBe("KEY_UNKNOWN");
    expect((await results(token, key)).error?.code).toBe("NOT_FOUND");
  });

  it("that were used up begin nothing again", async () => {
    const { token, measurementId } = await testApp.make.handedIn();
    const again = await testApp.send(
      "handInImages",
      { body: { measurement_id: measurementId, upload_ids: [await testApp.make.photo(await ownerOf(token))] } },
      { bearer: token },
    );
    expect(again.error?.code).toBe("STATE_CONFLICT");
  });

  it("are not stored, nor is a key", async () => {
    const { token, key } = await testApp.make.session();
    const { pool } = testApp.service.db;
    const { rows } = await pool.query<{ text: string }>(
      "select s::text || k::text as text from sessions s, keys k where k.id = s.key_id",
    );
    const all = rows.map((row) => row.text).join();
    for (const secret of [token, key, Buffer.from(token).toString("base64")]) expect(all).not.toContain(secret);
  });
});

async function ownerOf(token: string): Promise<{ id: number }> {
  const { session } = await testApp.call("sessionResults", { params: { token } }, { bearer: token });
  return session;
}
