import type { WriteCtx } from "@treadclub/kit/context";
import { epochMs, wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { londonDay, oddFrom, tillOddities } from "@treadclub/rules";
import { clubMemberships, clubs } from "#modules/clubs";
import { knownDevices } from "#modules/identity";
import { voucherRedemptions } from "#modules/vouchers";
import { sql } from "drizzle-orm";
import { oddities } from "./table.ts";

const dayMs = 24 * 3_600_000;
/** What happened within this time is looked at, with the day before it: twice the pace of the job, and some. */
const freshMs = 15 * 60_000;

const busyTills = defineStatement<{ fresh: Date; day: Date }>()((p) => ({
  fields: {
    sessionId: wholeNumber(sql`${voucherRedemptions.sessionId}`),
    memberId: voucherRedemptions.memberId,
    userId: voucherRedemptions.userId,
    voucherId: voucherRedemptions.voucherId,
    // What a till kept without a network is sent at once.
    atMs: epochMs(voucherRedemptions.acceptedAt),
    isUndone: sql<boolean>`(${voucherRedemptions.undoneAt} is not null)`,
  },
  text: (columns) => sql`with fresh as (
      select session_id from ${voucherRedemptions} where redeemed_at > ${p.fresh}
      union select session_id from ${voucherRedemptions} where undone_at > ${p.fresh}
    ), busy as (
      select r.session_id from ${voucherRedemptions} r join fresh on fresh.session_id = r.session_id
      where r.redeemed_at > ${p.day} group by r.session_id having count(*) >= ${sql.raw(String(oddFrom.till_undo))}
    ) select ${columns} from ${voucherRedemptions} where session_id in (select session_id from busy) and redeemed_at > ${p.day}`,
}));

const busyBrowsers = defineStatement<{ fresh: Date; day: Date }>()((p) => ({
  fields: {
    clubId: wholeNumber(sql`${clubMemberships.clubId}`),
    memberId: sql<number | null>`max(${clubs.memberId})`.mapWith(Number),
    browser: sql<string>`d.browser`,
    count: wholeNumber(sql`count(distinct ${clubMemberships.consumerId})`),
    since: sql<Date>`min(${clubMemberships.joinedAt})`.mapWith(clubMemberships.joinedAt),
    until: sql<Date>`max(${clubMemberships.joinedAt})`.mapWith(clubMemberships.joinedAt),
  },
  text: (columns) => sql`select ${columns} from ${clubMemberships}
    join ${clubs} on ${clubs.id} = ${clubMemberships.clubId} join ${knownDevices} d on d.user_id = ${clubMemberships.consumerId}
    where ${clubMemberships.joinedAt} > ${p.day}
      and ${clubMemberships.clubId} in (select m.club_id from ${clubMemberships} m where m.joined_at > ${p.fresh})
    group by ${clubMemberships.clubId}, d.browser
    having count(distinct ${clubMemberships.consumerId}) >= ${sql.raw(String(oddFrom.club_browser))}`,
}));

type Found = typeof oddities.$inferInsert;

/** Writes down what was odd lately, once for each till and club a day; what grows meanwhile is counted up. */
export async function findOddities(ctx: WriteCtx): Promise<void> {
  const since = { fresh: new Date(ctx.now.getTime() - freshMs), day: new Date(ctx.now.getTime() - dayMs) };
  const uses = await busyTills.all(ctx.db, since);
  const browsers = await busyBrowsers.all(ctx.db, since);
  // Whoever acts for several fitters at one till is looked at for each of them.
  const tills = Map.groupBy(uses, ({ sessionId, memberId }) => `${sessionId} ${memberId}`);
  const atTills = [...tills].flatMap(([subject, own]): Found[] =>
    tillOddities(own).map(({ sinceMs, untilMs, ...odd }) => ({
      ...odd,
      subject,
      day: londonDay(new Date(untilMs)),
      memberId: own[0]?.memberId ?? null,
      userId: own[0]?.userId ?? null,
      since: new Date(sinceMs),
      until: new Date(untilMs),
    })),
  );
  const inClubs = browsers.map(({ browser, ...odd }): Found => ({
    ...odd,
    kind: "club_browser",
    subject: `${odd.clubId} ${browser}`,
    day: londonDay(odd.until),
  }));
  const found = [...atTills, ...inClubs];
  if (found.length === 0) return;
  const made = await ctx.db
    .insert(oddities)
    .values(found)
    .onConflictDoUpdate({
      target: [oddities.kind, oddities.subject, oddities.day],
      set: {
        count: sql`excluded.count`,
        since: sql`excluded.since`,
        until: sql`excluded.until`,
        voucherId: sql`excluded.voucher_id`,
      },
      setWhere: sql`excluded.count > ${oddities.count}`,
    })
    .returning({ id: oddities.id, memberId: oddities.memberId, kind: oddities.kind, count: oddities.count });
  for (const { id, memberId, kind, count } of made) {
    ctx.audit("write down what was odd", { entity: "oddity", id }, { kind, count });
    ctx.outbox.live({ to: { admins: true }, topic: "oddity", id });
    if (memberId !== null) ctx.outbox.live({ to: { memberIds: [memberId] }, topic: "oddity", id });
  }
}
