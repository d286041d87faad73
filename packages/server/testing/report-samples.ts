import type { ReportedScan } from "#modules/scans";

/** A completed tread scan with a forecast, as a report shows it. */
export const treadReport: ReportedScan = {
  id: 812,
  version: 3,
  state: "completed",
  consumerId: 7,
  memberId: 4,
  type: "tyre",
  position: "front_left",
  results: ["recommended_change", "wheel_alignment"],
  depths: { inner_mm: 2.4, middle_mm: 4.1, outer_mm: 4.3 },
  minimumMm: 2.4,
  uncertaintyMm: 0.3,
  method: "review",
  message: "Please check the pressure of the spare wheel as well.",
  mileage: 41_250,
  tyreSize: "205/55 R16",
  submittedAt: "2026-11-20T09:12:00.000Z",
  completedAt: "2026-11-20T09:40:00.000Z",
  isByFitter: true,
  reviewedBy: "admin",
  memberName: "Forge Lane Tyres",
  vehicle: { id: 3, number: "CU57ABC", brand: "Vauxhall", model: "Corsa" },
  reward: null,
  photos: [{ id: "0b8f1c1e-4a55-4d5b-9e53-0a3e7a7f6d11", width: 1200, height: 900, position: null }],
  sidewalls: [],
  forecast: {
    method: "two_scans",
    at_3_mm: null,
    at_1_6_mm: { on_day: "2027-06-14", from_day: "2027-02-20", to_day: "2028-01-09", mileage: 45_100 },
  },
};

const none = { size: "", load: "", speed: "" };

/** A sidewall that does not match its axle, and another that is fine. */
export const sidewallReport: ReportedScan = {
  ...treadReport,
  type: "sidewall",
  results: ["change_tyre"],
  depths: null,
  minimumMm: null,
  uncertaintyMm: null,
  method: null,
  message: "",
  forecast: null,
  isByFitter: false,
  reviewedBy: "member",
  sidewalls: [
    {
      position: "front_left",
      typed: { ...none, dot: "", make: "" },
      confirmed: { size: "195/65 R15", load: "91", speed: "V", dot: "2415", make: "Michelin" },
      made: { week: 24, year: 2015, month: "2015-06", age_years: 11 },
      carries_kg: 615,
      warnings: [
        { code: "axle_mismatch", found: "195/65 R15", expected: "205/55 R16" },
        { code: "age_replace", found: "11", expected: "10" },
      ],
      fitted: none,
      other_axle_size: "",
      beside_size: "205/55 R16",
    },
    {
      position: "rear_left",
      typed: { ...none, dot: "", make: "" },
      confirmed: { size: "205/55 R16", load: "91", speed: "V", dot: "2425", make: "Dunlop" },
      made: { week: 24, year: 2025, month: "2025-06", age_years: 1 },
      carries_kg: 615,
      warnings: [],
      fitted: none,
      other_axle_size: "",
      beside_size: "",
    },
  ],
};
