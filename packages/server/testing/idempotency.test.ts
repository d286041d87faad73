import { describe, expect, it } from "vitest";
import { nextPlate } from "./next-plate.ts";
import { openFixtures } from "./fixtures.ts";
import { openTestApp } from "./test-app.ts";

const testApp = await openTestApp();
const club = (name: string) => ({
  title: "Drivers' club",
  name,
  discounts: [{ title: "Ten pounds off", amount_pence: 1000 }],
});

describe("an Idempotency-Key", () => {
  it("sent 20 times at once has one effect; the others get the same answer or 409 while it runs", async () => {
    const fitter = await testApp.make.member();
    const name = `Club ${crypto.randomUUID().slice(0, 8)}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        testApp.as(fitter.owner).send("editDiscountClub", { body: club(name) }, { key: "twenty-times" }),
      ),
    );
    for (const answer of answers.filter((one) => one.status !== 200))
      expect([answer.status, answer.error?.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
    const ids = new Set(answers.flatMap((answer) => answer.reply?.id ?? []));
    expect(ids.size).toBe(1);
    const { rows } = await testApp.db.pool.query(
      "select (select count(*)::int from clubs where name = $1) as clubs, (select count(*)::int from audit_log where thing = 'club' and thing_id = $2) as audits",
      [name, [...ids][0]],
    );
    expect(rows[0]).toMatchObject({ clubs: 1, audits: 1 });
    const later = await testApp
      .as(fitter.owner)
      .send("editDiscountClub", { body: club(name) }, { key: "twenty-times" });
    expect([later.status, later.headers["idempotent-replayed"], later.reply?.id]).toEqual([200, "true", [...ids][0]]);
  });

  it("with another body is a conflict, and belongs to its user", async () => {
    const [one, two] = [await testApp.make.member(), await testApp.make.member()];
    await testApp.as(one.owner).call("editDiscountClub", { body: club("First name") }, { key: "same" });
    expect(
      (await testApp.as(one.owner).send("editDiscountClub", { body: club("Another name") }, { key: "same" })).error
        ?.code,
    ).toBe("IDEMPOTENCY_CONFLICT");
    expect(
      (await testApp.as(two.owner).send("editDiscountClub", { body: club("First name") }, { key: "same" })).headers[
        "idempotent-replayed"
      ],
    ).toBeUndefined();
  });

  it("counts for a day, then it is free for another request", async () => {
    const fitter = await testApp.make.member();
    const hourMs = 3_600_000;
    const save = async (name: string) =>
      testApp
        .as(await testApp.make.signedInAgain(fitter.owner))
        .send("editDiscountClub", { body: club(name) }, { key: "a-day" });
    const first = await save("First day");
    testApp.clock.forward(23 * hourMs);
    expect((await save("First day")).headers["idempotent-replayed"]).toBe("true");
    expect((await save("Second day")).error?.code).toBe("IDEMPOTENCY_CONFLICT");
    testApp.clock.forward(2 * hourMs);
    const second = await save("Second day");
    expect(second.status).toBe(200);
    expect(second.reply?.id).not.toBe(first.reply?.id);
    expect((await save("Second day")).headers["idempotent-replayed"]).toBe("true");
    testApp.clock.forward(-25 * hourMs);
  });

  it("of a call that failed is free again", async () => {
    const fixtures = await openFixtures(testApp);
    const book = (startsAt: string) =>
      testApp.as(fixtures.anna).send(
        "createBooking",
        {
          body: {
            type: "free_check",
            member_id: fixtures.fitter.id,
            location_id: fixtures.fitter.locationId,
            vehicle_id: fixtures.ids.vehicle,
            starts_at: startsAt,
          },
        },
        { key: "after-a-failure" },
      );
    expect((await book("2020-01-06T10:00:00.000Z")).error?.code).toBe("VALIDATION_FAILED");
    expect((await book(fixtures.ids.freeStarts[0] ?? "")).status).toBe(200);
  });

  it("never stores an answer that holds tokens", async () => {
    const body = {
      first_name: "New",
      last_name: "Driver",
      email: "stored-nowhere@example.com",
      password: "a long enough sentence",
      terms_accepted: true as const,
    };
    await testApp.as(null).call("createConsumer", { body }, { key: "sign-up" });
    const { rows } = await testApp.db.pool.query("select 1 from idempotency_keys where key = 'sign-up'");
    expect(rows).toEqual([]);
    expect((await testApp.as(null).send("createConsumer", { body }, { key: "sign-up" })).error?.code).toBe(
      "EMAIL_EXISTS",
    );
  });

  it("must be short and plain", async () => {
    const anna = await testApp.make.consumer();
    const body = {
      number: nextPlate(),
      brand: "Ford",
      model: "Ka",
      tyre_size: "165/65 R14",
      load_rating: "79",
      speed_rating: "T",
    };
    for (const key of ["x".repeat(101), "no spaces", "semi;colon"])
      expect((await testApp.as(anna).send("updateOrCreateVehicle", { body }, { key })).error?.code).toBe(
        "VALIDATION_FAILED",
      );
  });
});
