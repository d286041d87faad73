import { describe, expect, it } from "vitest";
import { openSealer } from "./sealer.ts";

const sealer = openSealer("a secret of all processes", "codes");

describe("a sealer", () => {
  it("opens what it sealed, and seals the same text differently each time", () => {
    const [one, two] = [sealer.seal("text", "user 1"), sealer.seal("text", "user 1")];
    expect(one).not.toBe(two);
    expect([sealer.open(one, "user 1"), sealer.open(two, "user 1")]).toEqual(["text", "text"]);
    expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("text");
  });

  it("opens nothing of another place, another purpose or another secret", () => {
    const sealed = sealer.seal("text", "user 1");
    expect(sealer.open(sealed, "user 2")).toBeNull();
    expect(openSealer("a secret of all processes", "other").open(sealed, "user 1")).toBeNull();
    expect(openSealer("another secret", "codes").open(sealed, "user 1")).toBeNull();
  });

  it("opens nothing that was changed or cut", () => {
    const bytes = Buffer.from(sealer.seal("text", "user 1"), "base64url");
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(sealer.open(changed.toString("base64url"), "user 1")).toBeNull();
      expect(sealer.open(bytes.subarray(0, at).toString("base64url"), "user 1")).toBeNull();
    }
  });
});
