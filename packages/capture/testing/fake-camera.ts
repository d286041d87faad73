import { vi } from "vitest";
import type { CameraHost } from "#capture/camera-host.ts";
import { pretend } from "./cast.ts";

/** A camera of no device: a track whose capabilities and constraints a test reads and sets. */
export function fakeTrack(capabilities: MediaTrackCapabilities = {}, settings: MediaTrackSettings = {}) {
  const track = Object.assign(new EventTarget(), {
    kind: "video",
    stop: vi.fn(),
    getCapabilities: () => capabilities,
    getSettings: () => ({ width: 1920, height: 1440, deviceId: "rear-1", facingMode: "environment", ...settings }),
    applyConstraints: vi.fn(async (_constraints: MediaTrackConstraints) => undefined),
  });
  return track;
}

export type FakeTrack = ReturnType<typeof fakeTrack>;

export function fakeStream(track: FakeTrack) {
  const tracks = new Set([track]);
  return {
    getVideoTracks: () => [...tracks],
    getTracks: () => [...tracks],
    addTrack: (added: FakeTrack) => void tracks.add(added),
    removeTrack: (removed: FakeTrack) => void tracks.delete(removed),
  };
}

/** A browser with that camera; `page` hides and shows it, `locks` are the screen locks that were given out. */
export function fakeHost(track: FakeTrack, changes: Partial<CameraHost> = {}) {
  const page = new EventTarget();
  let visible = true;
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const getUserMedia = vi.fn(async (_constraints: MediaStreamConstraints) => pretend<MediaStream>(fakeStream(track)));
  const enumerateDevices = vi.fn(async (): Promise<MediaDeviceInfo[]> => []);
  const host: CameraHost = {
    isSecure: true,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    mediaDevices: { getUserMedia, enumerateDevices },
    wakeLock: {
      request: async () => {
        const lock = { released: false, release: async () => void (lock.released = true) };
        locks.push(lock);
        return pretend<WakeLockSentinel>(lock);
      },
    },
    takeSensorPhoto: null,
    isVisible: () => visible,
    onVisibilityChange(listener) {
      page.addEventListener("change", listener);
      return () => page.removeEventListener("change", listener);
    },
    ...changes,
  };
  const show = (isVisible: boolean): void => {
    visible = isVisible;
    if (!isVisible) locks.forEach((lock) => (lock.released = true));
    page.dispatchEvent(new Event("change"));
  };
  return { host, getUserMedia, enumerateDevices, locks, show };
}
