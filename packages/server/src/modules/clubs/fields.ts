import { nestedList, nestedOne, wholeNumber } from "@treadclub/kit/db/decode";
import { memberCardFields, members } from "#modules/members";
import { getTableColumns, sql } from "drizzle-orm";
import { groupOf, onlyAt } from "./group-fields.ts";
import { clubDiscounts, clubMemberships, clubs } from "./table.ts";

const { title, subtitle, description, terms, amountPence, conditions } = clubDiscounts;
const discountFields = { title, subtitle, description, terms, amount_pence: amountPence, conditions };
const active = sql`from ${clubDiscounts} where ${clubDiscounts.clubId} = ${clubs.id} and ${clubDiscounts.active}`;
const oldestFirst = sql`${clubDiscounts.id}`;

/** A club with everything that its screens show; for statements that select from `clubs`. */
export const clubFields = {
  club: getTableColumns(clubs),
  member_name: sql<
    string | null
  >`(select ${members.companyName} from ${members} where ${members.id} = ${clubs.memberId})`,
  group: groupOf(clubs),
  only_at: onlyAt(clubs),
  pending_group: groupOf({ groupId: sql`(${clubs.pending} ->> 'group_id')::bigint`, memberId: clubs.memberId }),
  pending_only_at: onlyAt({
    locationIds: sql`(select array_agg(one.id::bigint) from jsonb_array_elements_text(${clubs.pending} -> 'location_ids') as one (id))`,
    memberId: clubs.memberId,
  }),
  discounts: nestedList({ id: clubDiscounts.id, ...discountFields }, active, oldestFirst),
  joined_count: wholeNumber(
    sql`(select count(*) from ${clubMemberships} where ${clubMemberships.clubId} = ${clubs.id})`,
  ),
};

/** What anybody may see of a club: its live version; for statements that select from `clubs`. */
export const publicClubFields = {
  code: clubs.code,
  title: clubs.title,
  name: clubs.name,
  member: nestedOne(memberCardFields, sql`from ${members} where ${members.id} = ${clubs.memberId}`),
  group: groupOf(clubs),
  only_at: onlyAt(clubs),
  discounts: nestedList(discountFields, active, oldestFirst),
};
