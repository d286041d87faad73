import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { randomBytes } from "node:crypto";
import { photoKey } from "@treadclub/kit/files/photos";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { openFixtures } from "#testing/fixtures";
import type { SignedIn } from "#testing/factories/people";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const address = new URL(await testApp.app.http.listen({ host: "127.0.0.1", port: 0 }));

async function open(who: SignedIn): Promise<IncomingMessage> {
  const sent = request(new URL("/api/v1/account/download", address), {
    headers: { authorization: `Bearer ${who.token}` },
    agent: false,
  });
  sent.end();
  const [response]: IncomingMessage[] = await once(sent, "response");
  if (!response) throw new Error("No answer");
  return response;
}

async function download(who: SignedIn): Promise<Readonly<Record<string, Uint8Array>>> {
  const response = await open(who);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="treadclub-my-data-[\d-]+\.zip"$/);
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(Buffer.from(part));
  return unzipSync(Buffer.concat(parts));
}

const dataIn = (files: Readonly<Record<string, Uint8Array>>): Record<string, unknown> =>
  JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));

describe("the download of everything", () => {
  it("holds a driver's records as the app shows them, and every photo byte for byte", async () => {
    const { anna, fitter, ids } = await openFixtures(testApp);
    const bytes = randomBytes(200_000);
    await testApp.app.store.put(photoKey(ids.photo), bytes);
    const files = await download(anna);
    const me = testApp.as(anna);
    const own = { params: { id: String(anna.id) } };
    const data = dataIn(files);
    expect(data).toMatchObject({
      profile: { email: anna.email, first_name: "Anna", roles: ["consumer"] },
      company: null,
      consents: (await me.call("getConsents")).list,
      who_looked: [],
    });
    const idsOf = (value: unknown): unknown[] =>
      Array.isArray(value) ? value.map((one: { id: number }) => one.id).toSorted((a, b) => a - b) : [];
    const vehicles = await me.call("allUserVehicles", own);
    const scans = await me.call("consumerGetScansListByConsumerId", { ...own, body: {} });
    const vouchers = await me.call("getConsumerDiscounts", { ...own, body: {} });
    const bookings = await me.call("getBookingListByConsumerId", { ...own, body: {} });
    expect(idsOf(data["vehicles"])).toEqual(idsOf(vehicles.list));
    expect(idsOf(data["scans"])).toEqual(idsOf(scans.list));
    expect(idsOf(data["vouchers"])).toEqual(idsOf(vouchers.list));
    expect(idsOf(data["bookings"])).toEqual(idsOf(bookings.list));
    expect(JSON.stringify(data["quotes"])).toContain(`"member_id":${fitter.id}`);
    expect(Buffer.from(files[`photos/${ids.photo}.jpg`] ?? []).equals(bytes)).toBe(true);
    expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain("data.json holds your data");
    expect(strFromU8(files["data.json"] ?? new Uint8Array())).not.toMatch(/"[a-z_]+[A-Z]\w*":/);
    expect(strFromU8(files["data.json"] ?? new Uint8Array())).not.toMatch(/password_?hash|token_?hash|argon2/i);
  });

  it("is for everybody their own part, explained in their language", async () => {
    const { fitter, anna } = await openFixtures(testApp);
    await testApp.as(fitter.owner).call("updateProfile", {
      body: { first_name: "Оля", last_name: "К", locale: "uk", version: 0 },
    });
    const files = await download(await testApp.make.signedInAgain(fitter.owner));
    const data = dataIn(files);
    expect(data).toMatchObject({ profile: { first_name: "Оля" }, company: { id: fitter.id, position: "owner" } });
    expect(data).not.toHaveProperty("vehicles");
    expect(JSON.stringify(data)).not.toContain(anna.email);
    expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain("усе, що ми зберігаємо про вас");
    expect(dataIn(await download(await testApp.make.admin()))).toMatchObject({ profile: { roles: ["admin"] } });
  });

  it("waits for a slow receiver with one photo in hand, and stops for one who leaves", async () => {
    const { anna } = await openFixtures(testApp);
    const vehicle = await testApp.make.vehicle(anna);
    const made = await testApp.make.scan(anna, { vehicleId: vehicle.id, photos: 12 });
    for (const id of made.photoIds) await testApp.app.store.put(photoKey(id), randomBytes(3_000_000));
    let read = 0;
    const { get } = testApp.app.store;
    const counted = { get: (key: string) => ((read += 1), get(key)) };
    Object.assign(testApp.app.store, counted);
    const response = await open(anna);
    await once(response, "readable");
    await expect.poll(() => read).toBeGreaterThan(0);
    // Nobody takes anything: after a pause it has not gone on.
    let before = -1;
    while (before !== read) {
      before = read;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    expect(read).toBeLessThan(made.photoIds.length);
    response.destroy();
    await once(response, "close");
    const atEnd = read;
    expect((await testApp.as(anna).send("currentUser")).status).toBe(200);
    expect(read).toBe(atEnd);
    Object.assign(testApp.app.store, { get });
  });

  it("needs a proof of who it is and no administrator in between", async () => {
    const anna = await testApp.make.consumer();
    expect((await testApp.as(null).send("downloadMyData")).status).toBe(401);
    expect((await testApp.as(anna).send("downloadMyData")).status).toBe(200);
  });
});
