import { api } from "#kit/api.ts";
import { whileLoading } from "#kit/loading.ts";
import { askPasskey } from "#kit/passkey.ts";
import type { LoginReply } from "#entities/auth/login-reply.ts";

/** Asks the server what to ask the browser, and hands the answer back. Throws CallError, and what the browser throws. */
export async function signInByPasskey({ suggest = false } = {}): Promise<LoginReply> {
  const { options, continue_token } = await api.call("passkeySignInOptions", { body: {} });
  const passkey = await askPasskey(options, { suggest });
  return whileLoading(api.call("passkeySignIn", { body: { continue_token, passkey } }));
}
