import { z } from "zod";
import * as measurement from "../measurement/views.ts";
import * as webhooks from "../measurement/webhooks.ts";
import * as states from "../states/index.ts";
import * as bookings from "../views/bookings.ts";
import * as clubs from "../views/clubs.ts";
import * as expected from "../views/expected.ts";
import * as people from "../views/people.ts";
import * as quotes from "../views/quotes.ts";
import * as scans from "../views/scans.ts";
import * as security from "../views/security.ts";
import * as vehicles from "../views/vehicles.ts";
import * as vouchers from "../views/vouchers.ts";

const views = [
  bookings,
  clubs,
  expected,
  people,
  quotes,
  scans,
  security,
  vehicles,
  vouchers,
  measurement,
  webhooks,
  states,
];

/** The schemas that clients get as types of their own: `bookingView` is `Booking`. A name belongs to one schema. */
export const namedSchemas = z.registry<{ id: string }>();

for (const [name, schema] of views.flatMap((module) => Object.entries<unknown>(module)))
  if (schema instanceof z.ZodObject || schema instanceof z.ZodEnum || schema instanceof z.ZodDiscriminatedUnion)
    namedSchemas.add(schema, { id: typeNameOf(name) });

function typeNameOf(name: string): string {
  const short = name.replace(/View$/, "");
  return short.charAt(0).toUpperCase() + short.slice(1);
}
