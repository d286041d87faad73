import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openReceiver, type Receiver } from "#testing/receiver";
import { mayReach, type Resolve } from "./network.ts";
import { post } from "./post.ts";

describe("an address", () => {
  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "100.100.100.200",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.192",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1",
    "100::1",
    "2002:7f00:1::1",
    "2001:db8::1",
    "4000::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "localhost",
    "",
  ])("that is not public is out of reach: %j", (address) => {
    expect(mayReach(address, false)).toBe(false);
  });

  it.each(["1.1.1.1", "93.184.216.34", "172.15.0.1", "172.32.0.1", "2606:4700::1111", "::ffff:1.1.1.1"])(
    "that is public is within reach: %s",
    (address) => {
      expect(mayReach(address, false)).toBe(true);
    },
  );

  it.each([
    ["127.0.0.1", true],
    ["10.1.2.3", true],
    ["100.64.0.1", true],
    ["::1", true],
    ["fd12::1", true],
    ["169.254.169.254", false],
    ["100.100.100.200", false],
    ["fd00:ec2::254", false],
    ["168.63.129.16", false],
    ["fe80::1", false],
    ["0.0.0.0", false],
    ["224.0.0.1", false],
  ])("of a private network is within reach where that is wanted: %s %s", (address, isReached) => {
    expect(mayReach(address, true)).toBe(isReached);
  });
});

describe("a message", () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await openReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(() => void receiver.received.splice(0));

  /** A name server that says the next of these at each question. */
  const nameServer = (...answers: string[][]) => {
    const asked: string[] = [];
    const resolve: Resolve = async (hostname) => {
      const found = answers[Math.min(asked.length, answers.length - 1)] ?? [];
      asked.push(hostname);
      return found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    };
    return { asked, resolve };
  };
  const hooks = () => receiver.url.replace("127.0.0.1", "hooks.shop.example");
  const deliver = (url: string, toPrivate: boolean, resolve?: Resolve) =>
    post({ url, headers: { "webhook-id": "msg_1" }, body: '{"type":"x"}', toPrivate, resolve, timeoutMs: 2000 });
  const refused = { status: null, problem: "private address" };

  it("goes to the address that its name leads to, and asks for it once", async () => {
    const { asked, resolve } = nameServer(["127.0.0.1"], ["10.255.255.1"]);
    expect(await deliver(hooks(), true, resolve)).toMatchObject({ status: 204, problem: null });
    expect(asked).toEqual(["hooks.shop.example"]);
    expect(receiver.received[0]?.headers).toMatchObject({ host: new URL(hooks()).host, "content-length": "12" });
  });

  it.each([
    [["127.0.0.1"]],
    [["::ffff:127.0.0.1"]],
    [["93.184.216.34", "127.0.0.1"]],
    [["127.0.0.1", "93.184.216.34"]],
    [[]],
  ])("does not go where its name leads inside: %j", async (found) => {
    expect(await deliver(hooks(), false, nameServer(found).resolve)).toMatchObject(refused);
    expect(receiver.received).toEqual([]);
  });

  it("does not go to a name that has come to lead inside since it was looked at", async () => {
    const { resolve } = nameServer(["93.184.216.34"], ["127.0.0.1"]);
    await resolve("hooks.shop.example");
    expect(await deliver(hooks(), false, resolve)).toMatchObject(refused);
    expect(receiver.received).toEqual([]);
  });

  it.each(["127.0.0.1", "0x7f000001", "[::ffff:127.0.0.1]"])("does not go to %s itself", async (host) => {
    expect(await deliver(receiver.url.replace("127.0.0.1", host), false)).toMatchObject(refused);
    expect(receiver.received).toEqual([]);
  });

  it("does not follow a redirect inside", async () => {
    const inside = await openReceiver();
    receiver.answer((response) => void response.writeHead(307, { location: inside.url }).end());
    expect(await deliver(hooks(), true, nameServer(["127.0.0.1"]).resolve)).toMatchObject({
      status: 307,
      problem: null,
    });
    expect(inside.received).toEqual([]);
    receiver.answer((response) => void response.writeHead(204).end());
    await inside.close();
  });

  it("to a name that nobody knows is not sent", async () => {
    const error = Object.assign(new Error("unknown"), { code: "ENOTFOUND" });
    expect(await deliver(hooks(), false, () => Promise.reject(error))).toMatchObject({
      status: null,
      problem: "ENOTFOUND",
    });
  });
});
