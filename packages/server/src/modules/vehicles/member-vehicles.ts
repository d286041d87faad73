import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, ReadCtx } from "@treadclub/kit/context";
import { listPage, type ListReply } from "@treadclub/kit/db/list";
import { when, whenEqual } from "@treadclub/kit/db/list-conditions";
import type { RegisterEntry } from "#adapters/vehicle-register/port";
import { consumerFor, consumers, personRef } from "#modules/consumers";
import { users } from "#modules/identity";
import { companyScope } from "#modules/members";
import { sql } from "drizzle-orm";
import { knownToRegister } from "./look-up.ts";
import { drivenBy, driverSeenBy, seenByCompany } from "./policy.ts";
import { foundBy, searched } from "./search.ts";
import { storeVehicle, vehicleOfNumber, type Saving } from "./save.ts";
import { vehicles } from "./table.ts";
import type { VehicleView, VehicleViews } from "./view.ts";

type ListBody = ParsedOf<Catalog["memberGetVehicles"]>["body"];
type Row = ReplyOf<Catalog["memberGetVehicles"]>["list"][number];

/**
 * Lists the vehicles that a company's drivers own or share, by registration, each with the driver for whom the company sees
 * it; a super_admin's are everybody's.
 */
export function openMemberVehicles(views: VehicleViews): (ctx: ReadCtx, body: ListBody) => Promise<ListReply<Row>> {
  const list = listPage<ListBody, { readonly scope: number | null }>()(
    (p) => ({
      from: vehicles,
      fields: { ...views.row.fields, consumer: { id: users.id, name: personRef.name } },
      joins: sql`join ${users} on ${users.id} = ${driverSeenBy(p.scope)}`,
      where: [
        sql`${vehicles.removedAt} is null`,
        when(({ scope }) => scope, seenByCompany, {
          otherwise: sql`exists (select 1 from ${consumers} where ${consumers.id} = ${vehicles.consumerId} and ${consumers.state} = 'active')`,
        }),
        whenEqual(vehicles.id, ({ body }) => body.filters?.vehicle_id),
        when(({ body }) => body.filters?.consumer_id, drivenBy),
        when(
          ({ body }) => searched(body.search),
          (texts) => foundBy(texts, driverSeenBy(p.scope)),
        ),
      ],
      sort: { by: { number: vehicles.number }, usual: "number" },
    }),
    ({ consumer, ...row }) => ({ ...views.row.view(row, consumer.id), ...nobodyElse, consumer }),
  );
  return (ctx, body) => list({ ctx, body, scope: companyScope(ctx.actor) });
}

/** With whom a driver shares a car is nothing for a company. */
const nobodyElse = { owner: "", drivers: [] };

type NumberBody = ParsedOf<Catalog["memberCreateVehicleFromNumber"]>["body"];

/**
 * Adds a vehicle of a driver that the company may see; one that the driver has already is answered as it is. Errors: NOT_FOUND
 * for a driver of nobody's; VEHICLE_ALREADY_REGISTERED for somebody else's; VALIDATION_FAILED for what neither the register
 * nor the fitter says.
 */
export async function addVehicleFromNumber(
  ctx: OutsideCtx<"NOT_FOUND" | "VEHICLE_ALREADY_REGISTERED">,
  deps: Saving,
  body: NumberBody,
): Promise<VehicleView> {
  const entry = await knownToRegister(ctx, deps.register, body.number);
  const fields = { ...typedOf(body, entry), number: body.number };
  return ctx.write(async (tx) => {
    const { id: consumerId } = await consumerFor(tx, body.consumer_id);
    const there = await vehicleOfNumber(tx, consumerId, body.number);
    const missing = there ? [] : (["brand", "tyre_size"] as const).filter((field) => fields[field] === "");
    if (missing.length > 0)
      throw tx.fail("VALIDATION_FAILED", { fields: Object.fromEntries(missing.map((field) => [field, "required"])) });
    const { id } = there ?? (await storeVehicle(tx, consumerId, fields, entry));
    const view = await deps.views.byId(tx.db, id, consumerId);
    if (!view) throw tx.fail("NOT_FOUND");
    return { ...view, ...nobodyElse };
  });
}

/** What the fitter typed goes before the first fitment that the register knows. */
function typedOf(body: NumberBody, entry: RegisterEntry | null) {
  const [known] = entry?.tyres ?? [];
  const isTyped = body.tyre_size !== "" || known === undefined;
  const typed = {
    tyre_size: body.tyre_size,
    load_rating: body.load_rating,
    speed_rating: body.speed_rating,
    rear_tyre_size: body.rear_tyre_size,
    rear_load_rating: body.rear_load_rating,
    rear_speed_rating: body.rear_speed_rating,
  };
  const fitment = isTyped
    ? typed
    : {
        tyre_size: known.tyreSize,
        load_rating: known.loadRating,
        speed_rating: known.speedRating,
        rear_tyre_size: known.rearTyreSize,
        rear_load_rating: known.rearLoadRating,
        rear_speed_rating: known.rearSpeedRating,
      };
  return {
    ...fitment,
    brand: body.brand === "" ? (entry?.brand ?? "") : body.brand,
    model: body.model,
    colour: "",
    fuel: "",
    engine_size: "",
    year: null,
    mileage: null,
    average_annual_mileage: null,
    last_mot_on: null,
    mot_due_on: null,
    next_service_on: null,
    mot_reminder: true,
  };
}
