import { randomBytes } from "node:crypto";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { clientOf, storageOf, type Session } from "../accounts.ts";
import { openActor, type Actor } from "./actors.ts";

/** A driver of this test alone, signed up over the wire. */
export async function newDriver(base: string): Promise<Session> {
  const person = {
    first_name: "Ravi",
    last_name: "Stone",
    email: `ravi-${randomBytes(5).toString("hex")}@example.com`,
    password: "three words in a row",
  };
  const { token, user } = await clientOf(base, null).call("createConsumer", {
    body: { ...person, terms_accepted: true },
  });
  if (token === null || user === null) throw new Error("The sign-up is not complete.");
  const { id, roles, first_name, locale } = user;
  return { token, userId: id, memberId: null, kept: JSON.stringify({ id, roles, first_name, locale }) };
}

/** A car that no register knows; answers its id. */
export async function newCar(
  base: string,
  { token }: Session,
  overrides: { readonly tyre_size?: string; readonly rear_tyre_size?: string } = {},
): Promise<number> {
  const number = `QR${10 + Math.floor(Math.random() * 15)}${letters(3)}`;
  const body = {
    number,
    brand: "Ford",
    model: "Focus",
    tyre_size: "205/55 R16",
    load_rating: "91",
    speed_rating: "V",
    mileage: 41_000,
    ...overrides,
  };
  return (await clientOf(base, token).call("updateOrCreateVehicle", { body })).id;
}

export const openAs = (
  browser: Browser,
  base: string,
  session: Session,
  options: BrowserContextOptions,
): Promise<Actor> => openActor(browser, { ...options, storageState: storageOf(base, session) });

/** Letters that stand on number plates. */
export const letters = (count: number): string =>
  Array.from({ length: count }, () => "ABCDEFGHJKLMNOPRSTUVWXY"[Math.floor(Math.random() * 23)]).join("");
