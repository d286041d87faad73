import { describe, expect, it } from "vitest";
import { openPeers, type Begun } from "#testing/peers";

const peers = await openPeers();
const { first, second, gateway, begin, scan, look, results, there, key, keyThere } = peers;
const statuses = (of: readonly { readonly status: string }[]) => of.map(({ status }) => status);
const dayMs = 24 * 3_600_000;
/** Questions about this session alone. */
const questions = ({ token }: Begun) => gateway.asked.filter((path) => path.includes(token)).length;
const used = async () => (await first.service.keys.list()).find(({ engine }) => engine === "remote")?.used;
/** Whatever happened before, the other copy is there again and may be asked. */
async function back() {
  gateway.become({ kind: "through" });
  peers.forward(61_000);
}

describe("while the other copy is down", () => {
  it("nothing is begun, and nothing is counted", async () => {
    await back();
    const before = await used();
    gateway.become({ kind: "down" });
    const answer = await first.send("createSession", { query: {} }, { bearer: key });
    expect([answer.status, answer.error?.code]).toEqual([502, "UPSTREAM_UNAVAILABLE"]);
    const asked = gateway.asked.length;
    const again = await first.send("createTokens", { body: {} }, { bearer: key });
    expect([again.status, again.headers["retry-after"]]).toEqual([502, expect.stringMatching(/^[1-9]\d*$/)]);
    expect(gateway.asked).toHaveLength(asked);
    expect(await used()).toBe(before);
  });

  it("results stay as they are, it is asked less and less, and all is well when it is back", async () => {
    await back();
    const session = await begin({ positions: "fl" });
    await scan(session.token);
    await look(session);
    gateway.become({ kind: "down" });
    const before = questions(session);
    const askedAt: number[] = [];
    for (let second = 2; second <= 240; second += 2) {
      peers.forward(2000);
      const asked = questions(session);
      await first.service.jobs.run("look-remote", { id: session.id });
      if (questions(session) > asked) askedAt.push(second);
    }
    expect(statuses(await results(session))).toEqual(["processing"]);
    expect(questions(session) - before).toBeLessThanOrEqual(9);
    const pauses = askedAt.slice(1).map((at, n) => at - (askedAt[n] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(60);
    await back();
    const [measurement] = await there(session);
    const params = { id: String(measurement?.measurement_id) };
    const body = { depths: { inner_mm: 3, middle_mm: 3, outer_mm: 3 }, message: "", version: 1 };
    await second.call("reviewComplete", { params, body }, { bearer: keyThere.key });
    expect(statuses(await look(session))).toEqual(["completed"]);
  });

  it("one round of all sessions gives up at once instead of knocking for each", async () => {
    await back();
    for (let n = 0; n < 12; n += 1) await begin();
    gateway.become({ kind: "down" });
    const asked = gateway.asked.length;
    await first.service.jobs.run("poll-remote");
    expect(gateway.asked.length - asked).toBeLessThanOrEqual(8);
    await back();
    await first.service.jobs.run("poll-remote");
    expect(gateway.asked.length - asked).toBeGreaterThanOrEqual(12);
  });
});

describe("when it answers in other words", () => {
  it.each([
    ["HTML instead of JSON", { status: 200, type: "text/html", body: "<h1>Welcome</h1>" }],
    ["JSON of another kind", { status: 200, type: "application/json", body: '{"hello":"testApp"}' }],
    ["an error page", { status: 404, type: "text/html", body: "<h1>Not found</h1>" }],
    ["a redirect", { status: 302, type: "text/html", body: "" }],
    ["too much", { status: 200, type: "application/json", body: `{"measurements":["${"x".repeat(600_000)}"]}` }],
    ["a server error", { status: 503, type: "application/json", body: "{}" }],
    ["a refusal", { status: 403, type: "application/json", body: "{}" }],
  ])("%s changes nothing", async (_, says) => {
    await back();
    const session = await begin({ positions: "fl" });
    await scan(session.token);
    await look(session);
    peers.forward(3 * 3_600_000);
    gateway.become({ kind: "says", ...says });
    expect(statuses(await look(session))).toEqual(["processing"]);
    expect((await first.send("createSession", { query: {} }, { bearer: key })).status).toBe(502);
  });

  it("is left in peace for as long as it asks", async () => {
    await back();
    const session = await begin();
    gateway.become({ kind: "says", status: 429, type: "application/json", body: "{}", retryAfter: "300" });
    await look(session);
    gateway.become({ kind: "through" });
    const asked = questions(session);
    peers.forward(299_000);
    await look(session);
    expect(questions(session)).toBe(asked);
    peers.forward(2000);
    await look(session);
    expect(questions(session)).toBe(asked + 1);
  });
});

describe("of several processes", () => {
  it("only one asks about a session at a time, however slow the answer", async () => {
    await back();
    const session = await begin();
    const another = await first.another();
    const { promise: until, resolve: answer } = Promise.withResolvers<null>();
    gateway.become({ kind: "slow", until });
    const asked = questions(session);
    const looks = [first, another].map(({ service }) => service.jobs.run("look-remote", { id: session.id }));
    for (const { service } of [first, another]) looks.push(service.jobs.run("poll-remote"));
    await Promise.race(looks);
    peers.forward(5000);
    for (const { service } of [first, another]) await service.jobs.run("look-remote", { id: session.id });
    expect(questions(session)).toBe(asked + 1);
    answer(null);
    await Promise.all(looks);
    expect(questions(session)).toBe(asked + 1);
  });
});

describe("what comes to nothing", () => {
  it("is aborted when its token ends without photos, after a last look", async () => {
    await back();
    const [left, scanned] = [await begin({ positions: "fl" }), await begin({ positions: "fl" })];
    await scan(scanned.token);
    gateway.become({ kind: "down" });
    peers.forward(dayMs);
    await first.service.jobs.run("expire-sessions");
    await look(left);
    expect(statuses([...(await results(left)), ...(await results(scanned))])).toEqual(["unknown", "unknown"]);
    await back();
    await first.service.jobs.run("poll-remote");
    expect(statuses([...(await results(left)), ...(await results(scanned))])).toEqual(["aborted", "processing"]);
  });

  it("has ended once the other copy has forgotten it", async () => {
    await back();
    const session = await begin({ workflow: "3", positions: "fl,fr" });
    await scan(session.token);
    await look(session);
    const { session: remote } = await second.call(
      "sessionResults",
      { params: { token: session.token } },
      { bearer: keyThere.key },
    );
    await second.call("reviewForget", { params: { id: String(remote.id) } }, { bearer: keyThere.key });
    peers.forward(60_000);
    expect(statuses(await look(session))).toEqual(["processing", "waiting_for_images"]);
    peers.forward(600_000);
    expect(await look(session)).toMatchObject([
      { status: "failed", quality_reasons: ["unreadable"] },
      { status: "aborted" },
    ]);
  });

  it("stays open for a week when our key was revoked over there, and is then given up", async () => {
    await back();
    const session = await begin({ workflow: "3", positions: "fl,fr" });
    await scan(session.token);
    await look(session);
    await second.service.keys.revoke(keyThere.id);
    peers.forward(6 * dayMs);
    expect(statuses(await look(session))).toEqual(["processing", "waiting_for_images"]);
    expect((await first.send("createSession", { query: {} }, { bearer: key })).error?.code).toBe(
      "UPSTREAM_UNAVAILABLE",
    );
    peers.forward(dayMs);
    expect(await look(session)).toMatchObject([
      { status: "failed", quality_reasons: ["unreadable"] },
      { status: "aborted" },
    ]);
  });
});
