import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { sql } from "drizzle-orm";
import { voucherCountChanges, voucherCounts } from "./table.ts";

const batchSize = 20_000;
const names = ["issued", "seen", "opened", "shared", "used", "expired", "used_pence"] as const;

/** Moves changes into the counts of their day, in one statement: whoever reads sees them in one place or the other. */
const addUp = defineStatement()(() => ({
  fields: { taken: wholeNumber(sql`(select count(*) from taken)`) },
  text: (columns) => sql`with taken as (
      delete from ${voucherCountChanges} where id in (select id from ${voucherCountChanges} order by id limit ${sql.raw(String(batchSize))}) returning *
    ), added as (
      insert into ${voucherCounts} as kept (club_discount_id, club_id, day, ${sql.raw(names.join(", "))})
      select club_discount_id, club_id, day, ${sql.raw(names.map((name) => `sum(${name})`).join(", "))} from taken
      group by club_discount_id, club_id, day order by club_discount_id, day
      on conflict (club_discount_id, day) do update set ${sql.raw(names.map((name) => `${name} = kept.${name} + excluded.${name}`).join(", "))}
    )
    select ${columns}`,
}));

/** Returns the number of changes that were added up. */
const addVoucherCounts = async (ctx: WriteCtx): Promise<number> => (await addUp.first(ctx.db, {}))?.taken ?? 0;

export const voucherUsageJobs: readonly JobDefinition[] = [
  {
    name: "add-voucher-counts",
    cron: "*/10 * * * *",
    run: async (job) => {
      while ((await job.write(addVoucherCounts)) === batchSize);
    },
  },
];
