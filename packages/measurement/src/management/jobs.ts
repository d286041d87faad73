import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { lt } from "drizzle-orm";
import { dayOf } from "#measurement/keys/allowance";
import { keyDays } from "#measurement/table";
import { keyRefusals } from "./table.ts";

const dayMs = 24 * 3_600_000;
const refusalsKeptMs = 30 * dayMs;
const daysKeptMs = 400 * dayMs;

/** Lets go of refused calls after 30 days and of days of usage after 400. */
export const managementJobs: readonly JobDefinition[] = [
  {
    name: "sweep-key-records",
    cron: "47 3 * * *",
    run: ({ now, write }) =>
      write(async ({ db }) => {
        await db.delete(keyRefusals).where(lt(keyRefusals.at, new Date(now.getTime() - refusalsKeptMs)));
        await db.delete(keyDays).where(lt(keyDays.day, dayOf(new Date(now.getTime() - daysKeptMs))));
      }),
  },
];
