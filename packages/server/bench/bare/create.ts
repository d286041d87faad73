import { daySlots, isBankHoliday, londonDay, weekdayOf } from "@treadclub/rules";
import type pg from "pg";
import type { BookingRow, Location } from "./rows.ts";
import { contextText, takeText } from "./statements.ts";
import { viewOf } from "./views.ts";

export interface CreateBody {
  readonly location_id: number;
  readonly vehicle_id: number;
  readonly starts_at: string;
}

type BookingContext = Pick<BookingRow, "member_id" | "location_id" | "consumer_id" | "vehicle_id"> & {
  readonly bays: number;
  readonly locations: readonly (Location & {
    readonly opening_hours: readonly {
      readonly day: number;
      readonly open_time: string;
      readonly close_time: string;
    }[];
  })[];
};

const minutes = 15;
const stepMinutes = 30;
const noticeMs = 3_600_000;

/** Books a free check in one transaction: locks the location, takes a bay, inserts the booking; null when no bay is free. */
export async function create(pool: pg.Pool, userId: number, body: CreateBody): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const made = await book(client, userId, body);
    await client.query("commit");
    return made;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function book(client: pg.PoolClient, userId: number, body: CreateBody): Promise<unknown> {
  const found = await client.query<BookingContext>({
    name: "context",
    text: contextText,
    values: [body.location_id, body.vehicle_id, userId],
  });
  const [context] = found.rows;
  const startsAt = new Date(body.starts_at);
  if (!context || !isOpen(context, startsAt)) return null;
  const { rows } = await client.query<BookingRow>({
    name: "take",
    text: takeText,
    values: [
      context.location_id,
      context.bays,
      startsAt,
      new Date(startsAt.getTime() + minutes * 60_000),
      context.member_id,
      userId,
      context.vehicle_id,
    ],
  });
  const [booking] = rows;
  return booking === undefined
    ? null
    : viewOf({ ...booking, ...context, quote: null, vouchers: null }, { isMember: false });
}

function isOpen({ locations, location_id: id }: BookingContext, startsAt: Date): boolean {
  const day = londonDay(startsAt);
  if (isBankHoliday(day, "england_and_wales") || startsAt.getTime() < Date.now() + noticeMs) return false;
  const hours = locations.find((location) => location.id === id)?.opening_hours ?? [];
  return hours
    .filter((one) => one.day === weekdayOf(day))
    .flatMap((one) => daySlots({ day, openTime: one.open_time, closeTime: one.close_time, minutes, stepMinutes }))
    .some((start) => start.getTime() === startsAt.getTime());
}
