import type { EndpointShape } from "@treadclub/contract";
import { keyScopes, type KeyScope } from "@treadclub/contract/measurement/states";
import { measurementCalls, measurementCatalog, type MeasurementCall } from "@treadclub/contract/measurement/catalog";
import { randomToken } from "@treadclub/kit/ids";
import { describe, expect, it } from "vitest";
import { fingerprint } from "./fingerprint.ts";
import { recordExample } from "./record-example.ts";
import { samples } from "./samples.ts";
import { openFixtures } from "./fixtures.ts";
import { openMeasurementApp } from "./test-app.ts";

const testApp = await openMeasurementApp();
const shared = await openFixtures(testApp);

/** Who may make a call: scopes of the owner's key, the session's own token, and whom it hides what is not theirs. */
interface Rule {
  readonly scopes: readonly KeyScope[];
  readonly ownToken: boolean;
  /** Whether the sample names a record, so that others get NOT_FOUND. */
  readonly namesRecord: boolean;
  /** Whether whoever judges everything may do it with what is others'. */
  readonly forAll: boolean;
}

const namesNoRecord: ReadonlySet<MeasurementCall> = new Set([
  "createSession",
  "createTokens",
  "reviewList",
  "openScanner",
  "planScan",
  "abortScan",
  "createScanUpload",
]);

function ruleOf(name: MeasurementCall): Rule {
  const { access, scopes = [], path }: EndpointShape = measurementCatalog[name];
  return {
    scopes,
    ownToken: access !== "key",
    namesRecord: !namesNoRecord.has(name),
    forAll: path.startsWith("review/measurements/") || name === "reviewList",
  };
}

const names = measurementCalls.filter((name) => measurementCatalog[name].access !== "public");
const refusals = ["KEY_UNKNOWN", "KEY_FORBIDDEN", "TOKEN_EXPIRED", "NOT_FOUND", "UNKNOWN_ERROR"];

const revoked = await testApp.make.key({ scopes: [...keyScopes] });
const ofRevoked = await testApp.make.session({ key: revoked.key });
await testApp.service.keys.revoke(revoked.id);
const stranger = await testApp.make.key({ scopes: ["create", "results", "review"] });
const strangerSession = await testApp.make.session({ key: stranger.key });
const judge = await testApp.make.key({ scopes: ["review_all"] });
const sandbox = await testApp.make.session({ key: "tk_test_public" });

/** Keys of the fixtures' own integrator with one scope each: the same rows, so the samples are theirs. */
const withScope = async (scope: KeyScope, work: () => Promise<void>): Promise<void> => {
  const { pool } = testApp.service.db;
  const { rows } = await pool.query<{ id: string }>("select key_id as id from sessions where id = $1", [
    shared.fresh.id,
  ]);
  const id = rows[0]?.id;
  const before = await pool.query<{ scopes: string[] }>("select scopes from keys where id = $1", [id]);
  await pool.query("update keys set scopes = $2 where id = $1", [id, [scope]]);
  try {
    await work();
  } finally {
    await pool.query("update keys set scopes = $2 where id = $1", [id, before.rows[0]?.scopes]);
  }
};

describe.each(names)("%s", (name) => {
  const rule = ruleOf(name);
  const { method, path } = measurementCatalog[name];
  const sample = samples[name](shared);
  /** What is answered to a bearer: the code of a refusal, or "pass". A HEAD answer has a status alone, 401 for all that nobody knows. */
  const answerTo = async (bearer: string | null, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const answer = await testApp.sendRaw(name, sample.parts, { bearer, headers: { ...sample.headers, ...headers } });
    const code = answer.error?.code ?? (method === "HEAD" ? codeOf(answer.status) : "pass");
    return refusals.includes(code) ? code : "pass";
  };

  it("refuses whoever is nobody, and changes nothing for them", async () => {
    const before = await fingerprint(testApp);
    const bearers = [null, "", "tk_live_short", `tk_live_${randomToken()}`, `tk_test_${randomToken()}`];
    for (const bearer of [...bearers, `ts_${randomToken()}`, revoked.key, ofRevoked.token])
      expect([bearer, await answerTo(bearer)]).toEqual([bearer, "KEY_UNKNOWN"]);
    expect(await fingerprint(testApp)).toBe(before);
  });

  it("refuses what a bearer may not, hides what is not theirs, and changes nothing for them", async () => {
    const before = await fingerprint(testApp);
    for (const scope of keyScopes)
      if (!rule.scopes.includes(scope))
        await withScope(scope, async () => {
          expect([scope, await answerTo(shared.key)]).toEqual([scope, "KEY_FORBIDDEN"]);
        });
    if (!rule.ownToken) expect(await answerTo(sample.token)).toBe("KEY_FORBIDDEN");
    const isForKeys = rule.scopes.length > 0;
    const hidden = isForKeys ? "NOT_FOUND" : "KEY_FORBIDDEN";
    if (rule.namesRecord || !isForKeys) expect(await answerTo(stranger.key)).toBe(hidden);
    if (!rule.forAll)
      expect(await answerTo(judge.key)).toBe(rule.scopes.includes("review_all") ? hidden : "KEY_FORBIDDEN");
    if (rule.namesRecord || !isForKeys) {
      const mayRead = rule.scopes.includes("results");
      expect(await answerTo("tk_test_public")).toBe(mayRead ? "NOT_FOUND" : "KEY_FORBIDDEN");
    }
    // Whose upload it is, is found out by the upload place, which needs a socket (capture/uploads.test.ts).
    if (rule.namesRecord && !path.startsWith("uploads"))
      for (const { token } of [strangerSession, sandbox])
        expect(await answerTo(token)).toBe(rule.ownToken ? "NOT_FOUND" : "KEY_FORBIDDEN");
    expect(await fingerprint(testApp)).toBe(before);
  });

  it("refuses keys on websites that they do not name", async () => {
    const onSite = await answerTo(shared.key, { origin: "https://elsewhere.example" });
    expect(onSite).toBe("KEY_FORBIDDEN");
  });

  it("knows no token that has run out", async () => {
    const expired = await testApp.make.session();
    await testApp.service.db.pool.query("update sessions set expires_at = now() - interval '1 minute' where id = $1", [
      expired.id,
    ]);
    expect(await answerTo(expired.token)).toBe(method === "HEAD" ? "KEY_UNKNOWN" : "TOKEN_EXPIRED");
  });

  if (path.startsWith("uploads")) return;
  it("is there for whom it is meant", async () => {
    const own = samples[name](await openFixtures(testApp));
    const fixtures = await openFixtures(testApp);
    const meant = samples[name](fixtures);
    const bearers = [
      ...(rule.scopes.length > 0 ? [[fixtures.key, meant] as const] : []),
      ...(rule.ownToken ? [[own.token, own] as const] : []),
    ];
    for (const [bearer, { parts, headers = {} }] of bearers) {
      const answer = await testApp.sendRaw(name, parts, { bearer, headers });
      expect([answer.status, answer.error]).toEqual([200, null]);
      recordExample("measurement", name, { ...parts, headers }, answer.reply);
    }
  });
});

const codeOf = (status: number): string =>
  ({ 401: "KEY_UNKNOWN", 403: "KEY_FORBIDDEN", 404: "NOT_FOUND" })[status] ?? "pass";
