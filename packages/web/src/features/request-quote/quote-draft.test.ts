import { noConditions } from "@treadclub/rules";
import { addDays, addMonths } from "@treadclub/rules/time";
import { describe, expect, it } from "vitest";
import { car } from "#entities/vehicle/testing/car.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import type { Voucher } from "#entities/voucher/queries.ts";
import {
  bodyOf,
  isHonoured,
  newQuoteDraft,
  problemsOf,
  toggleFitter,
  togglePosition,
  toggleVoucher,
} from "./quote-draft.ts";

const today = "2026-11-21";
const staggered: Vehicle = { ...car, rear_tyre_size: "245/40 R17", rear_load_rating: "95", rear_speed_rating: "W" };
const fitter = (id: number) => ({ id, name: `Fitter ${id}` });
const voucher = (id: number, by: Voucher["by"], member_id: number | null): Voucher => ({
  id,
  code: "ABC",
  state: "issued",
  title: "",
  subtitle: "",
  description: "",
  terms: "",
  amount_pence: 500,
  conditions: noConditions,
  used_pence: null,
  club_id: 1,
  member_id,
  member_name: "",
  by,
  group: null,
  only_at: [],
  consumer: { id: 1, name: "" },
  issued_at: "",
  expires_on: null,
  used_at: null,
  used_at_member: null,
  link: "",
  shared_count: 0,
  shared_by_email: false,
  shared_at: null,
  refusal: null,
  undo_until: null,
  withdrawn_at: null,
  withdrawn_reason: null,
  can: { use: false, undo: false, share: false, withdraw: false },
});

describe("the draft of a request for prices", () => {
  it("begins with the tyres that somebody came for, and the size of the car", () => {
    expect(newQuoteDraft(car, ["front_left"])).toMatchObject({
      positions: ["front_left"],
      size: "205/55 R16 91V",
    });
    expect(newQuoteDraft(staggered, ["rear_left"]).size).toBe("245/40 R17 95W");
    expect(newQuoteDraft(staggered, ["front_left", "rear_left"]).positions).toEqual(["front_left"]);
    expect(newQuoteDraft(staggered, ["rear_left", "front_left"]).positions).toEqual(["rear_left"]);
    expect(newQuoteDraft(car, ["rear_left", "front_left"]).positions).toEqual(["front_left", "rear_left"]);
  });
  it("keeps the tyres in the order of the car", () => {
    const draft = togglePosition(togglePosition(newQuoteDraft(car, []), "rear_right", car), "front_left", car);
    expect(draft.positions).toEqual(["front_left", "rear_right"]);
    expect(togglePosition(draft, "rear_right", car).positions).toEqual(["front_left"]);
  });
  it("is for one size: the other axle of a staggered car takes over", () => {
    const front = newQuoteDraft(staggered, ["front_left"]);
    expect(togglePosition(front, "front_right", staggered)).toMatchObject({
      positions: ["front_left", "front_right"],
      size: "205/55 R16 91V",
    });
    expect(togglePosition(front, "rear_left", staggered)).toMatchObject({
      positions: ["rear_left"],
      size: "245/40 R17 95W",
    });
  });
  it("keeps a size that was typed", () => {
    const typed = { ...newQuoteDraft(staggered, ["front_left"]), size: "215/50 R17 91W", isSizeChanged: true };
    expect(togglePosition(typed, "rear_left", staggered).size).toBe("215/50 R17 91W");
  });
  it("takes at most so many", () => {
    const five = [1, 2, 3, 4, 5].map(fitter);
    expect(toggleFitter(five, fitter(6))).toEqual(five);
    expect(toggleFitter([fitter(1)], fitter(3))).toEqual([fitter(1), fitter(3)]);
    expect(toggleFitter(five, fitter(3))).toEqual([1, 2, 4, 5].map(fitter));
    expect(toggleVoucher([1, 2, 3, 4], 5)).toEqual([1, 2, 3, 4]);
    expect(toggleVoucher([1, 2, 3, 4], 2)).toEqual([1, 3, 4]);
  });
  it("says what a step lacks", () => {
    expect(problemsOf(newQuoteDraft(car, []), "tyres", today)).toEqual(["needTyre"]);
    const ready = newQuoteDraft(car, ["front_left"]);
    expect(problemsOf(ready, "tyres", today)).toEqual([]);
    expect(problemsOf({ ...ready, size: "what" }, "tyres", today)).toEqual(["wrongSize"]);
    expect(problemsOf({ ...ready, brandPreference: "own", brandName: " " }, "tyres", today)).toEqual(["brandMissing"]);
    expect(problemsOf({ ...ready, preferredOn: "2026-11-20" }, "send", today)).toEqual(["onPast"]);
    expect(problemsOf({ ...ready, preferredOn: today }, "send", today)).toEqual([]);
    expect(problemsOf({ ...ready, preferredOn: addMonths(today, 12) }, "send", today)).toEqual([]);
    expect(problemsOf({ ...ready, preferredOn: addDays(addMonths(today, 12), 1) }, "send", today)).toEqual(["onFar"]);
    expect(problemsOf(ready, "fitters", today)).toEqual(["needFitter"]);
  });
  it("sends only vouchers that one of those asked takes", () => {
    const vouchers = [voucher(1, "platform", null), voucher(2, "member", 3), voucher(3, "member", 4)];
    const draft = {
      ...newQuoteDraft(car, ["front_left"], [1, 2, 3]),
      fitters: [fitter(3), fitter(5)],
      brandPreference: "premium" as const,
      message: "  hello ",
    };
    expect(isHonoured(voucher(3, "member", 4), draft.fitters)).toBe(false);
    const group = { id: 1, title: "Valley", other_ids: draft.fitters.map(({ id }) => id) };
    expect(isHonoured({ ...voucher(3, "member", 4), group }, draft.fitters)).toBe(true);
    expect(bodyOf(draft, vouchers)).toEqual({
      vehicle_id: 7,
      member_ids: [3, 5],
      positions: ["front_left"],
      tyre_size: "205/55 R16",
      load_rating: "91",
      speed_rating: "V",
      tyre_brand: "Premium",
      preferred_on: null,
      voucher_ids: [1, 2],
      message_to_fitter: "hello",
    });
  });
  it("does not repeat load and speed, and leaves out what nobody asked for", () => {
    const body = bodyOf({ ...newQuoteDraft(car, ["front_left"]), size: "225/45 R17", preferredOn: "2026-12-01" }, []);
    expect(body).toMatchObject({
      tyre_size: "225/45 R17",
      load_rating: "",
      speed_rating: "",
      tyre_brand: "",
      preferred_on: "2026-12-01",
    });
  });
});
