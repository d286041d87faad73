import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "./listen.ts";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Takes a port that nobody uses; answers its number. */
const taken = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      open.push(server);
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });

describe("the port to listen on", () => {
  it("is the next free one when nobody chose one", async () => {
    const port = await taken();
    expect(await freePort({ port, portIsFixed: false, host: "127.0.0.1" })).toBeGreaterThan(port);
  });

  it("that was chosen and is taken is told as PORT", async () => {
    const port = await taken();
    await expect(freePort({ port, portIsFixed: true, host: "127.0.0.1" })).rejects.toThrow(
      `PORT: ${port} is taken by another program.`,
    );
  });

  it.each(["192.0.2.1", "no-such-host.invalid"])("on %s, which is not this machine, is told as HOST", async (host) => {
    await expect(freePort({ port: 3000, portIsFixed: false, host })).rejects.toThrow(
      `HOST: this machine cannot listen on "${host}" (`,
    );
  });
});
