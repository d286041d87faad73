import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";

export interface PeerOptions {
  /** The id of this process on the bus. */
  readonly id: string;
  /** Processes of one service hear each other. */
  readonly service: string;
  readonly pool: Pick<pg.Pool, "query">;
  readonly log: Log;
}

export interface Peers {
  readonly channel: string;
  /** The name under which PostgreSQL shows the connection that listens. */
  readonly applicationName: string;
  /** Whether another process listens. */
  any(): boolean;
  hear(payload: string): void;
  /** Announces this process and waits up to a second for replies from the others. */
  greet(): Promise<void>;
  close(): void;
}

const lookMs = 30_000;
const answerMs = 1_000;
const askEveryMs = 10;

/** Tracks which other processes listen, so that nothing is sent without a listener. Notices a dead one within half a minute. */
export function openPeers({ id, service, pool, log }: PeerOptions): Peers {
  const prefix = `treadclub bus ${service} `;
  const channel = `treadclub_peers_${service}`;
  const known = new Set<string>();
  const answered = new Set<string>();
  const announce = (word: "hello" | "here"): Promise<unknown> =>
    pool.query("select pg_notify($1, $2)", [channel, `${word} ${id}`]).catch((error: unknown) => {
      log.warn({ error: String(error) }, "other processes were not greeted");
    });
  /** Those whose listening connection PostgreSQL shows. */
  const listening = async (): Promise<Set<string>> => {
    const { rows } = await pool.query<{ name: string }>(
      "select application_name as name from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)",
      [prefix],
    );
    return new Set(rows.map(({ name }) => name.slice(prefix.length)).filter((other) => other !== id));
  };
  const look = async (): Promise<void> => {
    const present = await listening();
    for (const other of known) if (!present.has(other)) known.delete(other);
    // Whose greeting was missed is found here.
    for (const other of present) known.add(other);
  };
  const timer = setInterval(() => void look().catch(() => undefined), lookMs).unref();
  return {
    channel,
    applicationName: prefix + id,
    any: () => known.size > 0,
    hear(payload) {
      const [word, other = ""] = payload.split(" ");
      if (other === id) return;
      known.add(other);
      answered.add(other);
      if (word === "hello") void announce("here");
    },
    async greet() {
      const present = await listening();
      for (const other of present) known.add(other);
      answered.clear();
      if (present.size === 0) return;
      await announce("hello");
      const giveUpAt = performance.now() + answerMs;
      while (![...present].every((other) => answered.has(other)) && performance.now() < giveUpAt)
        await pause(askEveryMs);
    },
    close: () => clearInterval(timer),
  };
}
