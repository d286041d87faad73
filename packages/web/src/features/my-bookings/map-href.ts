import { addressLine } from "@treadclub/rules/address";
import type { DriverBooking } from "#entities/booking/consumer-queries.ts";

type Location = Pick<DriverBooking["location"], "address_line_1" | "city" | "postcode" | "latitude" | "longitude">;

/** A place on the open map: by coordinates where they are known, else by its address. */
export function mapHref({ address_line_1, city, postcode, latitude, longitude }: Location): string {
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressLine(address_line_1, city, postcode) })}`;
}
