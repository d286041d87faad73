import type { Cast, Driver } from "./cast.ts";
import { dayFrom, type Stage } from "./stage.ts";

type End =
  | "open"
  | "in work"
  | "answered"
  | "rejected"
  | "cancelled"
  | "expired"
  | "booked"
  | "accepted"
  | "proposed"
  | "done"
  | "no-show"
  | "turned away"
  | "called off";

interface Deal {
  readonly driver: number;
  readonly day: number;
  readonly end: End;
  readonly tyres: readonly ("front_left" | "front_right" | "rear_left" | "rear_right")[];
  readonly brand: string;
  readonly pricePence: number;
}

const front = ["front_left", "front_right"] as const;
const deals: readonly Deal[] = [
  { driver: 4, day: 21, end: "done", tyres: front, brand: "Michelin Primacy 4", pricePence: 9450 },
  { driver: 5, day: 19, end: "no-show", tyres: front, brand: "Goodyear EfficientGrip", pricePence: 8120 },
  {
    driver: 6,
    day: 17,
    end: "done",
    tyres: ["rear_left", "rear_right"],
    brand: "Continental PremiumContact",
    pricePence: 11_300,
  },
  { driver: 8, day: 16, end: "expired", tyres: ["front_right"], brand: "Avon ZV7", pricePence: 6900 },
  { driver: 1, day: 9, end: "rejected", tyres: front, brand: "Pirelli Cinturato", pricePence: 10_200 },
  { driver: 2, day: 8, end: "cancelled", tyres: ["front_left"], brand: "", pricePence: 0 },
  { driver: 7, day: 6, end: "called off", tyres: front, brand: "Michelin e.Primacy", pricePence: 13_900 },
  { driver: 3, day: 5, end: "turned away", tyres: front, brand: "Bridgestone Turanza", pricePence: 9980 },
  { driver: 12, day: 3, end: "accepted", tyres: front, brand: "Dunlop Sport BluResponse", pricePence: 7240 },
  { driver: 9, day: 3, end: "proposed", tyres: front, brand: "Falken Ziex", pricePence: 6860 },
  { driver: 0, day: 2, end: "answered", tyres: front, brand: "Michelin Primacy 4", pricePence: 8990 },
  { driver: 18, day: 2, end: "in work", tyres: front, brand: "", pricePence: 0 },
  { driver: 21, day: 1, end: "booked", tyres: front, brand: "Hankook Ventus Prime", pricePence: 7100 },
  { driver: 15, day: 1, end: "booked", tyres: ["rear_left"], brand: "Continental VanContact", pricePence: 9900 },
  { driver: 24, day: 1, end: "open", tyres: front, brand: "", pricePence: 0 },
  { driver: 6, day: 0, end: "open", tyres: front, brand: "", pricePence: 0 },
];

const booked: ReadonlySet<End> = new Set([
  "booked",
  "accepted",
  "proposed",
  "done",
  "no-show",
  "turned away",
  "called off",
]);

/** Quotes and bookings of the demo world, one in every state. */
export async function tradeOf(stage: Stage, cast: Cast): Promise<void> {
  for (const [n, deal] of deals.entries()) {
    stage.daysAgo(deal.day, 9 + (n % 7));
    const driver = cast.drivers[deal.driver];
    if (!driver) throw new Error(`No driver ${deal.driver} in the demo world`);
    const quoteId = await ask(stage, cast, driver, deal);
    if (deal.end === "cancelled" || deal.end === "in work" || deal.end === "open")
      await leaveOpen(stage, cast, driver, quoteId, deal.end);
    else await answered(stage, cast, driver, quoteId, deal);
  }
  await runDueJobs(stage);
}

async function ask(stage: Stage, cast: Cast, driver: Driver, deal: Deal): Promise<number> {
  const caller = await stage.as(driver.who);
  const { list } = await caller.call("getConsumerDiscounts", {
    params: { id: String(driver.who.id) },
    body: { filters: { states: ["issued"] } },
  });
  const fitter = cast.fitters[driver.fitter];
  const made = await caller.call("createQuote", {
    body: {
      vehicle_id: driver.vehicleId,
      member_ids: [fitter?.id ?? 0],
      positions: [...deal.tyres],
      tyre_size: driver.tyreSize,
      tyre_brand: deal.brand.split(" ")[0] ?? "",
      preferred_on: dayFrom(stage, 4),
      voucher_ids: list.slice(0, 1).map((voucher) => voucher.id),
      message_to_fitter: "Mornings suit me best. The car is parked in the street.",
    },
  });
  return made.list[0]?.id ?? 0;
}

async function leaveOpen(stage: Stage, cast: Cast, driver: Driver, quoteId: number, end: End): Promise<void> {
  if (end === "cancelled")
    await (await stage.as(driver.who)).call("rejectQuote", { params: { id: String(quoteId) }, body: {} });
  if (end === "in work")
    await (await stage.as(ownerOf(cast, driver))).call("memberSetQuoteReview", { body: { quote_id: quoteId } });
}

async function answered(stage: Stage, cast: Cast, driver: Driver, quoteId: number, deal: Deal): Promise<void> {
  stage.clock.forward(2 * 3_600_000);
  await (
    await stage.as(ownerOf(cast, driver))
  ).call("answerQuote", {
    body: {
      quote_id: quoteId,
      brand: deal.brand,
      unit_price_pence: deal.pricePence,
      alternatives: [{ brand: "Budget: Landsail LS588", unit_price_pence: Math.round(deal.pricePence * 0.6) }],
      services: [{ name: "Valve and balancing", quantity: deal.tyres.length, price_pence: 600 }],
      alignment_check: true,
      fitting_minutes: 30 + 15 * deal.tyres.length,
      message: "In stock. The price includes fitting and the old tyres' disposal.",
      version: 0,
    },
  });
  if (deal.end === "rejected")
    await (await stage.as(driver.who)).call("rejectQuote", { params: { id: String(quoteId) }, body: {} });
  if (booked.has(deal.end)) await book(stage, cast, driver, quoteId, deal.end);
}

async function book(stage: Stage, cast: Cast, driver: Driver, quoteId: number, end: End): Promise<void> {
  const fitter = cast.fitters[driver.fitter];
  const caller = await stage.as(driver.who);
  const free = await caller.call("getFreePlaces", {
    body: { member_id: fitter?.id ?? 0, quote_id: quoteId, type: "fitting", from_day: dayFrom(stage, 2) },
  });
  const starts = free.days.flatMap((day) => day.places.filter((slot) => slot.free)).map((slot) => slot.starts_at);
  const made = await caller.call("createBooking", {
    body: {
      type: "fitting",
      quote_id: quoteId,
      member_id: fitter?.id ?? 0,
      location_id: fitter?.locationId ?? 0,
      vehicle_id: driver.vehicleId,
      starts_at: starts[1] ?? "",
    },
  });
  const id = { params: { id: String(made.id) } };
  stage.clock.forward(3_600_000);
  const owner = await stage.as(ownerOf(cast, driver));
  if (end === "turned away")
    await owner.call("rejectBooking", {
      ...id,
      body: { message: "The lift is out of order that day. Ask us for another time." },
    });
  if (end === "proposed")
    await owner.call("acceptedBooking", {
      ...id,
      body: { starts_at: starts[6] ?? "", message: "We are full then. Would this suit you?" },
    });
  if (end === "called off") await (await stage.as(driver.who)).call("consumerCancelBooking", { ...id, body: {} });
  if (end !== "accepted" && end !== "done" && end !== "no-show") return;
  await owner.call("acceptedBooking", { ...id, body: {} });
  if (end === "accepted") return;
  stage.clock.set(new Date(new Date(made.ends_at).getTime() + 600_000));
  await (
    await stage.as(ownerOf(cast, driver))
  ).call("finishBooking", { ...id, body: { outcome: end === "done" ? "done" : "no_show" } });
}

function ownerOf(cast: Cast, driver: Driver) {
  const fitter = cast.fitters[driver.fitter];
  if (!fitter) throw new Error("No fitter of this driver in the demo world");
  return fitter.owner;
}

/** What is overdue by now expires. */
async function runDueJobs(stage: Stage): Promise<void> {
  stage.daysAgo(0);
  await stage.runJob("expire-quotes");
  await stage.runJob("expire-bookings");
}
