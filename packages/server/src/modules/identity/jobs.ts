import { sweepRequests } from "@treadclub/kit/http/sweep";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import type { WriteDb } from "@treadclub/kit/db/open";
import { lt } from "drizzle-orm";
import { refreshTokens, sessions } from "./table.ts";

const endedKeptMs = 90 * 24 * 3_600_000;

/** Hourly: what requests and sign-ins leave behind is removed once it has no use. */
export const identityJobs: readonly JobDefinition[] = [
  {
    name: "sweep-sign-ins",
    cron: "37 * * * *",
    run: async ({ log, now, write }) => {
      const removed = await write(async ({ db }) => ({
        ...(await sweepRequests(db, now)),
        ...(await sweepSignIns(db, now)),
      }));
      log.info(removed, "requests and sign-ins swept");
    },
  },
];

/** Removes refresh tokens that have expired and sign-ins that ended more than 90 days ago. */
async function sweepSignIns(db: WriteDb, now: Date): Promise<{ tokens: number; sessions: number }> {
  const tokens = await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  const ended = await db.delete(sessions).where(lt(sessions.endedAt, new Date(now.getTime() - endedKeptMs)));
  return { tokens: tokens.rowCount ?? 0, sessions: ended.rowCount ?? 0 };
}
