import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { allOf, defineList, setIn } from "@treadclub/kit/db/list";
import { containing, orderOf } from "@treadclub/kit/db/page";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { sql } from "drizzle-orm";
import { memberRowFields } from "./fields.ts";
import { allowed, companyScope } from "./policy.ts";
import { members } from "./table.ts";

type Body = ParsedOf<Catalog["getMembersList"]>["body"];

interface Variant {
  readonly sort: Body["sort"];
  readonly filters: readonly string[];
}
interface Wishes {
  /** The company of the actor who sees no other. */
  readonly scope: number | undefined;
  readonly state: string | undefined;
  readonly search: string | undefined;
}

const columns = { company_name: members.companyName, created_at: members.createdAt, state: members.state };

const memberList = defineList<Variant, Wishes>()(({ sort, filters }, p) => ({
  fields: memberRowFields,
  id: members.id,
  from: sql`from ${members}`,
  where: allOf(
    sql`${members.state} <> 'deleted'`,
    filters.includes("scope") ? sql`${members.id} = ${p.scope}` : undefined,
    filters.includes("state") ? sql`${members.state} = ${p.state}` : undefined,
    filters.includes("search")
      ? sql`(${members.companyName} ilike ${p.search} or ${members.email} ilike ${p.search} or ${members.postcode} ilike ${p.search})`
      : undefined,
  ),
  order: sql.join(orderOf(sort, "-created_at", columns, members.id), sql`, `),
}));

/** A page of companies, newest first unless sorted otherwise. */
export async function listMembers(ctx: ReadCtx, body: Body): Promise<ReplyOf<Catalog["getMembersList"]>> {
  const wishes = {
    scope: companyScope(ctx.actor) ?? undefined,
    state: body.filters?.state,
    search: body.search === "" ? undefined : containing(body.search),
  };
  const { rows, count } = await memberList.page(ctx.db, { sort: body.sort, filters: setIn(wishes) }, wishes, body);
  return { list: rows.map((row) => ({ ...row, can: allowed(ctx.actor, row) })), ...count };
}

const newMembers = defineStatement()(() => ({
  fields: { total: wholeNumber(sql`count(*)`) },
  text: (counted) => sql`select ${counted} from ${members} where ${members.state} = 'new'`,
}));

/** How many companies wait to be accepted. */
export const countNewMembers = async (db: ReadDb): Promise<number> => (await newMembers.first(db, {}))?.total ?? 0;
