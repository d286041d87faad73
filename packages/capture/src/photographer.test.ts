import { afterEach, describe, expect, it, vi } from "vitest";
import { newPhotographer } from "./photographer.ts";
import type { PhotoSource } from "./photo-canvas.ts";
import { pretend } from "#testing/cast.ts";
import { fakeTrack } from "#testing/fake-camera.ts";

const sensorPhoto = new Blob(["sensor"]);
const track = pretend<MediaStreamTrack>(fakeTrack());

afterEach(() => void vi.useRealTimers());

describe("taking a photo", () => {
  it("takes the sensor's where it can", async () => {
    const { take, sources } = photographer({ takeSensorPhoto: async () => sensorPhoto });
    await take(video());
    expect(sources).toEqual([sensorPhoto]);
  });

  it("takes the video's picture while the light is on, and where there is no sensor photo", async () => {
    const takeSensorPhoto = vi.fn(async () => sensorPhoto);
    const lit = photographer({ takeSensorPhoto, isLit: () => true });
    const shown = video();
    await lit.take(shown);
    expect(lit.sources).toEqual([shown]);
    expect(takeSensorPhoto).not.toHaveBeenCalled();
    const old = photographer({ takeSensorPhoto: null });
    await old.take(shown);
    expect(old.sources).toEqual([shown]);
  });

  it("asks a sensor that failed once no more", async () => {
    const takeSensorPhoto = vi.fn(() => Promise.reject(new Error("UnknownError")));
    const { take, sources } = photographer({ takeSensorPhoto });
    const shown = video();
    await take(shown);
    await take(shown);
    expect(sources).toEqual([shown, shown]);
    expect(takeSensorPhoto).toHaveBeenCalledTimes(1);
  });

  it("does not wait for a sensor that never answers", async () => {
    vi.useFakeTimers();
    const { take, sources } = photographer({ takeSensorPhoto: () => new Promise(() => undefined) });
    const shown = video();
    const taking = take(shown);
    await vi.advanceTimersByTimeAsync(4000);
    await taking;
    expect(sources).toEqual([shown]);
  });

  it("waits for the first picture, and gives up when none comes", async () => {
    vi.useFakeTimers();
    const { take, sources } = photographer({ takeSensorPhoto: null });
    const dark = video(false);
    const taking = take(dark);
    await Promise.resolve();
    expect(sources).toEqual([]);
    dark.dispatchEvent(new Event("loadeddata"));
    await taking;
    expect(sources).toEqual([dark]);
    const failing = take(video(false)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await failing).toMatchObject({ name: "UnreadablePhotoError" });
  });
});

function photographer(changes: { takeSensorPhoto: (() => Promise<Blob>) | null; isLit?: () => boolean }) {
  const sources: PhotoSource[] = [];
  const toJpeg = async (source: PhotoSource): Promise<Blob> => {
    sources.push(source);
    return new Blob(["jpeg"]);
  };
  return { take: newPhotographer({ track: () => track, isLit: () => false, toJpeg, ...changes }), sources };
}

function video(hasPicture = true): HTMLVideoElement {
  return pretend<HTMLVideoElement>(
    Object.assign(new EventTarget(), { readyState: hasPicture ? 4 : 0, videoWidth: hasPicture ? 1280 : 0 }),
  );
}
