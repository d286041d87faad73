import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import type { ReadCtx } from "@treadclub/kit/context";
import type { Database, ReadDb } from "@treadclub/kit/db/open";
import { networkOf } from "@treadclub/kit/http/network";
import { orNull, wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { londonDay, normaliseCode } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import { clubDiscounts, clubs, mayBeJoined } from "#modules/clubs";
import { members } from "#modules/members";
import type { TeamDeps } from "./deps.ts";

const platformName = "TreadClub";

/** The company and the club of an embedded page. */
export async function showFrame(ctx: ReadCtx<"CODE_INVALID">, code: string): Promise<ReplyOf<Catalog["getFrame"]>> {
  const frame = await frameOfCode(ctx.db, code, ctx.now);
  if (!frame) throw ctx.fail("CODE_INVALID");
  return {
    company_name: frame.companyName ?? platformName,
    club_title: frame.title,
    code: frame.code,
    saves_pence: frame.savesPence,
  };
}

/** The sites that may frame the page of a club's code, asked from an address; null: no club that drivers may join has it. */
export type FrameSites = (code: string, ip: string) => Promise<readonly string[] | null>;

const keptMs = 2000;
const mostKept = 1000;

/** Looks frames up, keeps each answer for two seconds, and counts codes that lead nowhere as guesses of their address. */
export function openFrames(
  deps: Pick<TeamDeps, "limits"> & { readonly db: Database; readonly clock: Clock },
): FrameSites {
  const kept = new Map<string, { sites: readonly string[] | null; at: number }>();
  return async (given, ip) => {
    const code = normaliseCode(given);
    const known = kept.get(code);
    if (known && performance.now() - known.at < keptMs) return known.sites;
    const key = `address ${networkOf(ip)}`;
    const mayAsk = await deps.limits.take("code", [key]).then(
      () => true,
      () => false,
    );
    if (!mayAsk) return null;
    const frame = await frameOfCode(deps.db.read, code, deps.clock.now());
    const sites = frame === null ? null : (frame.sites ?? []);
    if (sites) await deps.limits.giveBack("code", key);
    if (kept.size >= mostKept) kept.clear();
    kept.set(code, { sites, at: performance.now() });
    return sites;
  };
}

const frames = defineStatement<{ code: string; today: string }>()((p) => ({
  fields: {
    companyName: orNull(members.companyName),
    sites: orNull(members.sites),
    title: clubs.name,
    code: clubs.code,
    savesPence: wholeNumber(
      sql`(select coalesce(sum(${clubDiscounts.amountPence}), 0) from ${clubDiscounts} where ${clubDiscounts.clubId} = ${clubs.id} and ${clubDiscounts.active})`,
    ),
  },
  text: (columns) => sql`select ${columns} from ${clubs} left join ${members} on ${members.id} = ${clubs.memberId}
    where ${clubs.code} = ${p.code} and ${mayBeJoined(p.today)}`,
}));

const frameOfCode = (db: ReadDb, code: string, now: Date) => frames.first(db, { code, today: londonDay(now) });
