import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { nestedList } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { clubs } from "#modules/clubs";
import { changeCompany, memberFor, members, ownMemberId } from "#modules/members";
import type { TeamDeps } from "./deps.ts";
import { maySetSites } from "./policy.ts";
import { siteOrigin } from "./site-names.ts";

/** The sites of a company and the addresses to frame there: one for each club that drivers could ever join. */
export async function showSites(
  ctx: ReadCtx<"NOT_FOUND">,
  { publicUrl }: Pick<TeamDeps, "publicUrl">,
  memberId: number,
): Promise<ReplyOf<Catalog["getMemberSites"]>> {
  const id = ownMemberId(ctx, memberId);
  const member = await memberSites.first(ctx.db, { id });
  if (!member) throw ctx.fail("NOT_FOUND");
  return {
    sites: member.sites,
    frames: member.frames.map((row) => ({
      ...row,
      url: `${publicUrl}/app/iframe_by_code/${encodeURIComponent(row.code)}`,
    })),
    version: member.version,
    can: { set: maySetSites(ctx.actor, id) },
  };
}

const memberSites = defineStatement<{ id: number }>()((p) => ({
  fields: {
    sites: members.sites,
    version: members.version,
    frames: nestedList(
      { club: clubs.title, code: clubs.code },
      sql`from ${clubs} where ${clubs.memberId} = ${members.id} and ${clubs.liveSince} is not null and ${clubs.state} <> 'deleted'`,
      sql`${clubs.id}`,
    ),
  },
  text: (columns) =>
    sql`select ${columns} from ${members} where ${members.id} = ${p.id} and ${members.state} <> 'deleted'`,
}));

/** Sets the sites of a company, each as its origin. STATE_CONFLICT when they were saved meanwhile. */
export async function setSites(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  { production }: Pick<TeamDeps, "production">,
  memberId: number,
  body: ParsedOf<Catalog["setMemberSites"]>["body"],
): Promise<void> {
  const member = await memberFor(ctx, ownMemberId(ctx, memberId));
  const origins = body.sites.map((site) => (site.trim() === "" ? undefined : siteOrigin(site, !production)));
  const wrong = origins.flatMap((origin, row) => (origin === null ? [[`sites.${row}`, "site"]] : []));
  if (wrong.length > 0) throw ctx.fail("VALIDATION_FAILED", { fields: Object.fromEntries(wrong) });
  const sites = [...new Set(origins.filter((origin) => typeof origin === "string"))];
  await changeCompany(ctx, { ...member, version: body.version }, { sites });
}
