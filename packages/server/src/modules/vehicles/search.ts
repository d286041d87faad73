import { containing } from "@treadclub/kit/db/page";
import { normalisePlate } from "@treadclub/rules";
import { personRef } from "#modules/consumers";
import { users } from "#modules/identity";
import { sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { vehicles } from "./table.ts";

/** What `foundBy` looks for: part of a driver's name, and part of a plate. */
export const searched = (search: string): (string | null)[] => {
  const plate = normalisePlate(search);
  return search === "" ? [] : [containing(search), plate === "" ? null : containing(plate)];
};

const others = alias(vehicles, "found_vehicles");

/** By part of a driver's name or of a plate, which may be spaced anyhow. Written as the search of scans is. */
export const foundBy = (texts: Placeholder, driver: SQLWrapper): SQL =>
  sql`(${vehicles.id} = any(array(select ${others.id} from ${vehicles} ${others} where ${others.number} like (select (${texts}::text[])[2])))
    or ${driver} = any(array(select ${users.id} from ${users} where ${personRef.name} ilike (select (${texts}::text[])[1]))))`;
