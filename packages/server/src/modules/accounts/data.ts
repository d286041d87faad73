import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { dataOf as bookingsOf } from "#modules/bookings";
import { clubMemberships, clubs } from "#modules/clubs";
import { dataOf as creditsOf } from "#modules/credits";
import { dataOfUser } from "#modules/identity";
import { dataOf as measurementsOf } from "#modules/measurements";
import { dataOf as messagesOf } from "#modules/messages";
import { members, memberUsers } from "#modules/members";
import { dataOf as quotesOf } from "#modules/quotes";
import { dataOf as scansOf } from "#modules/scans";
import { dataOf as vehiclesOf } from "#modules/vehicles";
import { dataOf as vouchersOf } from "#modules/vouchers";
import { asc, eq } from "drizzle-orm";
import { consentsOf } from "./consents.ts";
import type { DataPart } from "./deps.ts";

/** Everything that is stored about a user, by section; `photos` are the ids of a driver's photos. */
export async function allDataOf(
  { db, now }: Pick<ReadCtx, "db" | "now">,
  userId: number,
  isDriver: boolean,
  more: readonly DataPart[],
): Promise<{ sections: Readonly<Record<string, unknown>>; photos: string[] }> {
  const own = {
    ...(await dataOfUser(db, userId)),
    company: await companyOf(db, userId),
    consents: await consentsOf(db, userId),
    ...(await messagesOf(db, userId)),
  };
  const further: Record<string, unknown> = {};
  for (const part of more) Object.assign(further, await part(db, userId, now));
  if (!isDriver) return { sections: { ...own, ...further }, photos: [] };
  const scans = await scansOf(db, userId);
  const driver = {
    vehicles: await vehiclesOf(db, userId),
    scans,
    measurements: await measurementsOf(db, userId),
    credits: await creditsOf(db, userId),
    clubs: await clubsOf(db, userId),
    vouchers: await vouchersOf(db, userId),
    quotes: await quotesOf(db, userId),
    bookings: await bookingsOf(db, userId),
  };
  return { sections: { ...own, ...driver, ...further }, photos: scans.flatMap((scan) => scan.photos) };
}

async function companyOf(db: ReadDb, userId: number) {
  const [row] = await db
    .select({ id: members.id, name: members.companyName, position: memberUsers.position })
    .from(memberUsers)
    .innerJoin(members, eq(members.id, memberUsers.memberId))
    .where(eq(memberUsers.userId, userId));
  return row ?? null;
}

const clubsOf = (db: ReadDb, consumerId: number) =>
  db
    .select({ name: clubs.name, title: clubs.title, joined_at: clubMemberships.joinedAt })
    .from(clubMemberships)
    .innerJoin(clubs, eq(clubs.id, clubMemberships.clubId))
    .where(eq(clubMemberships.consumerId, consumerId))
    .orderBy(asc(clubs.id));
