import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { openTus } from "../../testing/tus.ts";
import { ask, type RequestSpec } from "../client.ts";
import { driverIdOf, ownerIdOf } from "../fill/ids.ts";
import type { Size } from "../fill/sizes.ts";
import type { Tokens } from "../tokens.ts";

export interface Target {
  readonly port: number;
  readonly tokens: Tokens;
  readonly size: Pick<Size, "garages">;
}

/** Runs until the process ends. */
type Flood = (target: Target) => Promise<unknown>;

const againMs = 200;

/** What a stranger, or a member who means no good, can send without end. */
export const floods: Readonly<Record<string, Flood>> = {
  "openapi.json, 200 connections with 20 requests each, nothing read": ({ port }) =>
    forever(200, () => {
      const socket = connect(port, "127.0.0.1");
      socket.pause();
      return written(socket, "GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20));
    }),
  "JSON of 100,000 levels, 50 connections": ({ port }) => {
    const body = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const head = "POST /api/v1/log_in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
    return forever(50, () => {
      const socket = connect(port, "127.0.0.1");
      socket.once("data", () => socket.end());
      return written(socket, `${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    });
  },
  "500 bodies, a byte every 2 s": ({ port }) =>
    forever(500, async () => {
      const socket = connect(port, "127.0.0.1");
      const head =
        "POST /api/v1/log_in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n";
      const drip = setInterval(() => socket.write(" "), 2000);
      await written(socket, head).finally(() => clearInterval(drip));
    }),
  "200 searches at once by 20 members": ({ port, tokens }) => {
    const search = (owner: number): RequestSpec => ({
      method: "POST",
      path: `/api/v1/members/get_booking_list_by_member_id/${owner}`,
      as: ownerIdOf(owner),
      body: { search: "%a_e%i_o%u" },
    });
    return forever(200, (n) => ask(port, search((n % 20) + 1), tokens));
  },
  "12 large broken PNGs at once": async ({ port, tokens, size }) => {
    // Interlaced: whoever decodes it needs all of its 225 MB.
    const whole = await sharp({ create: { width: 7500, height: 7500, channels: 4, background: "#345" } })
      .png({ progressive: true })
      .toBuffer();
    const broken = whole.subarray(0, whole.length - 100);
    // An account may keep a few dozen that nobody used.
    const most = 20;
    return forever(12, async (n, round) => {
      const driver = driverIdOf(size, n + 1 + 12 * Math.floor(round / most));
      await openTus(`http://127.0.0.1:${port}`, tokens.of(driver)).upload(broken);
    });
  },
};

/** So many at once, each begun again when it has ended. */
const forever = (count: number, once: (n: number, round: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      for (let round = 0; ; round += 1) {
        await once(n, round).catch(() => undefined);
        await pause(againMs);
      }
    }),
  );

/** Sends a text and waits until the other side ends the connection. */
async function written(socket: Socket, text: string): Promise<void> {
  const closed = new Promise<void>((done) => socket.once("close", () => done()));
  socket.on("error", () => undefined);
  socket.write(text);
  await closed;
}
