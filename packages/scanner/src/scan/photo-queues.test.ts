import type { PhotoQueue, QueuedPhoto } from "@treadclub/capture/queue";
import { describe, expect, it } from "vitest";
import { pretend } from "#scanner/testing/cast.ts";
import { photoOf } from "#scanner/testing/fake-photos.ts";
import { joinPhotoQueues, photosOf, sendingOf, shotsOf } from "./photo-queues.ts";

function fakeQueue(photos: readonly QueuedPhoto[], durable = true) {
  const asked: (readonly string[])[] = [];
  const removed: string[] = [];
  const queue = {
    durable,
    list: () => photos,
    subscribe: () => () => undefined,
    whenUploaded: async (keys: readonly string[]) => {
      asked.push(keys);
      return keys.map((key) => `up-${key}`);
    },
    remove: async (key: string) => void removed.push(key),
    blobOf: async (key: string) => (photos.some((photo) => photo.key === key) ? new Blob([key]) : null),
  };
  return { queue: pretend<PhotoQueue>(queue), asked, removed };
}

describe("the photos of several sessions", () => {
  const first = fakeQueue([photoOf(1, "outer"), photoOf(1, "whole"), photoOf(12, "whole")]);
  const second = fakeQueue([photoOf(2, "whole")]);
  const queues = joinPhotoQueues([first.queue, second.queue]);
  it("are one list, the same until something changes", () => {
    expect(queues.list()).toHaveLength(4);
    expect(queues.list()).toBe(queues.list());
  });
  it("are handed in by their own session, in the order of their shots", async () => {
    expect(await queues.whenUploaded(0, 1)).toEqual(["up-1-whole", "up-1-outer"]);
    expect(first.asked).toEqual([["1-whole", "1-outer"]]);
    expect(second.asked).toEqual([]);
  });
  it("are forgotten by tyre", async () => {
    await queues.forget(0, 1);
    expect(first.removed).toEqual(["1-whole", "1-outer"]);
  });
  it("are found wherever they lie", async () => {
    expect(await (await queues.blobOf("2-whole"))?.text()).toBe("2-whole");
    expect(await queues.blobOf("9-whole")).toBeNull();
  });
  it("outlast the page only if all queues do", () => {
    expect(queues.durable).toBe(true);
    expect(joinPhotoQueues([first.queue, fakeQueue([], false).queue]).durable).toBe(false);
  });
});

describe("a tyre's photos", () => {
  const photos = [
    photoOf(1, "inner", { sizeBytes: 3000, sentBytes: 1500, state: "uploading" }),
    photoOf(1, "whole", { sizeBytes: 1000, sentBytes: 1000, state: "uploaded" }),
    photoOf(11, "whole", { state: "paused" }),
  ];
  it("come in the order of their shots", () => {
    expect(shotsOf(photos, 1)).toEqual(["whole", "inner"]);
    expect(photosOf(photos, 11).map(({ key }) => key)).toEqual(["11-whole"]);
  });
  it("tell how much of them is across", () => {
    expect(sendingOf(photos, 1)).toEqual({ percent: 62, isWaiting: false });
    expect(sendingOf(photos, 11)).toEqual({ percent: 0, isWaiting: true });
    expect(sendingOf(photos, 5)).toEqual({ percent: 100, isWaiting: false });
  });
});
