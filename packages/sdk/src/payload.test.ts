import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "#testing/failure-of";
import { openPage } from "#testing/fake-page";
import { getDataParameter, startScanning, type StartOptions } from "./index.ts";

const wanted: StartOptions = {
  tokenData: { measurement_tokens: [{ measurement_token: "t1" }, { measurement_token: "t2" }] },
  exitURL: "https://garage.example/done",
  errorURL: "https://garage.example/sorry",
};
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const queryOf = (text: string) => `?data=${encodeURIComponent(text)}`;

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});
afterEach(() => {
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the launch payload", () => {
  it("has every field, with its default", () => {
    const payload = startScanning(wanted);
    expect(payload).toEqual({
      measurementTokens: ["t1", "t2"],
      exitURL: "https://garage.example/done",
      exitID: expect.stringMatching(uuid),
      sdkVersion: "2.1.3",
      workflowVersion: "2",
      supportURL: undefined,
      errorURL: "https://garage.example/sorry",
      showScanResultsInApp: true,
      trid: expect.stringMatching(uuid),
      sid: "t1",
    });
    expect(payload.trid).not.toBe(payload.exitID);
  });

  it("has what the integrator says", () => {
    const said = {
      exitID: "order 7",
      workflowVersion: "3",
      supportURL: "https://garage.example/help",
      showScanResultsInApp: false,
    } as const;
    expect(startScanning({ ...wanted, ...said })).toMatchObject(said);
  });

  it("has another trid at every launch", () => {
    const { trid } = startScanning(wanted);
    vi.advanceTimersByTime(3000);
    expect(startScanning(wanted).trid).not.toBe(trid);
  });

  it("has the sid 0 where the first token is empty", () => {
    expect(startScanning({ ...wanted, tokenData: { measurement_tokens: [{ measurement_token: "" }] } }).sid).toBe("0");
  });

  it.each([
    ["/done", "https://garage.example/done"],
    ["done?a=1", "https://garage.example/done?a=1"],
    ["//other.example/x", "https://other.example/x"],
    ["https://garage.example", "https://garage.example"],
  ])("gives %s to the scanner as %s", (link, whole) => {
    const payload = startScanning({ ...wanted, exitURL: link, errorURL: link, supportURL: link });
    expect(payload).toMatchObject({ exitURL: whole, errorURL: whole, supportURL: whole });
  });

  it.each(["my-app://help", "mailto:help@garage.example"])("gives the help page %s as it is", (supportURL) => {
    expect(startScanning({ ...wanted, supportURL })).toMatchObject({ supportURL });
  });

  it("travels as base64url without padding, whatever it says", () => {
    const page = openPage();
    const exitID = "Räder ~~~ ??? 轮胎 >>>";
    const payload = startScanning({ ...wanted, exitID, launch: "web" });
    const data = new URL(page.went[0] ?? "").searchParams.get("data") ?? "";
    expect(data).toMatch(/^[\w-]+$/);
    expect(JSON.parse(Buffer.from(data, "base64url").toString())).toEqual(JSON.parse(JSON.stringify(payload)));
  });
});

describe("getDataParameter", () => {
  const value = { measurementTokens: ["t1"], exitID: "Räder ??>> 轮", outcome: "completed" };
  const bytes = Buffer.from(JSON.stringify(value));

  it.each([
    ["base64url", bytes.toString("base64url")],
    ["base64", bytes.toString("base64")],
    ["base64 without padding", bytes.toString("base64").replace(/=/g, "")],
  ])("reads %s", (_name, text) => {
    expect(getDataParameter(queryOf(text))).toEqual(value);
    expect(getDataParameter(queryOf(text).slice(1))).toEqual(value);
  });

  it("reads base64 that nobody has escaped", () => {
    expect(bytes.toString("base64")).toMatch(/[+/]/);
    expect(getDataParameter(`?a=1&data=${bytes.toString("base64")}&b=2`)).toEqual(value);
  });

  it("reads padded base64url", () => {
    const padded = Buffer.from('{"a":"??"}').toString("base64").replace(/\+/g, "-").replace(/\//g, "_");
    expect(padded).toMatch(/=$/);
    expect(getDataParameter(queryOf(padded))).toEqual({ a: "??" });
  });

  it("reads the page's own address", () => {
    openPage({ href: `https://garage.example/done${queryOf(bytes.toString("base64url"))}#top` });
    expect(getDataParameter()).toEqual(value);
  });

  it.each(["", "?", "?data=", "?date=e30"])("is 1001 for %j", async (search) => {
    const failure = await failureOf(() => getDataParameter(search));
    expect(failure).toMatchObject({ code: 1001, name: "NO_DATA_PARAMETER", retryable: false });
  });

  it("is 1001 on a page without a query, and where there is no page", async () => {
    openPage({ href: "https://garage.example/done" });
    expect((await failureOf(() => getDataParameter())).code).toBe(1001);
    vi.unstubAllGlobals();
    expect((await failureOf(() => getDataParameter())).code).toBe(1001);
  });

  it.each([
    ["no base64", "%%%"],
    ["cut off", bytes.toString("base64url").slice(0, -5)],
    ["changed on the way", `x${bytes.toString("base64url")}`],
    ["no JSON", Buffer.from("hello").toString("base64url")],
    ["no UTF-8", Buffer.from('{"exitID":"ÿ"}', "latin1").toString("base64url")],
    ["a list", Buffer.from("[]").toString("base64url")],
    ["a text", Buffer.from('"t1"').toString("base64url")],
    ["nothing", Buffer.from("null").toString("base64url")],
  ])("is 1002 for %s", async (_name, text) => {
    const failure = await failureOf(() => getDataParameter(queryOf(text)));
    expect(failure).toMatchObject({ code: 1002, name: "PARSING_ERROR", retryable: false });
  });
});
