import { CallError } from "@treadclub/contract/client";
import { errors, type ErrorCode } from "@treadclub/contract/errors";
import { UploadError } from "@treadclub/capture/upload";
import { describe, expect, it } from "vitest";
import { isFinal, passesByItself, troubleOf } from "./trouble.ts";

const answered = (code: ErrorCode): CallError => new CallError(errors[code].status, { code, message: "" });

describe("what is in the way", () => {
  it.each([
    ["TOKEN_EXPIRED", "expired"],
    ["KEY_UNKNOWN", "unknown"],
    ["NOT_FOUND", "unknown"],
    ["KEY_FORBIDDEN", "forbidden"],
    ["STATE_CONFLICT", "conflict"],
    ["RATE_LIMITED", "busy"],
    ["UPSTREAM_UNAVAILABLE", "server"],
    ["UNSUPPORTED_MEDIA", "photo"],
    ["PAYLOAD_TOO_LARGE", "too_large"],
  ] as const)("%s is %s", (code, trouble) => {
    expect(troubleOf(answered(code))).toBe(trouble);
  });
  it("a scan that another service measures is for its scanner, and for good", () => {
    const refusal = { code: "STATE_CONFLICT", message: "", details: { reason: "remote" } } as const;
    expect(troubleOf(new CallError(409, refusal))).toBe("elsewhere");
    expect(isFinal("elsewhere")).toBe(true);
  });
  it("a call without an answer is offline", () => {
    expect(troubleOf(new CallError(0, { code: "OFFLINE", message: "" }))).toBe("offline");
  });
  it.each([
    [401, "unknown"],
    [403, "forbidden"],
    [404, "unknown"],
    [429, "busy"],
    [500, "server"],
    [503, "server"],
  ])("a page of something in between with status %i is %s", (status, trouble) => {
    expect(troubleOf(new CallError(status, { code: "UNKNOWN_ERROR", message: "" }))).toBe(trouble);
  });
  it("an upload's end has the same names", () => {
    expect(troubleOf(new UploadError("TOKEN_EXPIRED", "", 401))).toBe("expired");
    expect(troubleOf(new UploadError("UNSUPPORTED_MEDIA", "", 415))).toBe("photo");
    expect(troubleOf(new UploadError("PAYLOAD_TOO_LARGE", "", 413))).toBe("too_large");
  });
  it("anything else is our own mistake", () => expect(troubleOf(new TypeError("x"))).toBe("server"));
});

it("passes by itself, or ends the scan, or neither", () => {
  for (const trouble of ["offline", "server", "busy"] as const) expect(passesByItself(trouble)).toBe(true);
  for (const trouble of ["expired", "unknown", "forbidden"] as const) expect(isFinal(trouble)).toBe(true);
  for (const trouble of ["conflict", "photo", "too_large", "lost"] as const)
    expect([isFinal(trouble), passesByItself(trouble)]).toEqual([false, false]);
});
