import type pg from "pg";

/** Vouchers that went to "used" more than once, and used ones whose history does not say so. */
export const redeemDoubles = (pool: pg.Pool): Promise<number> =>
  counted(
    pool,
    `select count(*) as n from (
       select v.id from vouchers v left join state_history h on h.machine = 'voucher' and h.thing_id = v.id and h.to_state = 'used'
       where v.state = 'used' or h.id is not null group by v.id having count(h.id) <> 1) as wrong`,
  );

/** Pairs of slots that overlap in a bay, times with more bookings than bays, bookings without exactly one slot, and cars that are at two places. */
export async function slotDoubles(pool: pg.Pool): Promise<number> {
  const overlaps = await counted(
    pool,
    `select count(*) as n from places a join places b on b.location_id = a.location_id and b.bay = a.bay and b.id > a.id
     and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at) and a.booking_id is distinct from b.booking_id`,
  );
  const overbooked = await counted(
    pool,
    `select count(*) as n from (select l.id from bookings b join locations l on l.id = b.location_id
     where b.starts_at > now() group by l.id, b.starts_at having count(*) > l.bays) as wrong`,
  );
  const withoutSlot = await counted(
    pool,
    "select count(*) as n from bookings b where b.starts_at > now() and (select count(*) from places p where p.booking_id = b.id) <> 1",
  );
  const cars = await counted(
    pool,
    `select count(*) as n from bookings a join bookings b on b.vehicle_id = a.vehicle_id and b.id > a.id
     and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at) where a.starts_at > now() and b.starts_at > now()`,
  );
  return overlaps + overbooked + withoutSlot + cars;
}

export const usedVouchers = (pool: pg.Pool): Promise<number> =>
  counted(pool, "select count(*) as n from vouchers where state = 'used'");

export const bookingsToCome = (pool: pg.Pool): Promise<number> =>
  counted(pool, "select count(*) as n from bookings where starts_at > now()");

async function counted(pool: pg.Pool, sql: string): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(sql);
  return Number(rows[0]?.n);
}
