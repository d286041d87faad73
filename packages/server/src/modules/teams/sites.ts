import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { and, asc, eq, isNotNull, ne } from "drizzle-orm";
import { clubs } from "#modules/clubs";
import { memberFor, members, ownMemberId } from "#modules/members";
import type { TeamDeps } from "./deps.ts";
import { maySetSites } from "./policy.ts";
import { siteOrigin } from "./site-names.ts";

/** The sites of a company and the addresses to frame there: one for each club that drivers could ever join. */
export async function showSites(
  ctx: ReadCtx<"NOT_FOUND">,
  { publicUrl }: Pick<TeamDeps, "publicUrl">,
  memberId: number,
): Promise<ReplyOf<Catalog["getMemberSites"]>> {
  const member = await memberFor(ctx, ownMemberId(ctx, memberId));
  const rows = await ctx.db
    .select({ club: clubs.title, code: clubs.code })
    .from(clubs)
    .where(and(eq(clubs.memberId, member.id), isNotNull(clubs.liveSince), ne(clubs.state, "deleted")))
    .orderBy(asc(clubs.id));
  return {
    sites: member.sites,
    frames: rows.map((row) => ({ ...row, url: `${publicUrl}/app/iframe_by_code/${encodeURIComponent(row.code)}` })),
    version: member.version,
    can: { set: maySetSites(ctx.actor, member.id) },
  };
}

/** Sets the sites of a company, each as its origin. Saved by somebody else in between: STATE_CONFLICT. */
export async function setSites(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  { production }: Pick<TeamDeps, "production">,
  memberId: number,
  body: ParsedOf<Catalog["setMemberSites"]>["body"],
): Promise<void> {
  const member = await memberFor(ctx, ownMemberId(ctx, memberId));
  const typed = body.sites.filter((site) => site.trim() !== "");
  const origins = typed.map((site) => siteOrigin(site, !production));
  if (origins.includes(null)) throw ctx.fail("VALIDATION_FAILED", { fields: { sites: "site" } });
  const sites = [...new Set(origins.filter((origin) => origin !== null))];
  const saved = await ctx.db
    .update(members)
    .set({ sites, version: body.version + 1 })
    .where(and(eq(members.id, member.id), eq(members.version, body.version)))
    .returning({ id: members.id });
  if (saved.length === 0) throw ctx.fail("STATE_CONFLICT");
  ctx.audit("set sites", { thing: "member", id: member.id }, { from: member.sites, to: sites });
}
