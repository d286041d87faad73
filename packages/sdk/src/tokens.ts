import { operate } from "./api.ts";
import { poll } from "./poll.ts";
import { isText, textsIn, wrongShape } from "./shapes.ts";
import type { Key, SessionOptions, TokenData, TokenOptions } from "./types.ts";

type SessionAnswer = { session?: Omit<TokenData, "measurement_tokens"> & { token?: string } } | null;

/**
 * Begins a session in which one or several tyres can be scanned. Rejects with 1006, 1007, 1008, 1010, or 1002 for anything else.
 * A secret key belongs on a server: call it there, or give an `authorize` function that asks your own server.
 */
export const createSession = (key?: Key, options: SessionOptions = {}): Promise<TokenData> =>
  operate("PARSING_ERROR", key, options, async (request) => {
    const { session, signal, idempotencyKey } = options;
    const answer = await poll(
      () => request<SessionAnswer>("instant-apps/sessions/create", undefined, session, idempotencyKey),
      { signal, retry: idempotencyKey ? 2 : 0 },
    );
    const token = answer?.session?.token;
    if (!isText(token) || !token) throw wrongShape(answer);
    return { ...answer.session, measurement_tokens: [{ measurement_token: token }] };
  });

/** Asks for one measurement token. Rejects with 1006, 1007, 1008, 1009 (an empty list), 1010, or 1002 for anything else. */
export const getToken = (key?: Key, options: TokenOptions = {}): Promise<TokenData> =>
  operate("PARSING_ERROR", key, options, async (request) => {
    const path = options.apiEndpoint ?? "mini-apps/measurement/create-tokens";
    const answer = await request<TokenData>(path, { measurement_token_count: 1 });
    const tokens = textsIn(answer, "measurement_tokens", "measurement_token");
    if (!tokens?.length) throw wrongShape(answer, tokens && "TOKEN_ERROR");
    return answer;
  });
