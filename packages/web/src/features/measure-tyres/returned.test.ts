import { beforeEach, describe, expect, it } from "vitest";
import { keepReturn, queryWithoutData, readReturn } from "./returned.ts";

const dataOf = (value: unknown): string => btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_");
const back = (value: unknown, rest = "session=12"): string => `?${rest}&data=${dataOf(value)}`;

beforeEach(() => sessionStorage.clear());

describe("what the scanner brings back", () => {
  it.each(["completed", "aborted", "failed"] as const)("is read as %s", (outcome) =>
    expect(readReturn(back({ outcome, measurementTokens: ["ts_a"] }))).toEqual({
      kind: "back",
      sessionId: 12,
      outcome,
      tokens: ["ts_a"],
    }),
  );
  it("takes the measurement from the payload where the address does not name it", () =>
    expect(readReturn(back({ outcome: "completed", exitID: "31" }, "x=1"))).toMatchObject({ sessionId: 31 }));
  it("believes nothing that has another shape", () =>
    expect(
      readReturn(back({ outcome: "won", exitID: { a: 1 }, measurementTokens: [7, "", "ts_a", null] }, "session=-4")),
    ).toEqual({ kind: "back", sessionId: null, outcome: "completed", tokens: ["ts_a"] }));
  it("says 1001: nothing was brought along", () => expect(readReturn("")).toEqual({ kind: "nothing" }));
  it.each(["%%%", "e30x!", btoa("[1]"), btoa("no json"), btoa("null")])("says 1002 of %s", (data) =>
    expect(readReturn(`?session=12&data=${encodeURIComponent(data)}`)).toEqual({ kind: "broken", sessionId: 12 }),
  );
});

describe("after a reload", () => {
  it("knows what the same tab read before", () => {
    const first = readReturn(back({ outcome: "aborted", measurementTokens: ["ts_a"] }));
    keepReturn(first);
    expect(readReturn("?session=12")).toEqual(first);
  });
  it("takes it for no other measurement", () => {
    keepReturn(readReturn(back({ outcome: "aborted", measurementTokens: ["ts_a"] })));
    expect(readReturn("?session=13")).toEqual({ kind: "back", sessionId: 13, outcome: "completed", tokens: [] });
  });
  it("goes by the measurement alone where nothing can be read", () => {
    sessionStorage.setItem("measure-return", "{no");
    expect(readReturn("?session=12")).toMatchObject({ sessionId: 12, tokens: [] });
  });
});

it("takes the data out of the address and leaves the rest", () => {
  expect(queryWithoutData("?session=12&data=abc&booking=5")).toBe("session=12&booking=5");
  expect(queryWithoutData("?data=abc")).toBe("");
});
