import type { Catalog, ReplyOf } from "@treadclub/contract";
import { nestedList, wholeNumber, type RowOf } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement, statementVariants, type Placeholders } from "@treadclub/kit/db/statement";
import { addDays, londonDay, MOT_DUE_SOON_DAYS } from "@treadclub/rules";
import { fittingsWhere } from "#modules/bookings";
import { consumers } from "#modules/consumers";
import { scans } from "#modules/scans";
import { seenByCompany, vehicles } from "#modules/vehicles";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { beginningOf, periodsUntil } from "./periods.ts";

export type VehicleFigures = ReplyOf<Catalog["getVehicleStatList"]>;

const mostMakes = 10;
const band = 20_000;
const lastBand = 6;

interface Asked {
  /** A company, or null for everybody's. */
  readonly scope: number | null;
  readonly since: Date;
  readonly today: string;
  readonly soon: string;
}

/** Counts the vehicles of the drivers of a company, or everybody's, in one statement. */
export async function countVehicles(db: ReadDb, scope: number | null, now: Date): Promise<VehicleFigures> {
  const months = periodsUntil(now, "month");
  const today = londonDay(now);
  const soon = addDays(today, MOT_DUE_SOON_DAYS);
  const found = await counting(scope === null).first(db, { scope, since: beginningOf(months), today, soon });
  if (!found) throw new Error("figures without an answer");
  return figuresOf(found, months, now);
}

const counting = statementVariants((isEverybody: boolean) =>
  defineStatement<Asked>()((p) => ({
    fields: fieldsOf(p),
    text: (columns) => sql`with cars as materialized (
        select ${vehicles.id}, ${vehicles.consumerId}, ${vehicles.brand}, ${vehicles.motDueOn}, ${vehicles.mileage}, ${vehicles.createdAt},
          coalesce(${vehicles.averageAnnualMileage}, ${vehicles.motAnnualMileage}) as annual_mileage
        from ${vehicles} where ${vehicles.removedAt} is null and ${isEverybody ? ofAnyDriver : seenByCompany(p.scope)}
      ), looks as materialized (${looks(isEverybody)})
      select ${columns}`,
  })),
);

const ofAnyDriver = sql`${vehicles.consumerId} in (select ${consumers.id} from ${consumers} where ${consumers.state} = 'active')`;

/** The worst of the newest results of a car's tyres; a tyre that was replaced since counts as not read. */
const looks = (isEverybody: boolean): SQL => {
  const ofThese = (vehicleId: SQLWrapper): SQL =>
    isEverybody ? sql`true` : sql`${vehicleId} = any(array(select id from cars))`;
  return sql`select newest.vehicle_id, case when bool_or('change_tyre' = any(newest.results)) then 'change_tyre'
      when bool_or('recommended_change' = any(newest.results)) then 'recommended_change' else 'fine' end as look
    from (select distinct on (${scans.vehicleId}, ${scans.position}) ${scans.vehicleId}, ${scans.position}, ${scans.results}, ${scans.submittedAt}
      from ${scans} where ${scans.state} = 'completed' and ${scans.type} <> 'sidewall' and ${ofThese(scans.vehicleId)}
      order by ${scans.vehicleId}, ${scans.position}, ${scans.submittedAt} desc, ${scans.id} desc) newest
    left join (${fittingsWhere(ofThese)}) fitted on fitted.vehicle_id = newest.vehicle_id and fitted.position = newest.position
    where fitted.at is null or newest.submitted_at > fitted.at
    group by newest.vehicle_id`;
};

const group = <N extends string>(name: SQL<N | null>, from: SQL, rest = sql`group by 1 order by 2 desc, 1`) =>
  nestedList(
    { name: sql<N>`grouped.name`, count: wholeNumber(sql`grouped.count`) },
    sql`from (select ${name} as name, count(*) as count from ${from} ${rest}) grouped`,
    sql`grouped.count desc, grouped.name`,
  );

function fieldsOf(p: Placeholders<Asked>) {
  const status = sql<
    VehicleFigures["mot"][number]["status"]
  >`case when mot_due_on is null then 'unknown' when mot_due_on < ${p.today}::date then 'overdue'
    when mot_due_on <= ${p.soon}::date then 'due_soon' else 'ok' end`;
  return {
    vehicles: wholeNumber(sql`(select count(*) from cars)`),
    drivers: wholeNumber(sql`(select count(distinct consumer_id) from cars)`),
    added: group(
      sql<string>`to_char(date_trunc('month', created_at at time zone 'Europe/London'), 'YYYY-MM-DD')`,
      sql`cars where created_at >= ${p.since}`,
    ),
    makes: group(
      sql<string>`min(brand)`,
      sql`cars where brand <> ''`,
      sql`group by lower(brand) order by 2 desc, 1 limit ${sql.raw(String(mostMakes))}`,
    ),
    tyres: group(
      sql<VehicleFigures["tyres"][number]["look"]>`coalesce(look, 'unknown')`,
      sql`cars left join looks on looks.vehicle_id = cars.id`,
    ),
    mot: group(status, sql`cars`),
    mileage: nestedList(
      { band: wholeNumber(sql`grouped.band`), count: wholeNumber(sql`grouped.count`) },
      sql`from (select least(mileage / ${sql.raw(String(band))}, ${sql.raw(String(lastBand))}) as band, count(*) as count from cars where mileage is not null group by 1) grouped`,
    ),
    averageAnnual: sql<number | null>`(select round(avg(annual_mileage)) from cars)`.mapWith(Number),
  };
}

function figuresOf(found: RowOf<ReturnType<typeof fieldsOf>>, months: readonly string[], now: Date): VehicleFigures {
  const countOf = (rows: readonly { name: string; count: number }[], name: string): number =>
    rows.find((row) => row.name === name)?.count ?? 0;
  const sum = (rows: readonly { count: number }[]): number => rows.reduce((total, { count }) => total + count, 0);
  return {
    counted_at: now.toISOString(),
    vehicles: found.vehicles,
    drivers: found.drivers,
    added: months.map((from_day) => ({ from_day, count: countOf(found.added, from_day) })),
    makes: found.makes.map(({ name, count }) => ({ make: name, count })),
    other_makes: found.vehicles - sum(found.makes),
    tyres: tyreLooks.map((look) => ({ look, count: countOf(found.tyres, look) })),
    mot: motStatuses.map((status) => ({ status, count: countOf(found.mot, status) })),
    mileage: Array.from({ length: lastBand + 1 }, (_, at) => ({
      from: at * band,
      to: at === lastBand ? null : (at + 1) * band,
      count: found.mileage.find((row) => row.band === at)?.count ?? 0,
    })),
    mileage_unknown: found.vehicles - sum(found.mileage),
    average_annual_mileage: found.averageAnnual,
  };
}

/** In the order in which they are shown. */
const tyreLooks = ["change_tyre", "recommended_change", "fine", "unknown"] as const;
const motStatuses = ["overdue", "due_soon", "ok", "unknown"] as const;
