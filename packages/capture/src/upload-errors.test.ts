import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answer } from "#testing/tus-server.ts";
import { type UploadHarness, bytes, openUploadHarness } from "#testing/upload-harness.ts";

let harness: UploadHarness;
beforeEach(async () => {
  harness = await openUploadHarness();
});
afterEach(() => harness.close());

describe("a token that runs out", () => {
  it("is renewed in the middle, and the upload goes on", async () => {
    harness.server.setGate((request, response) => {
      if (harness.server.countOf("PATCH") >= 3 && request.headers.authorization === "Bearer old")
        return answer(response, 401, "TOKEN_EXPIRED");
      return false;
    });
    let token = "old";
    const authorisation = vi.fn((refused?: boolean) => (token = refused === true ? "new" : token));
    const { uploadId } = await harness.begin({ authorisation }).done;
    expect((await harness.server.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(authorisation.mock.calls.filter(([refused]) => refused === true)).toHaveLength(1);
    expect(harness.server.countOf("POST")).toBe(1);
  });

  it("does not lose the upload when the look at it is what is refused", async () => {
    const stored = await harness.leaveHalfWay();
    harness.server.setGate((request, response) =>
      request.headers.authorization === "Bearer old" ? answer(response, 401) : false,
    );
    let token = "old";
    const { uploadId } = await harness.begin({
      resumeUrl: stored,
      authorisation: (refused) => (token = refused === true ? "new" : token),
    }).done;
    expect(harness.server.countOf("HEAD")).toBe(2);
    expect(stored.endsWith(uploadId)).toBe(true);
    expect(harness.server.countOf("POST")).toBe(1);
  });

  it("ends when the new one is refused too", async () => {
    harness.server.setGate((_request, response) => answer(response, 401, "TOKEN_DECODE_UNSUCCESSFUL"));
    await expect(harness.begin({}).done).rejects.toMatchObject({
      name: "UploadError",
      code: "TOKEN_DECODE_UNSUCCESSFUL",
      status: 401,
    });
    expect(harness.server.countOf("POST")).toBe(2);
  });

  it("waits when it cannot be fetched for want of a connection, ends when it is refused", async () => {
    let failures = 0;
    const offline = () => {
      if (failures++ < 3) throw Object.assign(new Error("No connection."), { status: 0, code: "OFFLINE" });
      return "token";
    };
    await harness.begin({ authorisation: offline, backoffMs: () => 0 }).done;
    const refused = () =>
      Promise.reject(Object.assign(new Error("Disabled"), { status: 403, code: "ACCOUNT_DISABLED" }));
    await expect(harness.begin({ authorisation: refused }).done).rejects.toMatchObject({
      code: "ACCOUNT_DISABLED",
      message: "Disabled",
    });
  });
});

describe("a refusal", () => {
  it.each([
    [415, "UNSUPPORTED_MEDIA", "UNSUPPORTED_MEDIA"],
    [413, "PAYLOAD_TOO_LARGE", "PAYLOAD_TOO_LARGE"],
    [403, "ACCOUNT_DISABLED", "ACCOUNT_DISABLED"],
    [413, undefined, "PAYLOAD_TOO_LARGE"],
    [409, "NOT_A_CODE", "STATE_CONFLICT"],
    [400, undefined, "UNKNOWN_ERROR"],
  ])("%i with the code %s ends it as %s", async (status, sent, code) => {
    harness.server.setGate((_request, response) => answer(response, status, sent));
    await expect(harness.begin({}).done).rejects.toMatchObject({ name: "UploadError", code, status });
    expect(harness.server.log).toHaveLength(1);
  });

  it("keeps the server's own words", async () => {
    harness.server.setGate((_request, response) => answer(response, 415, "UNSUPPORTED_MEDIA"));
    await expect(harness.begin({}).done).rejects.toThrow("said UNSUPPORTED_MEDIA");
  });

  it("an endless conflict ends it after a few tries", async () => {
    harness.server.setGate(
      (request, response) => request.method === "PATCH" && answer(response, 409, "STATE_CONFLICT"),
    );
    await expect(harness.begin({ backoffMs: () => 0 }).done).rejects.toMatchObject({ code: "STATE_CONFLICT" });
    expect(harness.server.countOf("PATCH")).toBe(6);
  });
});
