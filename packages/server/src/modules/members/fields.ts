import { nestedList, nestedOne } from "@treadclub/kit/db/decode";
import { sql } from "drizzle-orm";
import { locations, members, openingHours } from "./table.ts";

/** A fitter in a row of a list; for statements that join `members`. */
export const memberRef = { id: members.id, company_name: members.companyName, phone: members.phone };

/** A location in a row of a list; for statements that join `locations`. */
export const locationRef = {
  id: locations.id,
  name: locations.name,
  address_line_1: locations.addressLine1,
  address_line_2: locations.addressLine2,
  city: locations.city,
  postcode: locations.postcode,
};

/** A location with its opening hours; for statements that join `locations`. */
export const locationFields = {
  ...locationRef,
  latitude: locations.latitude,
  longitude: locations.longitude,
  bays: locations.bays,
  opening_hours: nestedList(
    { day: openingHours.day, open_time: openingHours.openTime, close_time: openingHours.closeTime },
    sql`from ${openingHours} where ${openingHours.locationId} = ${locations.id}`,
    sql`${openingHours.day}, ${openingHours.openTime}`,
  ),
};

const firstLocation = sql`from ${locations} where ${locations.memberId} = ${members.id} order by ${locations.id} limit 1`;

/** A fitter in a row of quotes, with its first location; for statements that join `members`. */
export const fitterRef = { ...memberRef, location: nestedOne(locationRef, firstLocation) };

/** What a driver may see of a fitter; for statements that join `members`. */
export const memberCardFields = {
  ...memberRef,
  website: members.website,
  location: nestedOne(locationFields, firstLocation),
  distance_miles: sql<number | null>`null`,
};
