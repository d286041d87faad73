import { api } from "#kit/api.ts";
import { askPasskey } from "#kit/passkey.ts";

export async function proveByPassword(password: string): Promise<void> {
  await api.call("confirmIdentity", { body: { method: "password", password } });
}

export async function proveByCode(code: string): Promise<void> {
  await api.call("confirmIdentity", { body: { method: "totp", code: code.trim() } });
}

export async function proveByPasskey(): Promise<void> {
  const { options, continue_token } = await api.call("passkeySignInOptions", { body: {} });
  const passkey = { ...(await askPasskey(options)) };
  await api.call("confirmIdentity", { body: { method: "passkey", continue_token, passkey } });
}

/** Leaves for the provider and comes back to this very page. */
export async function proveByProvider(): Promise<void> {
  const next = location.pathname + location.search;
  const { url } = await api.call("googleStart", { body: { intent: "prove", next_url: next } });
  location.assign(url);
}
