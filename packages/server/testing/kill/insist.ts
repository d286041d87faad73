import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { CallName, Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { callRoutes } from "@treadclub/contract/calls.gen";
import { CallError, makeClient } from "@treadclub/contract/client";
import { openTus, type TusAnswer } from "#testing/tus";

/** Where the server is at the moment; waits while it is away. */
export interface Whereabouts {
  here(): Promise<string>;
}

export interface Tally {
  /** Calls with a 2xx answer. */
  acknowledged: number;
  /** Sent, and no answer came, or that of a server without its database. */
  unanswered: number;
}

/** How a phone differs from an ordinary one. */
export interface Habits {
  readonly fetch?: typeof fetch;
  /** Another token in place of one that has expired. */
  readonly renewed?: (token: string) => Promise<string>;
  /** How often a part of a photo is sent before it gives up. */
  readonly uploadTries?: number;
  /** Sees the answers of the upload protocol, which do not come through `fetch`. */
  readonly onUploadAnswer?: (about: string, answer: TusAnswer) => void;
}

const againMs = 40;
/** A clock that is set moves on a moment later than we think. */
const mostRenewals = 50;

/**
 * A user whose phone does not give up: what was not acknowledged is sent again with the same key, until there is a definite answer.
 * Errors: CallError of a definite answer.
 */
export function openInsister(whereabouts: Whereabouts, tally: Tally, habits: Habits = {}) {
  const { fetch: send = fetch, renewed } = habits;
  const insist = async <N extends CallName>(
    token: string | null,
    name: N,
    input: InputOf<Catalog[N]>,
  ): Promise<ReplyOf<Catalog[N]>> => {
    const idempotencyKey = randomUUID();
    const address = anyAddress();
    let bearer = token;
    let renewals = 0;
    const renew = async (): Promise<boolean> => {
      if (!renewed || bearer === null) return false;
      bearer = await renewed(bearer);
      renewals += 1;
      return true;
    };
    for (;;) {
      const client = makeClient<Catalog>({
        routes: callRoutes,
        baseUrl: `${await whereabouts.here()}/api/v1/`,
        authorisation: () => bearer,
        renew,
        fetch: (url, init) => send(url, { ...init, headers: withAddress(init?.headers, address) }),
      });
      try {
        const reply = await Reflect.apply(client.call, client, [name, input, { idempotencyKey }]);
        tally.acknowledged += 1;
        return reply;
      } catch (error) {
        if (!isUnanswered(error) && !(isExpired(error) && renewals > 0 && renewals < mostRenewals)) throw error;
        tally.unanswered += 1;
        await pause(againMs);
      }
    }
  };
  return {
    insist,
    upload: (token: string, photo: Uint8Array) => upload(whereabouts, tally, { token, ...habits }, photo),
  };
}

export type Insister = ReturnType<typeof openInsister>;

const isExpired = (error: unknown): boolean => error instanceof CallError && error.code === "TOKEN_EXPIRED";

/** The former connection's transaction may still be running, which holds its key. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.code === "OFFLINE" || error.status >= 500 || error.code === "IDEMPOTENCY_CONFLICT";
}

/** Uploads a photo in parts, resuming at the server's offset; returns its id. */
async function upload(
  whereabouts: Whereabouts,
  tally: Tally,
  { token, renewed, uploadTries = 400, onUploadAnswer }: Habits & { readonly token: string },
  photo: Uint8Array,
): Promise<string> {
  const partBytes = Math.ceil(photo.length / 3);
  const open = async () => openTus(await whereabouts.here(), renewed ? await renewed(token) : token, onUploadAnswer);
  const path = await untilAnswered(tally, uploadTries, async () =>
    (await open()).create(photo.length, { "x-forwarded-for": anyAddress() }),
  );
  let acknowledged = 0;
  while (acknowledged < photo.length) {
    acknowledged = await untilAnswered(tally, uploadTries, async () => {
      const tus = await open();
      const there = Number((await tus.head(path)).headers["upload-offset"]);
      if (Number.isNaN(there)) throw new Error("The upload place does not answer.");
      if (there < acknowledged) throw new LostBytes(`${acknowledged} bytes were acknowledged, ${there} are there`);
      if (there === photo.length) return there;
      const { status, text } = await tus.patch(path, there, photo.subarray(there, there + partBytes));
      if (status !== 204) throw new Error(`A part was answered with ${status} ${text}`);
      return Math.min(there + partBytes, photo.length);
    });
  }
  tally.acknowledged += 1;
  return path.split("/").at(-1) ?? "";
}

class LostBytes extends Error {}

async function untilAnswered<T>(tally: Tally, mostTries: number, send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof LostBytes || tries > mostTries) throw error;
      tally.unanswered += 1;
      await pause(againMs);
    }
  }
}

/** The limits count by address, and here one machine plays many phones. */
const anyAddress = (): string => `10.${byte()}.${byte()}.${byte()}`;
const byte = (): number => Math.floor(Math.random() * 256);

function withAddress(headers: HeadersInit | undefined, address: string): Headers {
  const all = new Headers(headers);
  all.set("x-forwarded-for", address);
  return all;
}
