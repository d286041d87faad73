import { apiUrl, ask, credential } from "./api.ts";
import { guarded, ScanError } from "./errors.ts";
import { isObject, isTokenData, wrongShape } from "./shapes.ts";
import type { Key, SessionOptions, TokenData, TokenOptions } from "./types.ts";

const tokenCount = 1;

/**
 * Begins a session in which one or several tyres can be scanned. Rejects with 1006, 1008, 1010, or 1002 for anything else.
 * A secret key belongs on a server: call it there, or pass a key that only your own server can be asked for.
 */
export function createSession(key?: Key, options: SessionOptions = {}): Promise<TokenData> {
  const { signal, apiBase, session = {} } = options;
  return guarded("PARSING_ERROR", signal, async () => {
    const url = apiUrl("instant-apps/sessions/create", apiBase);
    for (const [name, value] of Object.entries(session)) if (value) url.searchParams.set(name, String(value));
    const answer = await ask(url, await credential(key, signal), options);
    const token = isObject(answer) && isObject(answer["session"]) && answer["session"]["token"];
    if (!token || typeof token !== "string") return wrongShape(answer);
    return { measurement_tokens: [{ measurement_token: token }] };
  });
}

/** Asks for one measurement token. Rejects with 1006, 1008, 1009 (an empty list), 1010, or 1002 for anything else. */
export function getToken(key?: Key, options: TokenOptions = {}): Promise<TokenData> {
  const { signal, apiBase, apiEndpoint = "mini-apps/measurement/create-tokens" } = options;
  return guarded("PARSING_ERROR", signal, async () => {
    const url = apiUrl(apiEndpoint, apiBase);
    const answer = await ask(url, await credential(key, signal), options, { measurement_token_count: tokenCount });
    if (!isTokenData(answer) || !answer.measurement_tokens.length)
      throw new ScanError("TOKEN_ERROR", "Server Response Error", { cause: answer });
    return answer;
  });
}
