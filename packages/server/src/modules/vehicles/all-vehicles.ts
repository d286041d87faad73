import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant } from "@treadclub/kit/db/decode";
import { listPage, type ListReply } from "@treadclub/kit/db/list";
import { choose, when, whenEqual } from "@treadclub/kit/db/list-conditions";
import { personRef } from "#modules/consumers";
import { users } from "#modules/identity";
import { addDays, londonDay, MOT_DUE_SOON_DAYS } from "@treadclub/rules";
import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { foundBy, searched } from "./search.ts";
import { vehicles } from "./table.ts";
import type { VehicleViews } from "./view.ts";

type Body = ParsedOf<Catalog["getVehicleList"]>["body"];
type Row = ReplyOf<Catalog["getVehicleList"]>["list"][number];

type Mot = NonNullable<NonNullable<Body["filters"]>["mot"]>;

/** Lists everybody's vehicles, newest first. */
export function openAllVehicles(views: VehicleViews): (ctx: ReadCtx, body: Body) => Promise<ListReply<Row>> {
  const list = listPage<Body, { readonly today: string; readonly soon: string }>()(
    (p) => ({
      from: vehicles,
      fields: {
        ...views.row.fields,
        created_at: isoInstant(vehicles.createdAt),
        consumer: { id: users.id, name: personRef.name },
      },
      joins: sql`join ${users} on ${users.id} = ${vehicles.consumerId}`,
      where: [
        sql`${vehicles.removedAt} is null`,
        whenEqual(vehicles.consumerId, ({ body }) => body.filters?.consumer_id),
        whenEqual(sql`lower(${vehicles.brand})`, ({ body }) => body.filters?.brand?.toLowerCase()),
        whenEqual(vehicles.source, ({ body }) => body.filters?.source),
        choose(
          ({ body }) => body.filters?.mot ?? "any",
          (mot) => (mot === "any" ? sql`true` : motIs(mot, p)),
        ),
        when(
          ({ body }) => searched(body.search),
          (texts) => foundBy(texts, vehicles.consumerId),
        ),
      ],
      sort: {
        by: {
          created_at: vehicles.createdAt,
          number: vehicles.number,
          mot_due_on: vehicles.motDueOn,
        },
        usual: "-created_at",
      },
    }),
    ({ consumer, created_at, ...row }) => ({ ...views.row.view(row, consumer.id), created_at, consumer }),
  );
  return (ctx, body) => {
    const today = londonDay(ctx.now);
    return list({ ctx, body, today, soon: addDays(today, MOT_DUE_SOON_DAYS) });
  };
}

/** The status of `motDue` as a condition. */
function motIs(status: Mot, { today, soon }: Readonly<Record<"today" | "soon", Placeholder>>): SQL {
  const due = vehicles.motDueOn;
  if (status === "unknown") return sql`${due} is null`;
  if (status === "overdue") return sql`${due} < ${today}::date`;
  return status === "ok" ? sql`${due} > ${soon}::date` : sql`${due} between ${today}::date and ${soon}::date`;
}
