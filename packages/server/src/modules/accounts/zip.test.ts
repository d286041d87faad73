import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openZip, ReceiverDisconnected } from "./zip.ts";

/** An answer over a real connection of which nobody reads a byte. */
async function silentReceiver(): Promise<{ response: ServerResponse; end: () => void }> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const socket = connect(typeof address === "object" && address !== null ? address.port : 0, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
  const [, response]: [unknown, ServerResponse] = await once(server, "request").then(([request, answer]) => [
    request,
    answer,
  ]);
  return {
    response,
    end: () => {
      socket.destroy();
      server.close();
    },
  };
}

describe("a download", () => {
  it("leaves a receiver who takes nothing for too long", async () => {
    const { response, end } = await silentReceiver();
    const zip = openZip(response, 200);
    const send = async (): Promise<void> => {
      for (let n = 0; n < 50; n += 1) await zip.add(`${n}.jpg`, randomBytes(2_000_000), { stored: true });
    };
    await expect(send()).rejects.toThrow(ReceiverDisconnected);
    expect(response.destroyed).toBe(true);
    end();
  });

  it("stops for a receiver who left", async () => {
    const { response, end } = await silentReceiver();
    const zip = openZip(response);
    const gone = once(response, "close");
    end();
    await gone;
    await expect(zip.add("a.txt", new Uint8Array(10))).rejects.toThrow(ReceiverDisconnected);
  });
});
