import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import type { ReadCtx } from "@treadclub/kit/context";
import type { Database, ReadDb } from "@treadclub/kit/db/open";
import { AppError } from "@treadclub/kit/errors";
import { networkOf } from "@treadclub/kit/http/network";
import { normaliseCode } from "@treadclub/rules";
import { eq } from "drizzle-orm";
import { activeDiscounts, clubByCode } from "#modules/clubs";
import { memberNames, members } from "#modules/members";
import type { TeamDeps } from "./deps.ts";

const platformName = "TreadClub";

/** The company and the club of an embedded page. */
export async function showFrame(ctx: ReadCtx<"CODE_INVALID">, code: string): Promise<ReplyOf<Catalog["getFrame"]>> {
  const club = await clubByCode(ctx, code);
  const names = await memberNames(ctx.db, [club.memberId]);
  const discounts = await activeDiscounts(ctx.db, club.id);
  return {
    company_name: (club.memberId === null ? undefined : names.get(club.memberId)) ?? platformName,
    club_title: club.title,
    code: club.code,
    saves_pence: discounts.reduce((sum, discount) => sum + discount.amountPence, 0),
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
    const sites = await sitesOfCode(deps.db.read, code, deps.clock.now());
    if (sites) await deps.limits.giveBack("code", key);
    if (kept.size >= mostKept) kept.clear();
    kept.set(code, { sites, at: performance.now() });
    return sites;
  };
}

async function sitesOfCode(db: ReadDb, code: string, now: Date): Promise<readonly string[] | null> {
  const club = await clubByCode({ db, now, fail: (error) => new AppError(error) }, code).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (!club) return null;
  if (club.memberId === null) return [];
  const [row] = await db.select({ sites: members.sites }).from(members).where(eq(members.id, club.memberId));
  return row?.sites ?? [];
}
