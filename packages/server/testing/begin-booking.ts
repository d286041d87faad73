interface Database {
  readonly pool: { query(text: string, values: unknown[]): Promise<unknown> };
}

/** Moves a booking and its slots four weeks back, as if its time had come. */
export async function beginBooking({ pool }: Database, bookingId: number): Promise<void> {
  const earlier = "starts_at = starts_at - interval '28 days', ends_at = ends_at - interval '28 days'";
  await pool.query(`update bookings set ${earlier} where id = $1`, [bookingId]);
  await pool.query(`update places set ${earlier} where booking_id = $1`, [bookingId]);
}
