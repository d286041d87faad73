import { describe, expect, it } from "vitest";
import { type BurstOptions, takeBestPhoto } from "./burst.ts";
import type { JudgedPixels } from "./quality.ts";
import { pretend } from "#testing/cast.ts";

describe("a burst", () => {
  it("keeps the sharpest of three", async () => {
    expect(await burst([good(0.35), good(0.5), good(0.4)])).toEqual({ best: "1", taken: 3 });
  });

  it("prefers a photo without problems, and else the one with the fewest", async () => {
    expect(await burst([bad(0.9, 1), good(0.31), bad(0.8, 1)])).toEqual({ best: "1", taken: 3 });
    expect(await burst([bad(0.1, 2), bad(0.1, 1), bad(0.9, 2)])).toEqual({ best: "1", taken: 3 });
  });

  it("ends early on a slow camera, but not before a good photo", async () => {
    expect(await burst([good(0.4), good(0.5)], { budgetMs: -1 })).toEqual({ best: "0", taken: 1 });
    expect(await burst([bad(0.1, 1), good(0.4), good(0.5)], { budgetMs: -1 })).toEqual({ best: "1", taken: 2 });
  });

  it("stops at the signal", async () => {
    await expect(burst([good(0.4)], { signal: AbortSignal.abort(new Error("left")) })).rejects.toThrow("left");
  });
});

async function burst(qualities: readonly JudgedPixels[], options: BurstOptions = {}) {
  let taken = 0;
  const camera = { takePhoto: async () => new Blob([String(taken++)]) };
  const judge = async (photo: Blob): Promise<JudgedPixels> => qualities[Number(await photo.text())] ?? good(0);
  const { blob } = await takeBestPhoto(camera, pretend<HTMLVideoElement>({}), { judge, ...options });
  return { best: await blob.text(), taken };
}

function good(sharpness: number): JudgedPixels {
  return bad(sharpness, 0);
}

function bad(sharpness: number, problemCount: number): JudgedPixels {
  const problems = (["too_dark", "blurred"] as const).slice(0, problemCount);
  return pretend<JudgedPixels>({ ok: problemCount === 0, problems, figures: { sharpness } });
}
