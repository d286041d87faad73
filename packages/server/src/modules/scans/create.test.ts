import { uploads } from "@treadclub/kit/tables";
import { appendFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { clubs } from "#modules/clubs";
import { members } from "#modules/members";
import { vehicles } from "#modules/vehicles";
import type { SignedIn } from "#testing/factories/people";
import { tyrePicture } from "#testing/tyre-picture";
import { openTus } from "#testing/tus";
import { openTestApp } from "#testing/test-app";
import { scans } from "./table.ts";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const base = await testApp.app.http.listen({ port: 0, host: "127.0.0.1" });

async function fixtures(freeScans = 4) {
  const anna = await testApp.make.consumer({ freeScans });
  const vehicle = await testApp.make.vehicle(anna, { tyre_size: "225/45 R18", rear_tyre_size: "255/40 R18" });
  return { anna, vehicle, as: testApp.as(anna) };
}
const body = async (anna: SignedIn, vehicleId: number, photos = 1) => {
  const made = await Promise.all(Array.from({ length: photos }, () => testApp.make.upload(anna)));
  return { vehicle_id: vehicleId, position: "front_left" as const, upload_ids: made.map((upload) => upload.id) };
};
const balance = async (anna: SignedIn): Promise<number> =>
  (await testApp.as(anna).call("getConsumerCredit", { params: { id: String(anna.id) } })).balance;
const scansOf = (anna: SignedIn) => testApp.db.read.select().from(scans).where(eq(scans.consumerId, anna.id));

describe("handing a scan in", () => {
  it("keeps the photos in order, costs a credit and waits for an administrator", async () => {
    const { anna, vehicle, as } = await fixtures();
    const input = await body(anna, vehicle.id, 3);
    const made = await as.call("consumerCreateTyreScan", {
      body: { ...input, position: "rear_right", mileage: 31_500 },
    });
    expect(made).toMatchObject({
      state: "awaiting_admin_review",
      position: "rear_right",
      tyre_size: "255/40 R18",
      mileage: 31_500,
      results: [],
      depths: null,
      forecast: null,
      history: [],
      member_name: null,
      seen: false,
      voucher_id: null,
      reviewed_by: null,
      can: { review: false, undo: false, remove: false },
    });
    expect(made.waiting_since).not.toBeNull();
    const photoIds = await Promise.all(
      input.upload_ids.map(
        async (id) => (await testApp.db.read.select().from(uploads).where(eq(uploads.id, id)))[0]?.photoId,
      ),
    );
    expect(made.photos.map((photo) => photo.id)).toEqual(photoIds);
    expect(await balance(anna)).toBe(3);
    const [car] = await testApp.db.read.select().from(vehicles).where(eq(vehicles.id, vehicle.id));
    expect(car).toMatchObject({ mileage: 31_500, version: vehicle.version + 1 });
    const notes = await testApp
      .as(admin)
      .call("getNotificationList", { params: { a: String(admin.id), b: "admin" }, body: {} });
    expect(notes.list[0]).toMatchObject({ type: "new_scan", open_field: made.id, open_field_type: "scan" });
  });

  it("never takes miles off a car", async () => {
    const { anna, vehicle, as } = await fixtures();
    await as.call("consumerCreateTyreScan", { body: { ...(await body(anna, vehicle.id)), mileage: 10 } });
    const [car] = await testApp.db.read.select().from(vehicles).where(eq(vehicles.id, vehicle.id));
    expect(car).toMatchObject({ mileage: 30_000, version: vehicle.version });
  });

  it("is one scan however often the same request is sent", async () => {
    const { anna, vehicle, as } = await fixtures();
    const input = await body(anna, vehicle.id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => as.send("consumerCreateTyreScan", { body: input }, { key: "hand-in-1" })),
    );
    expect(answers.every((answer) => answer.status === 200 || answer.error?.code === "IDEMPOTENCY_CONFLICT")).toBe(
      true,
    );
    const again = await as.send("consumerCreateTyreScan", { body: input }, { key: "hand-in-1" });
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(await scansOf(anna)).toHaveLength(1);
    expect(await balance(anna)).toBe(3);
  });

  it("spends the last credit on one of ten at once", async () => {
    const { anna, vehicle, as } = await fixtures(1);
    const inputs = await Promise.all(Array.from({ length: 10 }, () => body(anna, vehicle.id)));
    const answers = await Promise.all(inputs.map((input) => as.send("consumerCreateTyreScan", { body: input })));
    const codes = answers.map((answer) => answer.error?.code ?? "ok").toSorted();
    expect(codes).toEqual([...Array.from({ length: 9 }, () => "NO_SCANS_LEFT"), "ok"]);
    expect(await scansOf(anna)).toHaveLength(1);
    expect(await balance(anna)).toBe(0);
    const left = inputs.flatMap((input) => input.upload_ids);
    const states = await Promise.all(
      left.map(async (id) => (await testApp.db.read.select().from(uploads).where(eq(uploads.id, id)))[0]?.state),
    );
    expect(states.filter((state) => state === "ready")).toHaveLength(9);
  });

  it("of four tyres of two cars at once needs no second try", async () => {
    const { anna, vehicle, as } = await fixtures();
    const other = await testApp.make.vehicle(anna);
    const inputs = await Promise.all([vehicle.id, vehicle.id, other.id, other.id].map((id) => body(anna, id)));
    const handIn = () =>
      Promise.all(
        inputs.map((input, n) => as.send("consumerCreateTyreScan", { body: { ...input, mileage: 40_000 + n } })),
      );
    const { result, statements } = await testApp.queries(handIn);
    expect(result.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(statements.filter((text) => text.includes('insert into "scans"'))).toHaveLength(4);
  });

  it("takes an upload for one scan only", async () => {
    const { anna, vehicle, as } = await fixtures();
    const input = await body(anna, vehicle.id);
    const answers = await Promise.all([1, 2, 3].map(() => as.send("consumerCreateTyreScan", { body: input })));
    expect(answers.map((answer) => answer.error?.code ?? "ok").toSorted()).toEqual([
      "STATE_CONFLICT",
      "STATE_CONFLICT",
      "ok",
    ]);
    expect(answers.find((answer) => answer.error)?.error?.details).toEqual({
      uploads: { [input.upload_ids[0] ?? ""]: "attached" },
    });
  });

  it("refuses what is not the driver's own, and changes nothing", async () => {
    const { anna, vehicle, as } = await fixtures();
    const other = await fixtures();
    const wrong = [
      { ...(await body(anna, vehicle.id)), vehicle_id: other.vehicle.id },
      await body(other.anna, vehicle.id),
      { ...(await body(anna, vehicle.id)), upload_ids: ["0b9f3c1e-3f4e-4a58-9a1d-0c3a6f0c5d11"] },
    ];
    for (const input of wrong)
      expect((await as.send("consumerCreateTyreScan", { body: input })).error?.code).toBe("NOT_FOUND");
    expect(await scansOf(anna)).toEqual([]);
    expect(await balance(anna)).toBe(4);
  });

  it("finishes an upload whose last part came as a process died", async () => {
    const { anna, vehicle, as } = await fixtures();
    const tus = openTus(base, anna.token);
    const photo = await tyrePicture({ innerMm: 4, middleMm: 4, outerMm: 4, seed: 7 });
    const path = await tus.create(photo.length);
    const uploadId = path.split("/").at(-1) ?? "";
    await appendFile(`${testApp.dataDir}/uploads/${uploadId}`, photo);
    const made = await as.call("consumerCreateTyreScan", {
      body: { vehicle_id: vehicle.id, position: "front_left", upload_ids: [uploadId] },
    });
    const answer = await testApp.app.http.inject(made.photos[0]?.url ?? "");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const unfinished = (await tus.create(photo.length)).split("/").at(-1) ?? "";
    const refused = await as.send("consumerCreateTyreScan", {
      body: { vehicle_id: vehicle.id, position: "front_left", upload_ids: [unfinished] },
    });
    expect(refused.error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { uploads: { [unfinished]: "receiving" } },
    });
  });
});

describe("who judges", () => {
  async function inClub(
    setting: "members_only" | "admin_only" | "member_and_api" | "admin_and_api",
    ofClub?: "admin_only" | "members_only",
  ) {
    const { anna, vehicle, as } = await fixtures();
    const member = await testApp.make.member();
    const club = await testApp.make.club(member.id);
    await testApp.run(async (ctx) => {
      await ctx.db.update(members).set({ scanManage: setting }).where(eq(members.id, member.id));
      if (ofClub) await ctx.db.update(clubs).set({ scanManage: ofClub }).where(eq(clubs.id, club.id));
    });
    await testApp.make.join(anna.id, club);
    return { anna, vehicle, as, member, club };
  }

  it("is the member's setting, which the club may override", async () => {
    const cases = [
      ["members_only", "awaiting_member_review"],
      ["admin_only", "awaiting_admin_review"],
      ["member_and_api", "awaiting_member_review"],
      ["admin_and_api", "awaiting_admin_review"],
    ] as const;
    for (const [setting, state] of cases) {
      const { anna, vehicle, as, club } = await inClub(setting);
      expect(
        await as.call("consumerCreateTyreScan", {
          body: { ...(await body(anna, vehicle.id)), club_code: club.code.toLowerCase() },
        }),
      ).toMatchObject({ state });
    }
    const { anna, vehicle, as, club } = await inClub("members_only", "admin_only");
    expect(
      await as.call("consumerCreateTyreScan", { body: { ...(await body(anna, vehicle.id)), club_code: club.code } }),
    ).toMatchObject({ state: "awaiting_admin_review" });
  });

  it("is told, and names the member", async () => {
    const { anna, vehicle, as, club, member } = await inClub("members_only");
    const made = await as.call("consumerCreateTyreScan", {
      body: { ...(await body(anna, vehicle.id)), club_code: club.code },
    });
    expect(made.member_name).toMatch(/^Tyres /);
    const notes = await testApp
      .as(member.owner)
      .call("getNotificationList", { params: { a: String(member.owner.id), b: "member" }, body: {} });
    expect(notes.list.map((note) => note.type)).toContain("new_scan");
  });

  it("is an administrator where the member cannot any more", async () => {
    const { anna, vehicle, as, club, member } = await inClub("members_only");
    await testApp.as(admin).call("disableMembers", { body: { ids: [member.id] } });
    expect(
      await as.call("consumerCreateTyreScan", { body: { ...(await body(anna, vehicle.id)), club_code: club.code } }),
    ).toMatchObject({ state: "awaiting_admin_review" });
  });

  it("is refused for a club that the driver has not joined", async () => {
    const { club } = await inClub("members_only");
    const { anna, vehicle, as } = await fixtures();
    for (const code of [club.code, "NOSUCHCLUB"]) {
      const refused = await as.send("consumerCreateTyreScan", {
        body: { ...(await body(anna, vehicle.id)), club_code: code },
      });
      expect([refused.error?.code, Object.keys(refused.error?.fields ?? {})]).toEqual([
        "VALIDATION_FAILED",
        ["club_code"],
      ]);
    }
  });
});
