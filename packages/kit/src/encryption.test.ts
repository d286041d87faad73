import { describe, expect, it } from "vitest";
import { openEncryption } from "./encryption.ts";

const encryption = openEncryption("a secret of all processes", "codes");

describe("encryption", () => {
  it("decrypts what it encrypted, and encrypts the same text differently each time", () => {
    const [one, two] = [encryption.encrypt("text", "user 1"), encryption.encrypt("text", "user 1")];
    expect(one).not.toBe(two);
    expect([encryption.decrypt(one, "user 1"), encryption.decrypt(two, "user 1")]).toEqual(["text", "text"]);
    expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("text");
  });

  it("opens nothing of another place, another purpose or another secret", () => {
    const encrypted = encryption.encrypt("text", "user 1");
    expect(encryption.decrypt(encrypted, "user 2")).toBeNull();
    expect(openEncryption("a secret of all processes", "other").decrypt(encrypted, "user 1")).toBeNull();
    expect(openEncryption("another secret", "codes").decrypt(encrypted, "user 1")).toBeNull();
  });

  it("opens nothing that was changed or cut", () => {
    const bytes = Buffer.from(encryption.encrypt("text", "user 1"), "base64url");
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(encryption.decrypt(changed.toString("base64url"), "user 1")).toBeNull();
      expect(encryption.decrypt(bytes.subarray(0, at).toString("base64url"), "user 1")).toBeNull();
    }
  });
});
