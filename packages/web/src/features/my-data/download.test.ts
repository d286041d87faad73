import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hostReauthentication } from "#kit/reauthentication.ts";
import { BrokenOff, downloadMyData, fileName } from "./download.ts";

const zip = new Uint8Array([0x50, 0x4b, 3, 4, 5]);
const refusal = (status: number, code: string): Response =>
  Response.json({ code, message: code, request_id: "r" }, { status });
const asked = vi.fn<typeof fetch>();
const options = () => ({ signal: new AbortController().signal, onBytes: vi.fn<(bytes: number) => void>() });

beforeEach(() => {
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

describe("downloadMyData", () => {
  it("collects the file and says how far it is", async () => {
    asked.mockResolvedValueOnce(new Response(zip));
    const with_ = options();
    const file = await downloadMyData(with_);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(zip);
    expect(file.type).toBe("application/zip");
    expect(with_.onBytes).toHaveBeenLastCalledWith(zip.length);
    expect(asked.mock.calls[0]?.[0]).toBe("/api/v1/account/download");
  });

  it("asks for a proof of identity, then once more", async () => {
    asked.mockResolvedValueOnce(refusal(409, "PROOF_WANTED")).mockResolvedValueOnce(new Response(zip));
    const stop = hostReauthentication(() => Promise.resolve(true));
    expect((await downloadMyData(options())).size).toBe(zip.length);
    expect(asked).toHaveBeenCalledTimes(2);
    stop();
  });

  it("stays with the refusal when nobody proves anything, or when there are too many", async () => {
    asked.mockResolvedValueOnce(refusal(409, "PROOF_WANTED"));
    const stop = hostReauthentication(() => Promise.resolve(false));
    await expect(downloadMyData(options())).rejects.toMatchObject({ code: "PROOF_WANTED" });
    stop();
    asked.mockResolvedValueOnce(refusal(429, "RATE_LIMITED"));
    await expect(downloadMyData(options())).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("gives no half of a file", async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError("terminated")),
    });
    asked.mockResolvedValueOnce(new Response(broken));
    await expect(downloadMyData(options())).rejects.toBeInstanceOf(BrokenOff);
  });

  it("says that there is no connection", async () => {
    asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(downloadMyData(options())).rejects.toMatchObject({ code: "OFFLINE" });
  });
});

describe("fileName", () => {
  it("has the day of London", () => {
    expect(fileName(new Date("2026-06-30T23:30:00Z"))).toBe("treadclub-2026-07-01.zip");
  });
});
