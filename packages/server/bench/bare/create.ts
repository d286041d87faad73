import { dayPlaces, isBankHoliday, londonDay, weekdayOf } from "@treadclub/rules";
import type pg from "pg";
import type { BookingRow } from "./rows.ts";
import { aroundText, takeText } from "./statements.ts";
import { viewOf } from "./views.ts";

export interface Wish {
  readonly location_id: number;
  readonly vehicle_id: number;
  readonly starts_at: string;
}

type Around = Pick<BookingRow, "member_id" | "location_id" | "consumer_id" | "vehicle_id"> & {
  readonly bays: number;
  readonly locations: readonly {
    readonly id: number;
    readonly opening_hours: readonly {
      readonly day: number;
      readonly open_time: string;
      readonly close_time: string;
    }[];
  }[];
};

const minutes = 15;
const stepMinutes = 30;
const noticeMs = 3_600_000;

/** Books a free check in one transaction: locks the location, takes a bay, inserts the booking; null when no bay is free. */
export async function create(pool: pg.Pool, userId: number, wish: Wish): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const made = await book(client, userId, wish);
    await client.query("commit");
    return made;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function book(client: pg.PoolClient, userId: number, wish: Wish): Promise<unknown> {
  const found = await client.query<Around>({
    name: "around",
    text: aroundText,
    values: [wish.location_id, wish.vehicle_id, userId],
  });
  const [around] = found.rows;
  const startsAt = new Date(wish.starts_at);
  if (!around || !isOpen(around, startsAt)) return null;
  const { rows } = await client.query<BookingRow>({
    name: "take",
    text: takeText,
    values: [
      around.location_id,
      around.bays,
      startsAt,
      new Date(startsAt.getTime() + minutes * 60_000),
      around.member_id,
      userId,
      around.vehicle_id,
    ],
  });
  const [booking] = rows;
  return booking === undefined
    ? null
    : viewOf({ ...booking, ...around, quote: null, vouchers: null }, { isMember: false });
}

function isOpen({ locations, location_id: id }: Around, startsAt: Date): boolean {
  const day = londonDay(startsAt);
  if (isBankHoliday(day) || startsAt.getTime() < Date.now() + noticeMs) return false;
  const hours = locations.find((location) => location.id === id)?.opening_hours ?? [];
  return hours
    .filter((one) => one.day === weekdayOf(day))
    .flatMap((one) => dayPlaces({ day, openTime: one.open_time, closeTime: one.close_time, minutes, stepMinutes }))
    .some((start) => start.getTime() === startsAt.getTime());
}
