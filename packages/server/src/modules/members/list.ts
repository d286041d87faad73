import type { Catalog, ParsedOf } from "@treadclub/contract";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { listPage } from "@treadclub/kit/db/list";
import { searchIn, whenEqual } from "@treadclub/kit/db/list-conditions";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { memberRowFields } from "./fields.ts";
import { allowed, companyScope } from "./policy.ts";
import { members } from "./table.ts";

type Body = ParsedOf<Catalog["getMembersList"]>["body"];

/** Companies, newest first unless sorted otherwise. */
export const listMembers = listPage<Body>()(
  () => ({
    from: members,
    fields: memberRowFields,
    where: [
      sql`${members.state} <> 'deleted'`,
      whenEqual(members.id, ({ ctx }) => companyScope(ctx.actor)),
      whenEqual(members.state, ({ body }) => body.filters?.state),
      searchIn(members.companyName, members.email, members.postcode),
    ],
    sort: {
      by: { company_name: members.companyName, created_at: members.createdAt, state: members.state },
      usual: "-created_at",
    },
  }),
  (row, { ctx }) => ({ ...row, can: allowed(ctx.actor, row) }),
);

const newMembers = defineStatement()(() => ({
  fields: { total: wholeNumber(sql`count(*)`) },
  text: (counted) => sql`select ${counted} from ${members} where ${members.state} = 'new'`,
}));

/** How many companies wait to be accepted. */
export const countNewMembers = async (db: ReadDb): Promise<number> => (await newMembers.first(db, {}))?.total ?? 0;
