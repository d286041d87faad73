import { adminId } from "./ids.ts";
import { surnameSql } from "./names.ts";
import { plateSql } from "./plates.ts";
import type { Size } from "./sizes.ts";

/** Users, members, drivers and vehicles. */
export const peopleStatements = (size: Size): string[] => [...users(size), ...members(size), ...vehicles(size)];

function users({ garages, drivers }: Size): string[] {
  const person = (first: string, id: string, count: number): string =>
    `insert into users (id, email, first_name, last_name, phone, created_at, email_confirmed_at) overriding system value
     select ${id}, lower('${first}') || n || '@example.com', '${first}', ${surnameSql("n")}, '+441632960001', now() - n * interval '1 second', now() from generate_series(1, ${count}) n`;
  const role = (name: string, from: number, to: number): string =>
    `insert into user_roles (user_id, role) select n, '${name}' from generate_series(${from}, ${to}) n`;
  const lastOwner = adminId + garages;
  return [
    person("Admin", String(adminId), 1),
    person("Owner", `${adminId} + n`, garages),
    person("Driver", `${lastOwner} + n`, drivers),
    role("admin", adminId, adminId),
    role("member", adminId + 1, lastOwner),
    role("consumer", lastOwner + 1, lastOwner + drivers),
    "insert into sessions (id, user_id, created_at, last_used_at) overriding system value select id, id, created_at, now() from users",
    `insert into consumers (id, created_at) select ${lastOwner} + n, now() from generate_series(1, ${drivers}) n`,
  ];
}

function members({ members: count, garages }: Size): string[] {
  return [
    `insert into members (id, company_name, email, phone, postcode, state, created_at) overriding system value
     select n, 'Garage ' || n, 'garage' || n || '@example.com', '+441632960001', 'LS1 4AP', 'accepted', now() - n * interval '1 second' from generate_series(1, ${count}) n`,
    `insert into member_users (user_id, member_id, position) select ${adminId} + n, n, 'owner' from generate_series(1, ${garages}) n`,
    `insert into locations (id, member_id, name, address_line1, city, postcode, latitude, longitude, bays) overriding system value
     select n, n, 'Main', '1 Forge Lane', 'Leeds', 'LS1 4AP', 53.79, -1.55, 2 from generate_series(1, ${garages}) n`,
    `insert into opening_hours (location_id, day, open_time, close_time)
     select n, d, '08:00', '18:00' from generate_series(1, ${garages}) n cross join generate_series(0, 5) d`,
  ];
}

const vehicles = ({ garages, drivers, vehicles: count }: Size): string[] => [
  `insert into vehicles (id, consumer_id, number, brand, model, colour, fuel, engine_size, tyre_size, load_rating, speed_rating, rear_tyre_size, rear_load_rating, rear_speed_rating, source, created_at) overriding system value
   select n, ${adminId + garages + 1} + (n - 1) % ${drivers}, ${plateSql("n")}, 'Ford', 'Focus', 'Blue', 'Petrol', '999', '205/55 R16', '91', 'V', '', '', '', 'typed', now() from generate_series(1, ${count}) n`,
];
