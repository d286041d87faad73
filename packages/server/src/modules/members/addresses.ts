import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { AddressPort } from "#adapters/addresses/port";

/** The addresses of a postcode, to choose from; not found: it is typed in. Errors: those of the address service. */
export async function findAddresses(
  addresses: AddressPort,
  postcode: string,
): Promise<ReplyOf<Catalog["getAddresses"]>> {
  const found = await addresses.find(postcode);
  return {
    found: found !== null,
    list: (found ?? []).map(({ line1, line2, city, postcode: code }) => ({
      address_line_1: line1,
      address_line_2: line2,
      city,
      postcode: code,
    })),
  };
}
