import { apiUrl, ask, credential } from "./api.ts";
import { asChecked, fieldOf } from "./cast.ts";
import { guarded, ScanError } from "./errors.ts";
import { isText, textsIn, wrongShape } from "./shapes.ts";
import type { Key, SessionOptions, TokenData, TokenOptions } from "./types.ts";

/**
 * Begins a session in which one or several tyres can be scanned. Rejects with 1006, 1008, 1010, or 1002 for anything else.
 * A secret key belongs on a server: call it there, or give an `authorize` function that asks your own server.
 */
export function createSession(key?: Key, options: SessionOptions = {}): Promise<TokenData> {
  return guarded("PARSING_ERROR", options.signal, async () => {
    const url = apiUrl("instant-apps/sessions/create", options.apiBase);
    for (const [name, value] of Object.entries(options.session ?? {}))
      if (value?.length) url.searchParams.set(name, String(value));
    const answer = await ask(url, await credential(key), options);
    const token = fieldOf(fieldOf(answer, "session"), "token");
    if (!isText(token) || !token) throw wrongShape(answer);
    return { measurement_tokens: [{ measurement_token: token }] };
  });
}

/** Asks for one measurement token. Rejects with 1006, 1008, 1009 (an empty list), 1010, or 1002 for anything else. */
export function getToken(key?: Key, options: TokenOptions = {}): Promise<TokenData> {
  return guarded("PARSING_ERROR", options.signal, async () => {
    const url = apiUrl(options.apiEndpoint ?? "mini-apps/measurement/create-tokens", options.apiBase);
    const body = { measurement_token_count: 1 };
    const answer = await ask(url, await credential(key), options, body);
    const tokens = textsIn(answer, "measurement_tokens", "measurement_token");
    if (!tokens) throw wrongShape(answer);
    if (!tokens.length) throw new ScanError("TOKEN_ERROR", "Server Response Error", { cause: answer });
    return asChecked<TokenData>(answer);
  });
}
