import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { containing, countUpTo, orderOf, pageOf } from "@treadclub/kit/db/page";
import { and, eq, ilike, or, sql } from "drizzle-orm";
import { dataComplaints } from "./table.ts";
import { rowOf } from "./view.ts";

/** A page of complaints, unless sorted otherwise the open ones first, by the day on which they are due; two queries. */
export async function listComplaints(
  ctx: ReadCtx,
  body: ParsedOf<Catalog["getDataComplaints"]>["body"],
): Promise<ReplyOf<Catalog["getDataComplaints"]>> {
  const { state } = body.filters ?? {};
  const text = containing(body.search);
  const found =
    body.search === ""
      ? undefined
      : or(ilike(dataComplaints.reference, text), ilike(dataComplaints.name, text), ilike(dataComplaints.email, text));
  const where = and(state === undefined ? undefined : eq(dataComplaints.state, state), found) ?? sql`true`;
  const { limit, offset } = pageOf(body);
  const columns = { acknowledge_by: dataComplaints.acknowledgeBy, created_at: dataComplaints.createdAt };
  const rows = await ctx.db
    .select()
    .from(dataComplaints)
    .where(where)
    .orderBy(
      ...(body.sort === undefined ? [sql`${dataComplaints.state} = 'answered'`] : []),
      ...orderOf(body.sort, "acknowledge_by", columns, dataComplaints.id),
    )
    .limit(limit)
    .offset(offset);
  const counted = await countUpTo(ctx.db, sql`select 1 from ${dataComplaints} where ${where}`);
  return { list: rows.map(rowOf), ...counted };
}
