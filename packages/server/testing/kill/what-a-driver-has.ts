/** What is there of a driver who lived the whole thread. */
export const wholeThread = {
  users: 1,
  vehicles: 1,
  scans: "completed",
  quotes: "booked",
  bookings: "done",
  member_vouchers: "used",
  platform_vouchers: "issued",
  uploads: "attached",
  photos: 1,
};

const statesOf = (table: string, which: string): string =>
  `(select string_agg(state, ',') from ${table} where ${which})`;

/** Counts that, by the e-mail, the plate, the id and the upload of the driver. */
export const whatADriverHas = `select (select count(*)::int from users where email = $1) as users, (select count(*)::int from vehicles where number = $2) as vehicles,
  ${statesOf("scans", "consumer_id = $3")} as scans, ${statesOf("quotes", "consumer_id = $3")} as quotes,
  ${statesOf("bookings", "consumer_id = $3")} as bookings, ${statesOf("vouchers", "consumer_id = $3 and member_id is not null")} as member_vouchers,
  ${statesOf("vouchers", "consumer_id = $3 and member_id is null")} as platform_vouchers, ${statesOf("uploads", "user_id = $3 and id = $4")} as uploads,
  (select count(*)::int from photos where user_id = $3) as photos`;
