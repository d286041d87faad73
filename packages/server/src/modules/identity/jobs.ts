import { sweepRequests } from "@treadclub/kit/http/sweep";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import type { WriteDb } from "@treadclub/kit/db/open";
import { lt, or } from "drizzle-orm";
import { deviceLifeSeconds } from "./devices.ts";
import { refreshLifeSeconds } from "./sessions.ts";
import { refreshTokens, sessions } from "./table.ts";
import { knownDevices, singleUseTokens } from "./way-tables.ts";

const dayMs = 24 * 3_600_000;
const endedKeptMs = 90 * dayMs;
/** Nobody asks for an expired one again, and some hold an address. */
const linksKeptMs = dayMs;

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

/**
 * Removes refresh tokens that have expired, sign-ins that ended, or could no longer be used, more than 90 days ago, links and
 * steps that expired more than a day ago, and browsers that nobody signed in on for a year.
 */
async function sweepSignIns(db: WriteDb, now: Date): Promise<Readonly<Record<string, number>>> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const tokens = await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  const ended = await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.endedAt, before(endedKeptMs)),
        lt(sessions.lastUsedAt, before(endedKeptMs + refreshLifeSeconds * 1000)),
      ),
    );
  const links = await db.delete(singleUseTokens).where(lt(singleUseTokens.expiresAt, before(linksKeptMs)));
  const devices = await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before(deviceLifeSeconds * 1000)));
  return {
    tokens: tokens.rowCount ?? 0,
    sessions: ended.rowCount ?? 0,
    links: links.rowCount ?? 0,
    devices: devices.rowCount ?? 0,
  };
}
