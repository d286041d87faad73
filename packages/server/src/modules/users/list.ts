import type { Catalog, ParsedOf } from "@treadclub/contract";
import { listPage } from "@treadclub/kit/db/list";
import { choose, when, whenEqual, whenSearched } from "@treadclub/kit/db/list-conditions";
import { roleCode } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import { userRoles, users } from "#modules/identity";
import { userRowFields } from "./fields.ts";
import { seenBy, sightOf } from "./policy.ts";

type Body = ParsedOf<Catalog["getUsersList"]>["body"];

/** Each is looked for in three columns; nobody's name and address need more. */
const mostWords = 8;

/** Users, newest first unless sorted otherwise. */
export const listUsers = listPage<Body>()(
  () => ({
    from: users,
    fields: userRowFields,
    where: [
      choose(({ ctx }) => sightOf(ctx.actor), seenBy),
      whenEqual(users.disabled, ({ body }) => body.filters?.disabled),
      when(
        ({ body }) => body.filters?.role,
        (role) =>
          sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = ${role})`,
      ),
      ...Array.from({ length: mostWords }, (_, at) => wordAt(at)),
    ],
    sort: { by: { created_at: users.createdAt, last_name: users.lastName, email: users.email }, usual: "-created_at" },
  }),
  (row) => ({ ...row, role_code: roleCode(row.roles.map(({ name }) => name)) }),
);

/** Every word of a search is in the first name, the last name or the e-mail. */
const wordAt = (at: number) =>
  whenSearched(
    ({ body }: { readonly body: Body }) =>
      [...new Set(body.search.split(/\s+/).filter((word) => word !== ""))][at] ?? "",
    (word) =>
      sql`(${users.firstName} ilike ${word} or ${users.lastName} ilike ${word} or ${users.email} ilike ${word})`,
  );
