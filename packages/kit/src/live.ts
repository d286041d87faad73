import { randomUUID } from "node:crypto";
import { openListener } from "./bus/listener.ts";
import { openOutgoing } from "./bus/outgoing.ts";
import { openPeers } from "./bus/peers.ts";
import type { LiveAudience, LiveChange } from "./context.ts";
import { afterCommit, type Notice } from "./db/deferred.ts";
import type { Database, WriteDb } from "./db/open.ts";
import type { Log } from "./log.ts";

const liveChannel = "treadclub_live";
type Listener = (payload: string) => void;

export interface Bus {
  /** Hears what any process announces on a channel; returns the function that stops it. */
  hear(channel: string, listener: Listener): () => void;
  /** Called when announcements of other processes may have been missed; returns the function that stops it. */
  onMissed(listener: () => void): () => void;
  close(): Promise<void>;
}

export interface BusOptions {
  readonly url: string;
  /** Whose committed notices are heard here at once, and go out to other processes. */
  readonly db: Pick<Database, "onCommitted" | "pool">;
  readonly channels: readonly string[];
  readonly log: Log;
  /** Processes of one service hear each other; services that share a database have names of their own. */
  readonly service?: string;
}

/**
 * Carries notices between the processes of a service. This process hears its own at once. NOTIFY is asked only where
 * another process listens, outside of any transaction and for many notices at a time: a commit that notifies waits for
 * every other one.
 */
export async function openBus({ url, db, channels, log, service = "platform" }: BusOptions): Promise<Bus> {
  const id = randomUUID();
  const listeners = new Map<string, Set<Listener>>();
  const missed = new Set<() => void>();
  const deliver = ({ channel, payload }: Notice): void => {
    for (const listener of listeners.get(channel) ?? [])
      try {
        listener(payload);
      } catch (error) {
        // What is announced has been committed; a listener that fails changes nothing about that.
        log.error({ error: String(error), channel }, "a listener failed");
      }
  };
  const peers = openPeers({ id, service, pool: db.pool, log });
  const connection = await openListener({
    url,
    log,
    channels: [...channels, liveChannel, peers.channel],
    applicationName: peers.applicationName,
    onListening: () => peers.greet(),
    onRenewed: () => {
      for (const listener of missed) listener();
    },
    onNotice: ({ channel, payload }) => {
      if (channel === peers.channel) peers.hear(payload);
      else if (!payload.startsWith(`${id} `)) deliver({ channel, payload: payload.replace(sender, "") });
    },
  });
  const outgoing = openOutgoing(db.pool, log);
  const unhear = db.onCommitted((notices) => {
    for (const notice of notices) deliver(notice);
    if (peers.any()) outgoing.send(notices.map(({ channel, payload }) => ({ channel, payload: `${id} ${payload}` })));
  });
  return {
    hear(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => set.delete(listener);
    },
    onMissed(listener) {
      missed.add(listener);
      return () => void missed.delete(listener);
    },
    async close() {
      unhear();
      peers.close();
      await outgoing.close();
      await connection.close();
    },
  };
}

/** The process that sent a notice stands in front of it. */
const sender = /^[\da-f]{8}-[\da-f-]{27} /;

/** Announces to this and all other processes, when the transaction commits. */
export const announce = (db: WriteDb, channel: string, payload: string): void => afterCommit(db, { channel, payload });

/** A message between processes holds at most 8000 bytes. */
const receiversAtOnce = 400;

/** Shows a change to whoever is looking. */
export function announceLive(db: WriteDb, { to, topic, id }: LiveChange): void {
  const { userIds = [], ...others } = to;
  for (let from = 0; from === 0 || from < userIds.length; from += receiversAtOnce) {
    const some = { ...(from === 0 ? others : {}), userIds: userIds.slice(from, from + receiversAtOnce) };
    announce(db, liveChannel, JSON.stringify({ to: some, topic, id }));
  }
}

/** Who looks at a stream: what is meant for them, for their company, or for administrators. */
export interface LiveViewer {
  readonly userId: number;
  readonly memberId: number | null;
  readonly isAdmin: boolean;
}

/** Hears the live changes that a viewer is meant to see. */
export function hearLive(
  bus: Bus,
  viewer: () => LiveViewer,
  listener: (change: { topic: string; id: number | null }) => void,
): () => void {
  return bus.hear(liveChannel, (payload) => {
    const change: unknown = JSON.parse(payload);
    if (isChange(change) && concerns(change.to, viewer())) listener({ topic: change.topic, id: change.id });
  });
}

const concerns = ({ userIds = [], memberIds = [], admins }: LiveAudience, viewer: LiveViewer): boolean =>
  userIds.includes(viewer.userId) ||
  (viewer.memberId !== null && memberIds.includes(viewer.memberId)) ||
  (admins === true && viewer.isAdmin);

const isChange = (value: unknown): value is LiveChange =>
  typeof value === "object" && value !== null && "to" in value && typeof value.to === "object";
