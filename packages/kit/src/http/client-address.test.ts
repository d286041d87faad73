import { once } from "node:events";
import { request } from "node:http";
import { expect, it } from "vitest";
import { clientAddressOf, proxyTest } from "./client-address.ts";
import { openTestHttp } from "./raw-client.ts";

const forwarded = ["", "203.0.113.9", "203.0.113.9, 10.1.2.3", "203.0.113.9,, 127.0.0.1", "%, 1.2.3", "10.0.0.1, ::1"];

it.each([false, true, "127.0.0.1", "10.0.0.0/8,127.0.0.0/8,::1"])(
  "is what Fastify says, trusting %s",
  async (trusted) => {
    const seen: string[][] = [];
    const addressOf = clientAddressOf(trusted);
    const { http } = await openTestHttp({ trustProxy: trusted }, (server) =>
      server.get("/", async (asked) => void seen.push([asked.ip, addressOf(asked.raw)])),
    );
    const address = http.server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    for (const value of forwarded) {
      const headers = value === "" ? {} : { "x-forwarded-for": value };
      const [answer] = await once(request({ port, host: "127.0.0.1", headers }).end(), "response");
      answer.resume();
    }
    expect(seen.map(([, ours]) => ours)).toEqual(seen.map(([theirs]) => theirs));
    expect(seen).toHaveLength(forwarded.length);
  },
);

it("what is no address is no proxy", () => {
  for (const address of ["", "unknown", "%"]) expect(proxyTest("127.0.0.1")(address)).toBe(false);
});
