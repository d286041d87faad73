import { scans } from "#modules/scans";
import { sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { quoteRequests, quotes } from "./table.ts";

const later = alias(scans, "later_scans");

/** Whether a quote request of its driver shows a scan to a member: the newest result of a tyre asked for. For statements that select from `scans`. */
export const shownTo = (memberId: SQL): SQL =>
  sql`(${scans.state} = 'completed' and ${scans.type} <> 'sidewall'
    and exists (select 1 from ${quotes} join ${quoteRequests} on ${quoteRequests.id} = ${quotes.requestId}
      where ${quotes.consumerId} = ${scans.consumerId} and ${quotes.memberId} = ${memberId}
        and ${quoteRequests.vehicleId} = ${scans.vehicleId} and ${scans.position} = any(${quoteRequests.positions}))
    and not exists (select 1 from ${scans} ${later} where ${later.vehicleId} = ${scans.vehicleId} and ${later.position} = ${scans.position}
      and ${later.state} = 'completed' and ${later.type} <> 'sidewall' and (${later.submittedAt}, ${later.id}) > (${scans.submittedAt}, ${scans.id})))`;
