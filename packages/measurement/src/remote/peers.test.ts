import type { JobName } from "@treadclub/kit/jobs/names";
import { describe, expect, it, vi } from "vitest";
import { follow, statusesIn } from "#testing/follow";
import { bearerHeader } from "#testing/call";
import { openPeers, type Begun } from "#testing/peers";

const peers = await openPeers();
const { first, second, begin, scan, look, results, there, key, keyThere } = peers;
const statuses = (of: readonly { readonly status: string }[]) => of.map(({ status }) => status);
const run = (job: JobName, { id }: Pick<Begun, "id">) => first.service.jobs.run(job, { id });
const judge = async (session: Begun, at = 0, depths = { inner_mm: 3.4, middle_mm: 5.5, outer_mm: 4.2 }) => {
  const measurement = (await there(session))[at];
  await second.call(
    "reviewComplete",
    { params: { id: String(measurement?.measurement_id) }, body: { depths, message: "", version: 1 } },
    { bearer: keyThere.key },
  );
};

describe("a scan that another copy measures", () => {
  it("is begun, scanned and judged there, and its result is read here", async () => {
    const session = await begin({ workflow: "2", positions: "fl", reference: "order 7" });
    expect(session.launch).toEqual({
      api_base: "http://localhost:3100/measurement/v1/",
      scanner: "http://localhost:3100/scan/",
    });
    expect(await there(session)).toMatchObject([{ position_code: "fl", context: { reference: "order 7" } }]);
    expect(statuses(await results(session))).toEqual(["unknown"]);
    await second.call("openScanner", { body: {} }, { bearer: session.token });
    expect(statuses(await look(session))).toEqual(["waiting_for_images"]);
    await scan(session.token);
    peers.forward(2000);
    expect(await look(session)).toMatchObject([{ status: "processing", method: null, images: [] }]);
    await run("fetch-remote-images", session);
    await judge(session);
    peers.forward(2000);
    const [here] = await look(session);
    const [original] = await there(session);
    expect(original).toMatchObject({ status: "completed", method: "review", uncertainty_mm: 0.5 });
    const { measurement_id: _, images, handed_in_at, completed_at, ...rest } = original ?? { images: [] };
    expect(here).toMatchObject({ ...rest, method: "remote", images: [{}, {}] });
    expect([here?.handed_in_at, here?.completed_at].every((at) => at !== null)).toBe(true);
    const link = new URL(here?.images[0]?.url ?? "");
    const image = await first.http.inject(`${link.pathname}${link.search}`);
    expect([image.statusCode, image.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(images).toHaveLength(2);
  });

  it("is refused by the scanner here before a photo is taken", async () => {
    const { token } = await begin({ positions: "fl" });
    const open = await first.send("openScanner", { body: {} }, { bearer: token });
    expect([open.status, open.error?.code, open.error?.details]).toEqual([409, "STATE_CONFLICT", { reason: "remote" }]);
    const upload = await first.http.inject({
      method: "POST",
      url: "/measurement/v1/uploads",
      headers: { ...bearerHeader(token), "tus-resumable": "1.0.0", "upload-length": "10" },
    });
    expect([upload.statusCode, upload.json()]).toMatchObject([409, { details: { reason: "remote" } }]);
    expect(statuses(await look({ ...(await begin()), token }))).toEqual(["unknown"]);
  });

  it("is begun there once, however often the same order comes with the same key", async () => {
    const used = async () => (await first.service.keys.list()).find(({ prefix }) => key.startsWith(prefix))?.used;
    const headers = { "idempotency-key": "order-1274" };
    const ask = (query: object) => first.send("createSession", { query }, { bearer: key, headers });
    const made = await ask({ positions: "fl" });
    const before = await used();
    const again = await ask({ positions: "fl" });
    expect(again.reply?.session).toMatchObject({ id: made.reply?.session.id, token: made.reply?.session.token });
    expect(await used()).toBe(before);
    expect((await ask({ positions: "fr" })).reply?.session.id).not.toBe(made.reply?.session.id);
  });

  it("is read with the token alone, too, and ends for good", async () => {
    const session = await begin();
    await second.call("planScan", { body: { positions: ["rr"] } }, { bearer: session.token });
    await scan(session.token);
    await judge(session);
    expect(statuses(await look(session))).toEqual(["completed"]);
    const read = await first.call("sessionResults", { params: { token: session.token } }, { bearer: session.token });
    expect(read.measurements).toMatchObject([{ position_code: "rr", status: "completed" }]);
    const asked = peers.gateway.asked.length;
    peers.forward(60_000);
    await run("look-remote", session);
    await first.service.jobs.run("poll-remote");
    expect(peers.gateway.asked.slice(asked).filter((path) => path.includes(session.token))).toEqual([]);
  });

  it("fails here for the reasons that were given there", async () => {
    const session = await begin({ positions: "fr" });
    await scan(session.token);
    const [measurement] = await there(session);
    const body = { reasons: ["blurry" as const, "glare" as const], message: "Hold it still", version: 1 };
    const params = { id: String(measurement?.measurement_id) };
    await second.call("reviewReject", { params, body }, { bearer: keyThere.key });
    expect(await look(session)).toMatchObject([
      {
        status: "failed",
        quality_reasons: ["blurry", "glare"],
        message: "Hold it still",
        minimum: { available: false },
      },
    ]);
  });

  it("of several tyres takes over which ones the driver chose, scanned and left out", async () => {
    const session = await begin({ workflow: "3" });
    expect(statuses(await results(session))).toHaveLength(4);
    await second.call("planScan", { body: { positions: ["rr", "fl"] } }, { bearer: session.token });
    await second.call("openScanner", { body: {} }, { bearer: session.token });
    expect((await look(session)).map(({ position_code }) => position_code)).toEqual(["rr", "fl"]);
    await scan(session.token, 1);
    await second.call("abortScan", { body: {} }, { bearer: session.token });
    peers.forward(2000);
    expect(statuses(await look(session))).toEqual(["aborted", "processing"]);
    await judge(session, 1);
    peers.forward(2000);
    expect(await look(session)).toMatchObject([{ status: "aborted" }, { status: "completed", position_code: "fl" }]);
  });

  it("is aborted here when the driver leaves there", async () => {
    const session = await begin();
    await second.call("abortScan", { body: {} }, { bearer: session.token });
    expect(statuses(await look(session))).toEqual(["aborted"]);
  });

  it("hears there what was decided here: other tyres, and that nobody scans", async () => {
    const session = await begin({ workflow: "3", positions: "fl,fr" });
    const params = { id: String(session.id) };
    const bearer = key;
    await first.call("reviewPlan", { params, body: { positions: ["rl"] } }, { bearer });
    await run("tell-remote", session);
    expect((await there(session)).map(({ position_code }) => position_code)).toEqual(["rl"]);
    expect((await look(session)).map(({ position_code }) => position_code)).toEqual(["rl"]);
    await first.call("reviewAbort", { params, body: {} }, { bearer });
    await run("tell-remote", session);
    expect(statuses(await there(session))).toEqual(["aborted"]);
  });

  it("is forgotten there when it is forgotten here", async () => {
    const session = await begin({ positions: "fl", reference: "Anna" });
    await scan(session.token);
    const params = { token: session.token };
    const { session: remote } = await second.call("sessionResults", { params }, { bearer: keyThere.key });
    await first.call("reviewForget", { params: { id: String(session.id) } }, { bearer: key });
    const data = "select data from measurement_jobs.job where name = 'forget-remote' order by created_on desc limit 1";
    const { rows } = await first.service.db.pool.query<{ data: Record<string, string> }>(data);
    expect(JSON.stringify(rows)).not.toContain(session.token);
    await first.service.jobs.run("forget-remote", rows[0]?.data);
    await expect(there(session)).rejects.toThrow("404 ");
    const photos = "select removed_at is null as is_there from measurement.photos where user_id = $1";
    const left = await second.service.db.pool.query(photos, [remote.id]);
    expect(left.rows).toEqual([{ is_there: false }, { is_there: false }]);
  });

  it("begins single measurements, a token for each", async () => {
    const body = { measurement_token_count: 3 };
    const { measurement_tokens, launch } = await first.call("createTokens", { body }, { bearer: key });
    expect(launch.scanner).toBe("http://localhost:3100/scan/");
    const tokens = measurement_tokens.map(({ measurement_token }) => measurement_token);
    expect(new Set(tokens).size).toBe(3);
    await second.call("abortScan", { body: {} }, { bearer: tokens[1] ?? "" });
    await first.service.jobs.run("poll-remote");
    const read = await first.call("treadResults", { body: { measurement_tokens: tokens } }, { bearer: key });
    expect(statuses(read.results)).toEqual(["unknown", "aborted", "unknown"]);
  });
});

describe("whoever waits", () => {
  it("makes us ask at most every two seconds, and reads with one statement", async () => {
    const session = await begin();
    await run("look-remote", session);
    const asked = peers.gateway.asked.length;
    const { statements } = await first.queries(() => results(session));
    expect(statements.filter((sql) => sql.startsWith("select"))).toHaveLength(1);
    for (let n = 0; n < 5; n += 1) await run("look-remote", session);
    expect(peers.gateway.asked).toHaveLength(asked);
    peers.forward(2000);
    for (let n = 0; n < 5; n += 1) await run("look-remote", session);
    expect(peers.gateway.asked).toHaveLength(asked + 1);
  });

  it("also makes us ask by the session's number, as the keeper of a session does", async () => {
    const session = await begin();
    const queued = "select count(*)::int as n from measurement_jobs.job where name = 'look-remote' and data = $1";
    const looks = async () =>
      (await first.service.db.pool.query<{ n: number }>(queued, [{ id: session.id }])).rows[0]?.n;
    await first.call("reviewSession", { params: { id: String(session.id) } }, { bearer: key });
    await vi.waitFor(async () => expect(await looks()).toBe(1));
  });

  it("sees the result by polling and in the event stream, when the jobs work", async () => {
    const session = await begin({ positions: "fl" });
    await first.service.jobs.work();
    const address = await first.http.listen({ port: 0, host: "127.0.0.1" });
    const stream = await follow(address, session.token, session.token);
    expect(statusesIn(await stream.next("results"))).toEqual(["unknown"]);
    await scan(session.token);
    await judge(session);
    await vi.waitFor(
      async () => expect(await results(session)).toMatchObject([{ status: "completed", images: [{}, {}] }]),
      { interval: 500 },
    );
    for (;;) {
      const [status] = statusesIn(await stream.next("results"));
      if (status === "completed") break;
    }
    expect(await stream.next("end")).toEqual({ reason: "ended" });
  });
});
