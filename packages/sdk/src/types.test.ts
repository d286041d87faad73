import { expect, expectTypeOf, it } from "vitest";
import {
  createSession,
  type ErrorCode,
  getDataParameter,
  getResults,
  getToken,
  getWorkflowResults,
  type LaunchPayload,
  ScanError,
  type SessionResults,
  type StartOptions,
  startScanning,
  type TokenData,
  type TreadResults,
} from "./index.ts";
import { checkSupport } from "./support.ts";

const tokenData: TokenData = { measurement_tokens: [{ measurement_token: "t1" }] };
const wanted = { tokenData, exitURL: "/done", errorURL: "/sorry" };
const maybe: string | undefined = [wanted.exitURL].at(1);

/** Never called: the compiler reads them. */
export const calls = {
  valid: async (signal: AbortSignal) => {
    expectTypeOf(await createSession("key")).toEqualTypeOf<TokenData>();
    await createSession({ authorize: () => "t" }, { session: { workflow: "3", positions: ["fl"] }, signal });
    await createSession({ authorize: async () => "t" }, { apiBase: maybe, signal: undefined });
    expectTypeOf(await getToken("key", { apiEndpoint: "/tokens" })).toEqualTypeOf<TokenData>();
    expectTypeOf(startScanning(wanted)).toEqualTypeOf<LaunchPayload>();
    startScanning({ ...wanted, supportURL: maybe, exitID: maybe, launch: "web", web: { scanner: "/scan/" } });
    startScanning({ ...wanted, launch: "handoff", onHandoff: ({ link, qr }) => link === qr });
    const options: StartOptions = { ...wanted, android: { scheme: "tread://scan" }, ios: { appClip: "https://clip" } };
    startScanning(options);
    const data = getDataParameter();
    expectTypeOf(data.outcome).toEqualTypeOf<"completed" | "aborted" | "failed" | undefined>();
    const results = await getWorkflowResults("key", { data, pendingStatuses: ["unknown", "processing"], retry: 3 });
    expectTypeOf(results).toEqualTypeOf<SessionResults>();
    expectTypeOf(results.measurements[0]?.regions?.[0]?.value_mm).toEqualTypeOf<number | null | undefined>();
    const tread = await getResults(undefined, { data, onStatus: ([first], answer) => [first, answer.results] });
    expectTypeOf(tread).toEqualTypeOf<TreadResults>();
    expectTypeOf(checkSupport().android.possible).toEqualTypeOf<boolean>();
    const { cause } = new ScanError("NO_RESULTS", "None");
    expectTypeOf(cause?.fields).toEqualTypeOf<Readonly<Record<string, string>> | undefined>();
    expectTypeOf(cause?.retryAfter).toEqualTypeOf<number | undefined>();
    expectTypeOf(cause?.results?.flatMap((result) => result.quality_reasons ?? [])).toEqualTypeOf<
      string[] | undefined
    >();
    expectTypeOf((await createSession("key", { idempotencyKey: "order" })).launch?.scanner).toEqualTypeOf<
      string | undefined
    >();
    expectTypeOf(new ScanError("TIMEOUT", "Timeout").code).toEqualTypeOf<ErrorCode>();
  },

  invalid: () => {
    // @ts-expect-error a key is a text or an object with authorize
    void createSession(7);
    // @ts-expect-error what authorize answers is a text
    void createSession({ authorize: () => 7 });
    // @ts-expect-error there is no tyre in the middle
    void createSession("key", { session: { positions: ["middle"] } });
    // @ts-expect-error workflows are texts
    void createSession("key", { session: { workflow: 3 } });
    // @ts-expect-error a misspelt option
    void getToken("key", { apiEndPoint: "/tokens" });
    // @ts-expect-error nothing is known of the pages to come back to
    startScanning({ tokenData });
    // @ts-expect-error token data are what the service answered
    startScanning({ ...wanted, tokenData: { measurement_tokens: ["t1"] } });
    // @ts-expect-error there is no such way
    startScanning({ ...wanted, launch: "desktop" });
    // @ts-expect-error a hand-off needs somebody who takes the link
    startScanning({ ...wanted, launch: "handoff" });
    // @ts-expect-error an app has a scheme
    startScanning({ ...wanted, android: { store: "https://store" } });
    // @ts-expect-error there is no such workflow
    startScanning({ ...wanted, workflowVersion: "4" });
    // @ts-expect-error there is no such status
    void getWorkflowResults("key", { data: {}, pendingStatuses: ["done"] });
    // @ts-expect-error an interval is a number of milliseconds
    void getResults("key", { data: {}, pollingInterval: "2s" });
    // @ts-expect-error a query is a text
    getDataParameter(new URL("https://garage.example"));
    // @ts-expect-error there is no such kind of failure
    throw new ScanError("BAD_LUCK", "No");
  },
};

it("says at compile time which calls are good", () => {
  expect(Object.keys(calls)).toEqual(["valid", "invalid"]);
});
