import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { allOf, defineList, setIn } from "@treadclub/kit/db/list";
import { containing, orderOf } from "@treadclub/kit/db/page";
import { roleCode } from "@treadclub/rules";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { userRoles, users } from "#modules/identity";
import { userRowFields } from "./fields.ts";
import { seenBy, sightOf, type Sight } from "./policy.ts";

type Body = ParsedOf<Catalog["getUsersList"]>["body"];

interface Variant {
  readonly sight: Sight;
  readonly sort: Body["sort"];
  readonly words: number;
  readonly filters: readonly string[];
}
interface Wishes {
  readonly disabled: boolean | undefined;
  readonly role: string | undefined;
  readonly words: readonly string[];
}

/** Each is looked for in three columns; nobody's name and address need more. */
const mostWords = 8;

const columns = { created_at: users.createdAt, last_name: users.lastName, email: users.email };

const userList = defineList<Variant, Wishes>()(({ sight, sort, words, filters }, p) => ({
  fields: userRowFields,
  id: users.id,
  from: sql`from ${users}`,
  where: allOf(
    seenBy(sight),
    filters.includes("disabled") ? sql`${users.disabled} = ${p.disabled}` : undefined,
    filters.includes("role")
      ? sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = ${p.role})`
      : undefined,
    ...Array.from({ length: words }, (_, at) => found(p.words, at)),
  ),
  order: sql.join(orderOf(sort, "-created_at", columns, users.id), sql`, `),
}));

/** A page of users, newest first unless sorted otherwise. */
export async function listUsers(ctx: ReadCtx, body: Body): Promise<ReplyOf<Catalog["getUsersList"]>> {
  const { role, disabled } = body.filters ?? {};
  const words = [...new Set(body.search.split(/\s+/).filter((word) => word !== ""))].slice(0, mostWords);
  const filters = setIn({ role, disabled });
  const variant = { sight: sightOf(ctx.actor), sort: body.sort, words: words.length, filters };
  const wishes = { role, disabled, words: words.map(containing) };
  const { rows, count } = await userList.page(ctx.db, variant, wishes, body);
  return { list: rows.map((row) => ({ ...row, role_code: roleCode(row.roles.map(({ name }) => name)) })), ...count };
}

/** Every word of a search is in the first name, the last name or the e-mail. */
function found(words: SQLWrapper, at: number): SQL {
  const word = sql`(${words}::text[])[${sql.raw(String(at + 1))}]`;
  return sql`(${users.firstName} ilike ${word} or ${users.lastName} ilike ${word} or ${users.email} ilike ${word})`;
}
