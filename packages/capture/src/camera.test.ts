import { afterEach, describe, expect, it, vi } from "vitest";
import { CameraError, openCamera } from "./camera.ts";
import { pretend } from "#testing/cast.ts";
import { fakeHost, fakeStream, fakeTrack } from "#testing/fake-camera.ts";

const facebook =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 [FBAN/FBIOS;FBAV/521.0]";

afterEach(() => void vi.useRealTimers());

describe("opening", () => {
  it("prefers the rear camera at 1920 by 1440 and demands nothing", async () => {
    const { host, getUserMedia } = fakeHost(fakeTrack());
    const camera = await openCamera({ host });
    const [constraints] = getUserMedia.mock.calls[0] ?? [];
    expect(constraints).toEqual({
      audio: false,
      video: { width: { ideal: 1920 }, height: { ideal: 1440 }, facingMode: { ideal: "environment" } },
    });
    expect(JSON.stringify(constraints)).not.toContain("exact");
    expect(camera.settings).toEqual({ width: 1920, height: 1440, deviceId: "rear-1", facing: "rear" });
  });

  it("prefers the camera that was picked instead", async () => {
    const { host, getUserMedia } = fakeHost(fakeTrack());
    await openCamera({ host, deviceId: "rear-2" });
    expect(getUserMedia.mock.calls[0]?.[0].video).toMatchObject({ deviceId: { ideal: "rear-2" } });
    expect(getUserMedia.mock.calls[0]?.[0].video).not.toHaveProperty("facingMode");
  });

  it("asks again without a size when the driver fails at it", async () => {
    const track = fakeTrack();
    const { host, getUserMedia } = fakeHost(track);
    getUserMedia.mockRejectedValueOnce(new DOMException("", "NotReadableError"));
    await openCamera({ host });
    expect(getUserMedia.mock.calls[1]?.[0].video).toEqual({ facingMode: { ideal: "environment" } });
  });

  it("keeps the picture in focus where it can", async () => {
    const track = fakeTrack({ focusMode: ["manual", "continuous"] });
    await openCamera({ host: fakeHost(track).host });
    expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ focusMode: "continuous" }] });
  });
});

describe("a camera that does not open", () => {
  it.each([
    ["NotAllowedError", "denied"],
    ["SecurityError", "denied"],
    ["NotFoundError", "missing"],
    ["OverconstrainedError", "missing"],
    ["NotReadableError", "busy"],
    ["AbortError", "busy"],
    ["TypeError", "unsupported"],
  ])("%s is %s", async (name, reason) => {
    const { host, getUserMedia } = fakeHost(fakeTrack());
    getUserMedia.mockRejectedValue(Object.assign(new Error("no"), { name }));
    await expect(openCamera({ host })).rejects.toMatchObject({ name: "CameraError", reason });
  });

  it("says insecure, unsupported or in-app browser where there is no such call", async () => {
    const reasonOf = (changes: object) =>
      openCamera({ host: fakeHost(fakeTrack(), { mediaDevices: undefined, ...changes }).host }).catch(
        (error: unknown) => error,
      );
    expect(await reasonOf({ isSecure: false })).toMatchObject({ reason: "insecure" });
    expect(await reasonOf({})).toMatchObject({ reason: "unsupported" });
    expect(await reasonOf({ userAgent: facebook })).toMatchObject({ reason: "in_app_browser" });
  });

  it("takes a refusal inside an app for the app's", async () => {
    const { host, getUserMedia } = fakeHost(fakeTrack(), { userAgent: facebook });
    getUserMedia.mockRejectedValue(new DOMException("", "NotAllowedError"));
    await expect(openCamera({ host })).rejects.toMatchObject({ reason: "in_app_browser" });
  });

  it("does not wait for an app that never answers, and stops a camera that comes too late", async () => {
    vi.useFakeTimers();
    const track = fakeTrack();
    const { host, getUserMedia } = fakeHost(track, { userAgent: facebook });
    const late = Promise.withResolvers<MediaStream>();
    getUserMedia.mockReturnValue(late.promise);
    const opening = openCamera({ host }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await opening).toMatchObject({ reason: "in_app_browser" });
    late.resolve(pretend<MediaStream>(fakeStream(track)));
    await vi.waitFor(() => expect(track.stop).toHaveBeenCalled());
  });
});

describe("stopping", () => {
  it("a signal that aborts while the user is asked stops the camera that comes", async () => {
    const track = fakeTrack();
    const { host } = fakeHost(track);
    const stopper = new AbortController();
    const opening = openCamera({ host, signal: stopper.signal });
    stopper.abort(new Error("left the page"));
    await expect(opening).rejects.toThrow("left the page");
    expect(track.stop).toHaveBeenCalled();
  });

  it("a signal that aborts later closes it; closing stops the track and lets the screen go", async () => {
    const track = fakeTrack();
    const { host, locks } = fakeHost(track);
    const stopper = new AbortController();
    await openCamera({ host, signal: stopper.signal });
    stopper.abort();
    expect(track.stop).toHaveBeenCalled();
    await vi.waitFor(() => expect(locks.map((lock) => lock.released)).toEqual([true]));
  });

  it("tells when the camera is taken away", async () => {
    const track = fakeTrack();
    const camera = await openCamera({ host: fakeHost(track).host });
    const heard = vi.fn();
    const stop = camera.onEnded(heard);
    track.dispatchEvent(new Event("ended"));
    stop();
    track.dispatchEvent(new Event("ended"));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe("the screen", () => {
  it("stays on, also after the page was hidden, until the camera is closed", async () => {
    const { host, locks, show } = fakeHost(fakeTrack());
    const camera = await openCamera({ host });
    await vi.waitFor(() => expect(locks).toHaveLength(1));
    show(false);
    show(true);
    await vi.waitFor(() => expect(locks).toHaveLength(2));
    expect(locks[1]?.released).toBe(false);
    camera.close();
    await vi.waitFor(() => expect(locks[1]?.released).toBe(true));
    show(true);
    await Promise.resolve();
    expect(locks).toHaveLength(2);
  });

  it("may go dark where the browser has no lock or refuses it", async () => {
    await openCamera({ host: fakeHost(fakeTrack(), { wakeLock: undefined }).host });
    await openCamera({
      host: fakeHost(fakeTrack(), { wakeLock: { request: () => Promise.reject(new Error("battery")) } }).host,
    });
  });
});

describe("the light", () => {
  it("is there when the running camera says so, be it late", async () => {
    const capabilities: MediaTrackCapabilities = {};
    const track = fakeTrack(capabilities);
    const { torch } = await openCamera({ host: fakeHost(track).host });
    expect(torch.available).toBe(false);
    capabilities.torch = true;
    expect(torch.available).toBe(true);
    await torch.set(true);
    expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
    expect(torch.isOn).toBe(true);
  });

  it("that does not go on is an error, one that does not go off restarts the camera in the same stream", async () => {
    const [stuck, fresh] = [fakeTrack({ torch: true }), fakeTrack({ torch: true })];
    const { host, getUserMedia } = fakeHost(stuck);
    const camera = await openCamera({ host });
    stuck.applyConstraints.mockRejectedValue(new Error("stuck"));
    await expect(camera.torch.set(true)).rejects.toBeInstanceOf(CameraError);
    getUserMedia.mockResolvedValueOnce(pretend<MediaStream>(fakeStream(fresh)));
    await camera.torch.set(false);
    expect(stuck.stop).toHaveBeenCalled();
    expect(camera.stream.getVideoTracks()).toEqual([fresh]);
    expect(getUserMedia.mock.lastCall?.[0].video).toMatchObject({ deviceId: { ideal: "rear-1" } });
  });
});

describe("zoom", () => {
  it("keeps within the range of the camera", async () => {
    const track = fakeTrack({ zoom: { min: 1, max: 5, step: 0.5 } });
    const { zoom } = await openCamera({ host: fakeHost(track).host });
    expect(zoom).toMatchObject({ min: 1, max: 5, step: 0.5 });
    await zoom?.set(9);
    expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ zoom: 5 }] });
  });

  it("is null where there is nothing to zoom", async () => {
    expect((await openCamera({ host: fakeHost(fakeTrack()).host })).zoom).toBeNull();
    expect(
      (await openCamera({ host: fakeHost(fakeTrack({ zoom: { min: 1, max: 1, step: 0 } })).host })).zoom,
    ).toBeNull();
  });
});

it("lists the cameras, those that look away first", async () => {
  const { host, enumerateDevices } = fakeHost(fakeTrack());
  const device = (kind: string, label: string) => pretend<MediaDeviceInfo>({ kind, label, deviceId: label });
  enumerateDevices.mockResolvedValue([
    device("audioinput", "mic"),
    device("videoinput", "Front Camera"),
    device("videoinput", "USB"),
    device("videoinput", "Back Dual Wide Camera"),
  ]);
  const camera = await openCamera({ host });
  expect((await camera.devices()).map(({ label, facing }) => [label, facing])).toEqual([
    ["Back Dual Wide Camera", "rear"],
    ["USB", null],
    ["Front Camera", "front"],
  ]);
});
