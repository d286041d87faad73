import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant } from "@treadclub/kit/db/decode";
import { allOf, defineList, setIn } from "@treadclub/kit/db/list";
import { containing, orderOf } from "@treadclub/kit/db/page";
import { sql } from "drizzle-orm";
import { dataComplaints } from "./table.ts";

type Body = ParsedOf<Catalog["getDataComplaints"]>["body"];

interface Variant {
  readonly sort: Body["sort"];
  readonly filters: readonly string[];
}
interface Wishes {
  readonly state: string | undefined;
  readonly search: string | undefined;
}

const columns = { acknowledge_by: dataComplaints.acknowledgeBy, created_at: dataComplaints.createdAt };

const complaintList = defineList<Variant, Wishes>()(({ sort, filters }, p) => ({
  fields: {
    id: dataComplaints.id,
    reference: dataComplaints.reference,
    state: dataComplaints.state,
    about: dataComplaints.about,
    name: dataComplaints.name,
    created_at: isoInstant(dataComplaints.createdAt),
    acknowledge_by: isoInstant(dataComplaints.acknowledgeBy),
  },
  id: dataComplaints.id,
  from: sql`from ${dataComplaints}`,
  where: allOf(
    sql`true`,
    filters.includes("state") ? sql`${dataComplaints.state} = ${p.state}` : undefined,
    filters.includes("search")
      ? sql`(${dataComplaints.reference} ilike ${p.search} or ${dataComplaints.name} ilike ${p.search} or ${dataComplaints.email} ilike ${p.search})`
      : undefined,
  ),
  order: sql.join(
    [
      ...(sort === undefined ? [sql`${dataComplaints.state} = 'answered'`] : []),
      ...orderOf(sort, "acknowledge_by", columns, dataComplaints.id),
    ],
    sql`, `,
  ),
}));

/** A page of complaints, unless sorted otherwise the open ones first, by the day on which they are due. */
export async function listComplaints(ctx: ReadCtx, body: Body): Promise<ReplyOf<Catalog["getDataComplaints"]>> {
  const wishes = {
    state: body.filters?.state,
    search: body.search === "" ? undefined : containing(body.search),
  };
  const { rows, count } = await complaintList.page(ctx.db, { sort: body.sort, filters: setIn(wishes) }, wishes, body);
  return { list: rows, ...count };
}
