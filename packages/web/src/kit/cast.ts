import type { CallName, Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import type { CallOptions, Client } from "@treadclub/contract/client";

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
