import { z } from "zod";
import { instant } from "../common/fields.ts";
import { tyrePosition } from "../states/index.ts";
import { forecastView, scanView } from "./scans.ts";
import { rewardBanner, rewardLogo } from "./scan-rewards.ts";
import { sidewallView } from "./sidewalls.ts";

/** What a link shows of a scan to anybody who has it. */
export const sharedScanView = scanView
  .pick({
    type: true,
    position: true,
    results: true,
    minimum_mm: true,
    depths: true,
    uncertainty_mm: true,
    method: true,
    by_fitter: true,
    tyre_size: true,
    submitted_at: true,
    completed_at: true,
  })
  .extend({
    /** What people quote. */
    number: z.string(),
    /** Of the registration only the last three characters are shown. */
    vehicle: z.object({ number: z.string(), brand: z.string(), model: z.string() }),
    /** The fitter it was made with. */
    member_name: z.string().nullable(),
    /** For whom it was judged; null for an engine’s result. */
    judged_for: z.enum(["member", "admin"]).nullable(),
    photos: z.array(z.object({ url: z.string(), width: z.int(), height: z.int(), position: tyrePosition.nullable() })),
    sidewalls: z.array(
      sidewallView.pick({ position: true, confirmed: true, made: true, carries_kg: true, warnings: true }),
    ),
    forecast: forecastView.nullable(),
    banner: rewardBanner.nullable(),
    logo: rewardLogo.nullable(),
    /** Downloads the report; add `&language=` for another language than English. */
    report_url: z.string(),
    expires_at: instant,
  });
