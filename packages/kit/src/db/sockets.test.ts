import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { openSockets } from "./sockets.ts";

it.runIf(process.platform === "linux")("asks after five seconds of silence whether the peer is there", async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const socket = openSockets().open();
  await new Promise<void>((done) => socket.connect(port, "127.0.0.1", done));
  const { kind, seconds } = timerOf(socket.localPort ?? 0, port);
  expect(kind).toBe("keepalive");
  expect(seconds).toBeLessThanOrEqual(5);
  socket.destroy();
  server.close();
});

/** The timer that the kernel keeps for a connection. A closed one to somewhere else may have the same local port for a minute. */
function timerOf(localPort: number, remotePort: number): { kind: string; seconds: number } {
  const endOf = (port: number): string => `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const row = readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find(([, local, remote]) => local?.endsWith(endOf(localPort)) && remote?.endsWith(endOf(remotePort)));
  const [kind = "", ticks = ""] = row?.[5]?.split(":") ?? [];
  return { kind: kind === "02" ? "keepalive" : kind, seconds: Number.parseInt(ticks, 16) / 100 };
}
