import { openEncryption } from "@treadclub/kit/encryption";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { webhookAddressProblem } from "./address.ts";
import { nextTry, pausesMs } from "./ladder.ts";
import { bothSignMs, newWebhookSecret, encryptWebhookSecret, signingSecrets } from "./secret.ts";
import { signedHeaders } from "./sign.ts";

const message = { id: "msg_1", at: new Date(), body: JSON.stringify({ type: "measurement.completed", text: "ü 花" }) };

describe("a signature", () => {
  it("is taken by the library that receivers use", () => {
    const secret = newWebhookSecret();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(new Webhook(secret).verify(message.body, signedHeaders(message, [secret]))).toMatchObject({ text: "ü 花" });
  });

  it("is the one of the specification's example", () => {
    const at = new Date(1_614_265_330_000);
    const headers = signedHeaders({ id: "msg_p5jXN8AQM9LWM0D4loKWxJek", at, body: '{"test": 2432232314}' }, [
      "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    ]);
    expect(headers["webhook-timestamp"]).toBe("1614265330");
    expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it.each([
    ["another body", { ...message, body: "{}" }, message.body],
    ["another id", { ...message, id: "msg_2" }, message.body],
    ["another time", { ...message, at: new Date(message.at.getTime() - 1000) }, message.body],
  ])("does not fit %s", (_, signed, body) => {
    const secret = newWebhookSecret();
    const headers = {
      ...signedHeaders(message, [secret]),
      "webhook-signature": signedHeaders(signed, [secret])["webhook-signature"] ?? "",
    };
    expect(() => new Webhook(secret).verify(body, headers)).toThrow("No matching signature");
  });

  it("is made with both secrets while the one before holds, and with the new one alone afterwards", () => {
    const encryption = openEncryption("a secret", "test");
    const [before, after] = [newWebhookSecret(), newWebhookSecret()];
    const key = { secretHash: "hash" };
    const now = new Date();
    const row = {
      ...key,
      webhookSecret: encryptWebhookSecret(encryption, key, after),
      webhookSecretBefore: encryptWebhookSecret(encryption, key, before),
      webhookSecretBeforeUntil: new Date(now.getTime() + bothSignMs),
    };
    const both = signedHeaders(message, signingSecrets(encryption, row, now));
    for (const secret of [before, after]) expect(new Webhook(secret).verify(message.body, both)).toBeTruthy();
    const later = signedHeaders(message, signingSecrets(encryption, row, new Date(now.getTime() + bothSignMs)));
    expect(later["webhook-signature"]?.split(" ")).toHaveLength(1);
    expect(() => new Webhook(before).verify(message.body, later)).toThrow("No matching signature");
    expect(signingSecrets(encryption, { ...row, secretHash: "another" }, now)).toEqual([]);
  });
});

it("a message is tried seven times, after 30 s, 5 min, 30 min, 2 h, 8 h and 24 h", () => {
  const from = new Date("2026-11-21T12:00:00Z");
  const waits = [1, 2, 3, 4, 5, 6, 7].map((tries) => nextTry(tries, from)?.getTime());
  expect(waits.map((at) => (at === undefined ? null : (at - from.getTime()) / 1000))).toEqual([
    30,
    300,
    1800,
    7200,
    28_800,
    86_400,
    null,
  ]);
  expect(pausesMs).toHaveLength(6);
});

it.each([
  ["https://shop.example/hooks?a=1", "https://treadclub.example", null],
  ["http://localhost:4000/hooks", "http://localhost:3100", null],
  ["http://127.0.0.1:4000", "http://localhost:3100", null],
  ["http://[::1]:4000", "http://localhost:3100", null],
  ["http://localhost:4000/hooks", "https://treadclub.example", "webhook_https"],
  ["http://shop.example/hooks", "http://localhost:3100", "webhook_https"],
  ["http://localhost.shop.example", "http://localhost:3100", "webhook_https"],
  ["ftp://shop.example", "http://localhost:3100", "webhook_https"],
  ["https://user:pass@shop.example", "https://treadclub.example", "webhook_user"],
  ["shop.example/hooks", "https://treadclub.example", "webhook_address"],
  ["https://10.0.0.7/hooks", "https://treadclub.example", null],
  ["https://169.254.169.254/latest/meta-data", "https://treadclub.example", "webhook_private"],
])("whether %s is sent to from %s", (address, publicUrl, problem) => {
  expect(webhookAddressProblem(address, { publicUrl, webhooksToPrivate: true })).toBe(problem);
});

it.each([
  ["https://shop.example/hooks", null],
  ["https://203.0.114.9", null],
  ["https://localhost", "webhook_private"],
  ["http://localhost:4000", "webhook_private"],
  ["https://127.0.0.1", "webhook_private"],
  ["https://0x7f.1", "webhook_private"],
  ["https://2130706433", "webhook_private"],
  ["https://[::1]", "webhook_private"],
  ["https://[::ffff:10.0.0.1]", "webhook_private"],
  ["https://10.0.0.7", "webhook_private"],
])("whether %s is sent to where private networks are out of reach", (address, problem) => {
  const publicUrl = "http://localhost:3100";
  expect(webhookAddressProblem(address, { publicUrl, webhooksToPrivate: false })).toBe(problem);
});
