import type { joinedClub } from "@treadclub/contract/views/clubs";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant, wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { clubMemberships, clubs, mayBeJoined } from "#modules/clubs";
import { members } from "#modules/members";
import { londonDay } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import { isUsable, lacking } from "./due.ts";
import { vouchers } from "./table.ts";
import { platformName } from "./view.ts";

const joinedClubs = defineStatement<{ consumerId: number; today: string }>()((p) => ({
  fields: {
    id: clubs.id,
    code: clubs.code,
    name: clubs.name,
    member_name: sql<string>`coalesce((select m.company_name from ${members} m where m.id = ${clubs.memberId}), ${sql.raw(`'${platformName}'`)})`,
    joined_at: isoInstant(clubMemberships.joinedAt),
    active: sql<boolean>`(${mayBeJoined(p.today)})`,
    usable: wholeNumber(
      sql`(select count(*) from ${vouchers} where ${vouchers.clubId} = ${clubs.id} and ${vouchers.consumerId} = ${p.consumerId} and ${isUsable(p.today)})`,
    ),
    waiting: wholeNumber(sql`(select count(*) ${lacking(clubMemberships.consumerId, clubs.id)})`),
  },
  text: (
    columns,
  ) => sql`select ${columns} from ${clubMemberships} join ${clubs} on ${clubs.id} = ${clubMemberships.clubId}
    where ${clubMemberships.consumerId} = ${p.consumerId} and ${clubs.state} <> 'deleted' order by ${clubMemberships.joinedAt} desc, ${clubs.id} desc`,
}));

/** The clubs a driver is in, those joined last first. */
export const joinedClubsOf = (
  ctx: Pick<ReadCtx, "db" | "now">,
  consumerId: number,
): Promise<z.output<typeof joinedClub>[]> => joinedClubs.all(ctx.db, { consumerId, today: londonDay(ctx.now) });
