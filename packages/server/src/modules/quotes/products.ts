import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { quotes } from "./table.ts";

/** The names of the services that a member put into its latest quotes. */
export const quotedProducts = (memberId: SQLWrapper): SQL =>
  sql`select service ->> 'name' as name from (
      select ${quotes.services} as services from ${quotes} where ${quotes.memberId} = ${memberId} order by ${quotes.id} desc limit 200
    ) latest cross join jsonb_array_elements(latest.services) as service`;
