import { isoInstant, nestedList, nestedOne } from "@treadclub/kit/db/decode";
import { sql } from "drizzle-orm";
import { users } from "#modules/identity";
import { locations, members, memberUsers, openingHours } from "./table.ts";

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

/** A company in a row of the office's list. */
export const memberRowFields = {
  id: members.id,
  company_name: members.companyName,
  email: members.email,
  phone: members.phone,
  postcode: members.postcode,
  state: members.state,
  created_at: isoInstant(members.createdAt),
};

/** A company with its users and locations; for statements that select from `members`. */
export const memberFields = {
  ...memberRowFields,
  website: members.website,
  scan_permission: members.scanPermission,
  scan_manage: members.scanManage,
  vat_registered: members.vatRegistered,
  version: members.version,
  users: nestedList(
    {
      id: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      email: users.email,
      position: memberUsers.position,
    },
    sql`from ${memberUsers} join ${users} on ${users.id} = ${memberUsers.userId} where ${memberUsers.memberId} = ${members.id}`,
    sql`${memberUsers.position}, ${users.id}`,
  ),
  locations: nestedList(
    locationFields,
    sql`from ${locations} where ${locations.memberId} = ${members.id}`,
    sql`${locations.id}`,
  ),
};
