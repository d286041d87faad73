import type pg from "pg";

/** The same three calls as they were first compared: fewer fields, and a booking without a bay in one statement. */
const select = `select b.id, b.type, b.state, b.quote_id, b.starts_at, b.ends_at, b.total_pence, b.requested_at, v.id as vehicle_id, v.number, v.brand, v.model,
  u.first_name, u.last_name, m.company_name from bookings b join vehicles v on v.id = b.vehicle_id join users u on u.id = b.consumer_id join members m on m.id = b.member_id`;

export async function shortListOf(pool: pg.Pool, memberId: number): Promise<unknown> {
  const [rows, counted] = await Promise.all([
    pool.query({
      name: "short list",
      text: `${select} where b.member_id = $1 order by b.starts_at, b.id limit 20`,
      values: [memberId],
    }),
    pool.query<{ count: string }>({
      name: "short count",
      text: "select count(*) from bookings where member_id = $1",
      values: [memberId],
    }),
  ]);
  return { list: rows.rows, total_count: Number(counted.rows[0]?.count) };
}

export const shortOneOf = async (pool: pg.Pool, id: number): Promise<unknown> =>
  (await pool.query({ name: "short one", text: `${select} where b.id = $1`, values: [id] })).rows[0];

export interface InsertBody {
  readonly member_id: number;
  readonly location_id: number;
  readonly vehicle_id: number;
  readonly consumer_id: number;
  readonly starts_at: string;
}

export async function shortCreate(pool: pg.Pool, body: InsertBody): Promise<unknown> {
  const { rows } = await pool.query({
    name: "short create",
    text: `insert into bookings (type, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, requested_at)
      values ('free_check', $1, $2, $3, $4, $5, $5::timestamptz + interval '15 minutes', now()) returning *`,
    values: [body.member_id, body.location_id, body.consumer_id, body.vehicle_id, body.starts_at],
  });
  return rows[0];
}
