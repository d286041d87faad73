import type { CallName, Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import type { CallOptions, Client } from "@treadclub/contract/client";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

type LooseCall = <N extends CallName>(
  name: N,
  input: InputOf<Catalog[N]>,
  options: CallOptions,
) => Promise<ReplyOf<Catalog[N]>>;

/** A call whose input is always given: `Client.call` leaves it optional where the call takes none, which a generic caller cannot spell. */
export function callWith<N extends CallName>(
  client: Client,
  name: N,
  input: InputOf<Catalog[N]>,
  options: CallOptions = {},
): Promise<ReplyOf<Catalog[N]>> {
  return (client.call as LooseCall)(name, input, options);
}

/** What this browser has kept itself; whoever reads it checks the format that it names. */
export function storedAs<T>(value: unknown): T | null {
  return value as T | null;
}

/** The contract leaves the standard's own JSON open; the server's library has made it. */
export function asPasskeyOptions(options: Readonly<Record<string, unknown>>): PublicKeyCredentialRequestOptionsJSON {
  return options as unknown as PublicKeyCredentialRequestOptionsJSON;
}

/** The same, for making one. */
export function asNewPasskeyOptions(
  options: Readonly<Record<string, unknown>>,
): PublicKeyCredentialCreationOptionsJSON {
  return options as unknown as PublicKeyCredentialCreationOptionsJSON;
}
