import { containing } from "@treadclub/kit/db/page";
import { normalisePlate } from "@treadclub/rules";
import { personRef } from "#modules/consumers";
import { users } from "#modules/identity";
import { sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import { vehicles } from "./table.ts";

/** What `foundBy` looks for: part of a driver's name, and part of a plate. */
export const searched = (search: string): (string | null)[] => {
  const plate = normalisePlate(search);
  return search === "" ? [] : [containing(search), plate === "" ? null : containing(plate)];
};

/** By part of a driver's name or of a plate, which may be spaced anyhow. */
export const foundBy = (texts: Placeholder, driver: SQLWrapper): SQL =>
  sql`(${vehicles.number} like (${texts}::text[])[2]
    or ${driver} = any(array(select ${users.id} from ${users} where ${personRef.name} ilike (${texts}::text[])[1])))`;
