import { wholeNumber } from "@treadclub/kit/db/decode";
import { bookings } from "#modules/bookings";
import { clubs } from "#modules/clubs";
import { consumerLinks } from "#modules/consumers";
import { members, type MemberFigures } from "#modules/members";
import { quotes } from "#modules/quotes";
import { scans } from "#modules/scans";
import { vouchers } from "#modules/vouchers";
import { sql, type SQL } from "drizzle-orm";

/** Figures of a member out of all modules. */
export const memberFigures: MemberFigures = {
  record: {
    consumers: wholeNumber(
      sql`(select count(distinct ${consumerLinks.consumerId}) from ${consumerLinks} where ${consumerLinks.memberId} = ${members.id})`,
    ),
    open_quotes: howMany(
      sql`${quotes} where ${quotes.memberId} = ${members.id} and ${quotes.state} in ('awaiting_member', 'in_review', 'awaiting_customer')`,
    ),
    new_bookings: howMany(
      sql`${bookings} where ${bookings.memberId} = ${members.id} and ${bookings.state} = 'awaiting_member'`,
    ),
    clubs: howMany(sql`${clubs} where ${clubs.memberId} = ${members.id} and ${clubs.state} <> 'deleted'`),
  },
  waiting: (today) => ({
    quotes: howMany(
      sql`${quotes} where ${quotes.memberId} = ${members.id} and ${quotes.state} in ('awaiting_member', 'in_review')`,
    ),
    bookings: howMany(
      sql`${bookings} where ${bookings.memberId} = ${members.id} and ${bookings.state} = 'awaiting_member'`,
    ),
    scans: howMany(
      sql`${scans} where ${scans.memberId} = ${members.id} and ${scans.waitingSince} is not null and ${scans.state} = 'awaiting_member_review'`,
    ),
    vouchers_used_today: howMany(
      sql`${vouchers} where ${vouchers.usedMemberId} = ${members.id} and ${vouchers.usedAt} >= ${today}`,
    ),
  }),
};

function howMany(rows: SQL): SQL<number> {
  return wholeNumber(sql`(select count(*) from ${rows})`);
}
