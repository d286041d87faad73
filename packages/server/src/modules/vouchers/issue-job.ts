import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import { londonDay } from "@treadclub/rules";
import { clubMemberships, clubs, mayBeJoined, openClub, publishClub, type ClubRow } from "#modules/clubs";
import { notify } from "#modules/messages";
import { sql } from "drizzle-orm";
import { driversAtOnce, lacking, type Due } from "./due.ts";
import { isCovered, issueDue, lookUpDue, type IssuedVoucher } from "./issue.ts";
import { clubIssues } from "./table.ts";

/** Clubs issue to those who are in them: after a change, and every day what the budget of the day before did not reach to. */
export const issueJobs: readonly JobDefinition[] = [
  {
    name: "issue-club-vouchers",
    atOnce: 1,
    run: (job, { id, run }) => issueToClub(job, Number(id), String(run)),
  },
  {
    // Midnight in London is 00:00 UTC in winter and 23:00 UTC in summer.
    name: "issue-waiting-vouchers",
    cron: "3 0,23 * * *",
    run: (job) => job.write(enqueueWaiting),
  },
];

const clubsOfTheDay = defineStatement<{ today: string }>()((p) => ({
  fields: { id: clubs.id },
  text: (columns) => sql`select ${columns} from ${clubs} where ${mayBeJoined(p.today)}
    and (num_nonnulls(${clubs.budgetVouchers}, ${clubs.budgetPence}, ${clubs.budgetPerDay}) > 0 or ${clubs.startsOn} >= ${p.today}::date - 1
      or exists (select 1 from ${clubIssues} i where i.club_id = ${clubs.id} and i.ended_at is not null and i.done < i.total))
    order by ${clubs.id}`,
}));

/** Clubs with a budget, which may reach further today, those that begin, and those whose last run was cut short: a fitter was suspended meanwhile. */
async function enqueueWaiting(ctx: WriteCtx): Promise<void> {
  const today = londonDay(ctx.now);
  for (const { id } of await clubsOfTheDay.all(ctx.db, { today }))
    ctx.outbox.job("issue-club-vouchers", { id, run: `day ${today}` });
}

/** Issues portion by portion; one whose process was killed goes on where it was. */
async function issueToClub(job: JobRun, clubId: number, run: string): Promise<void> {
  await job.write((ctx) => startRun.all(ctx.db, { clubId, run, now: ctx.now.toISOString() }));
  while (await job.write((ctx) => issueToNext(ctx, clubId)));
}

const startRun = defineStatement<{ clubId: number; run: string; now: string }>()((p) => ({
  fields: { clubId: clubIssues.clubId },
  text: (columns) => sql`insert into ${clubIssues} (club_id, run, total, begun_at)
    select ${clubs.id}, ${p.run}, (
      select count(*) from ${clubMemberships} m where m.club_id = ${clubs.id} and exists (select 1 ${lacking(sql`m.consumer_id`, clubs.id)})
    ), ${p.now}::timestamptz from ${clubs} where ${clubs.id} = ${p.clubId}
    on conflict (club_id) do update set run = excluded.run, total = excluded.total, done = 0, after_joined_at = '-infinity', after_consumer_id = 0,
      begun_at = excluded.begun_at, ended_at = null
    where ${clubIssues.run} <> excluded.run returning ${columns}`,
}));

const lockedRun = defineStatement<{ clubId: number }>()((p) => ({
  fields: { joinedAt: sql<string>`${clubIssues.afterJoinedAt}::text`, consumerId: clubIssues.afterConsumerId },
  text: (columns) =>
    sql`select ${columns} from ${clubIssues} where ${clubIssues.clubId} = ${p.clubId} and ${clubIssues.endedAt} is null for update`,
}));

const progress = defineStatement<{
  clubId: number;
  done: number;
  joinedAt: string;
  consumerId: number;
  endedAt: string | null;
}>()((p) => ({
  fields: { total: clubIssues.total },
  text: (
    columns,
  ) => sql`update ${clubIssues} set done = done + ${p.done}::integer, after_joined_at = ${p.joinedAt}::timestamptz,
      after_consumer_id = ${p.consumerId}::bigint, ended_at = ${p.endedAt}::timestamptz where ${clubIssues.clubId} = ${p.clubId} returning ${columns}`,
}));

/** Issues to the next drivers. Returns whether there are more for whom there may be something. */
async function issueToNext(ctx: WriteCtx, clubId: number): Promise<boolean> {
  const club = await openClub(ctx, clubId);
  const from = await lockedRun.first(ctx.db, { clubId });
  if (from === null) return false;
  const due = club === null ? [] : await lookUpDue(ctx, club, "next", from);
  const issued = club === null ? [] : await issueDue(ctx, club, due);
  const drivers = new Set(due.map((one) => one.consumerId)).size;
  const isUsedUp = due.some((one) => one.isLacking && !isCovered(one));
  const goesOn = drivers === driversAtOnce && !isUsedUp;
  const last: Pick<Due, "joinedAt" | "consumerId"> = due.at(-1) ?? from;
  const done = new Set(issued.map((one) => one.consumerId)).size;
  const { joinedAt, consumerId } = last;
  const endedAt = goesOn ? null : ctx.now.toISOString();
  await progress.all(ctx.db, { clubId, done, joinedAt, consumerId, endedAt });
  if (club !== null && (issued.length > 0 || !goesOn)) notifyDrivers(ctx, club, issued);
  return goesOn;
}

/** One notice for each driver, in the app alone: mails to all of a club would hold up everybody else's. */
function notifyDrivers(ctx: WriteCtx, club: ClubRow, issued: readonly IssuedVoucher[]): void {
  const words = [...Map.groupBy(issued, (one) => one.consumerId)].map(([consumerId, own]) => ({
    consumerId,
    count: own.length,
    amount_pence: own.reduce((pence, one) => pence + one.amountPence, 0),
  }));
  for (const same of Map.groupBy(words, (one) => `${one.count} ${one.amount_pence}`).values()) {
    const [first] = same;
    if (!first) continue;
    const userIds = same.map((one) => one.consumerId);
    const isAtMost = issued.some(({ conditions }) => conditions.percent !== null);
    const values = {
      club: club.name,
      count: first.count,
      amount_pence: first.amount_pence,
      ...(isAtMost && { up_to: 1 }),
    };
    notify(ctx, { userIds }, "consumer", {
      type: "club_joined",
      kind: "club_more_vouchers",
      values,
      recordId: club.id,
    });
    ctx.outbox.live({ to: { userIds }, topic: "voucher", id: null });
  }
  if (issued.length > 0) ctx.audit("issue vouchers", { entity: "club", id: club.id }, { vouchers: issued.length });
  publishClub(ctx, club);
}
