import { nestedList } from "@treadclub/kit/db/decode";
import { stateHistory } from "@treadclub/kit/tables";
import { quoteRequests, quotes } from "#modules/quotes";
import { vehicleDrivers, vehicles, type TyreFittings } from "#modules/vehicles";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { bookings } from "./table.ts";

/** The appointment, unless the fitter was done before it. */
const fittedAt = sql`least(${bookings.startsAt}, (select max(${stateHistory.at}) from ${stateHistory}
  where ${stateHistory.machine} = 'booking' and ${stateHistory.thingId} = ${bookings.id} and ${stateHistory.toState} = 'done'))`;

/** When each tyre of a vehicle was last fitted through a booking; for statements that select from `vehicles`. */
export const lastFittings: TyreFittings = nestedList(
  { position: sql<string>`fitted.position`, fittedAt: sql`fitted.at`.mapWith((at: string) => new Date(at)) },
  sql`from (select p.position, max(${fittedAt}) as at
    from ${bookings} join ${quotes} on ${quotes.id} = ${bookings.quoteId}
    join ${quoteRequests} on ${quoteRequests.id} = ${quotes.requestId}
    cross join unnest(${quoteRequests.positions}) as p (position)
    where ${bookings.consumerId} in (select ${vehicles.consumerId} union all select ${vehicleDrivers.consumerId} from ${vehicleDrivers}
        where ${vehicleDrivers.vehicleId} = ${vehicles.id}) and ${bookings.vehicleId} = ${vehicles.id}
      and ${bookings.type} = 'fitting' and ${bookings.state} = 'done'
    group by p.position) fitted`,
);

/** The same of the vehicles that a condition on `bookings.vehicle_id` is true of: `vehicle_id`, `position` and `at`, for joins. */
export const fittingsWhere = (
  ofThese: (vehicleId: SQLWrapper) => SQL,
): SQL => sql`select ${bookings.vehicleId}, p.position, max(${fittedAt}) as at
  from ${bookings} join ${quotes} on ${quotes.id} = ${bookings.quoteId}
  join ${quoteRequests} on ${quoteRequests.id} = ${quotes.requestId}
  cross join unnest(${quoteRequests.positions}) as p (position)
  where ${bookings.type} = 'fitting' and ${bookings.state} = 'done' and ${ofThese(bookings.vehicleId)}
  group by ${bookings.vehicleId}, p.position`;
