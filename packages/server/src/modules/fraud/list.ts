import type { Catalog, ParsedOf } from "@treadclub/contract";
import { listPage } from "@treadclub/kit/db/list";
import { whenEqual, whenSearched } from "@treadclub/kit/db/list-conditions";
import { users } from "#modules/identity";
import { sql } from "drizzle-orm";
import { welcomeReviews } from "./table.ts";
import { rowFields } from "./view.ts";

type Body = ParsedOf<Catalog["getWelcomeReviews"]>["body"];

/** Held welcome vouchers, unless sorted otherwise those first that wait for an answer, by when it is due. */
export const listReviews = listPage<Body>()(
  () => ({
    from: welcomeReviews,
    fields: rowFields,
    where: [
      whenEqual(welcomeReviews.state, ({ body }) => body.filters?.state),
      whenEqual(welcomeReviews.strength, ({ body }) => body.filters?.strength),
      whenSearched(
        ({ body }) => body.search,
        (text) => sql`(${welcomeReviews.plate} ilike ${text} or exists (select 1 from ${users} u
          where u.id = ${welcomeReviews.consumerId} and (u.email ilike ${text} or u.first_name || ' ' || u.last_name ilike ${text})))`,
      ),
    ],
    sort: {
      by: { answer_by: welcomeReviews.answerBy, held_at: welcomeReviews.heldAt },
      usual: "queue",
      queue: sql`(${welcomeReviews.state} not in ('checking', 'appealed')), ${welcomeReviews.answerBy}, ${welcomeReviews.id}`,
    },
  }),
  (row) => row,
);
