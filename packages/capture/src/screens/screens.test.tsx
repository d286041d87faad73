import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pretend } from "#testing/cast.ts";
import { clear, show, t } from "#testing/render.ts";
import type { Camera } from "../camera.ts";
import type { CameraTrouble } from "../camera-state.ts";
import { CameraControls } from "./CameraControls.tsx";
import { DoubtPanel } from "./DoubtPanel.tsx";
import type { KeptPhoto, KeptPhotos } from "./kept-photos.ts";
import { LiveView } from "./LiveView.tsx";
import { CaptureScreen } from "./CaptureScreen.tsx";
import { ReviewPhotos } from "./ReviewPhotos.tsx";
import { Outline } from "./Outline.tsx";
import { measurementShots } from "./tread-shots.ts";

type Id = (typeof measurementShots)[number]["id"];

beforeEach(() => {
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => undefined;
});
afterEach(clear);

const withoutCamera = (why: CameraTrouble, start = vi.fn()) => (
  <LiveView
    t={t}
    camera={{ state: { kind: "trouble", why }, start }}
    video={{ current: null }}
    shot={measurementShots[0]}
    trouble={null}
    isBusy={false}
    onFile={() => undefined}
  />
);

describe("without a live camera", () => {
  it.each([
    ["denied", "The camera is blocked for this page.", true],
    ["missing", "can’t find a camera on this device", true],
    ["busy", "Another app or tab is using the camera.", true],
    ["lost", "The camera stopped", true],
    ["failed", "The camera didn’t start.", true],
    ["insecure", "needs a secure address (https)", false],
    ["in_app_browser", "built-in browser can’t use the camera", false],
    ["unsupported", "This browser has no live camera.", false],
  ] as const)(
    "%s has its sentence, the phone's own camera, and a second try where that helps",
    async (why, sentence, again) => {
      const view = await show(withoutCamera(why));
      expect(view.box.querySelector("[role=alert]")?.textContent).toContain(sentence);
      const input = view.box.querySelector("input[type=file]");
      expect(input?.getAttribute("capture")).toBe("environment");
      expect(input?.getAttribute("accept")).toBe("image/*");
      expect(view.all("button").map((button) => button.textContent)).toEqual(again ? ["Try the camera again"] : []);
    },
  );
  it("tries again on request", async () => {
    const start = vi.fn();
    const view = await show(withoutCamera("denied", start));
    await view.press("Try the camera again");
    expect(start).toHaveBeenCalledOnce();
  });
});

describe("a photo that may be hard to read", () => {
  const blob = new Blob(["x"]);
  it("says why and what to change, takes the focus, and can be used anyway", async () => {
    const onAccept = vi.fn(async () => undefined);
    const onRetake = vi.fn();
    const panel = await show(
      <DoubtPanel
        t={t}
        blob={blob}
        doubts={["too_dark", "glare"]}
        name="Inner edge"
        note=""
        onRetake={onRetake}
        onAccept={onAccept}
      />,
    );
    expect(panel.all("li").map((one) => one.textContent)).toEqual([
      "It’s too dark. Turn on the torch or move into daylight.",
      "A reflection hides part of the tread. Change the angle a little or turn off the torch.",
    ]);
    expect(document.activeElement?.textContent).toBe("This photo may be hard to read");
    expect(panel.box.querySelector("img")?.alt).toBe("Inner edge");
    await panel.press("Retake photo");
    expect(onRetake).toHaveBeenCalledOnce();
    await panel.press("Use anyway");
    await panel.press("Use anyway");
    expect(onAccept).toHaveBeenCalledOnce();
  });
});

describe("the live camera", () => {
  it("switches its torch, and offers zoom and another camera only where there is one", async () => {
    let isOn = false;
    const torch: Camera["torch"] = {
      available: true,
      get isOn() {
        return isOn;
      },
      set: async (next) => void (isOn = next),
    };
    const camera = pretend<Camera>({ torch, zoom: null, settings: { deviceId: null } });
    const view = await show(<CameraControls t={t} camera={camera} devices={[]} onDevice={() => undefined} />);
    expect(view.named("Torch").getAttribute("aria-pressed")).toBe("false");
    await view.press("Torch");
    expect([isOn, view.named("Torch").getAttribute("aria-pressed")]).toEqual([true, "true"]);
    expect(view.all("select, input")).toEqual([]);
  });
  it.each(["tread", "edge", "far_edge", "corners"] as const)("outlines %s upright and sideways", async (shape) => {
    const view = await show(<Outline shape={shape} />);
    const boxes = [...view.box.querySelectorAll("svg")].map((svg) => svg.getAttribute("viewBox"));
    expect(boxes).toEqual(["0 0 300 400", "0 0 400 300"]);
    expect(view.box.querySelector("path, rect")?.getAttribute("class")).toBeTruthy();
  });
});

const kept = (...list: KeptPhoto<Id>[]): KeptPhotos<Id> => ({
  list,
  blobOf: async () => new Blob(["x"]),
  keep: async () => undefined,
});

describe("the review", () => {
  const review = (photos: KeptPhotos<Id>, calls: Partial<{ onTake: (id: Id) => void; onRemove: (id: Id) => void }>) => (
    <ReviewPhotos
      t={t}
      shots={measurementShots}
      photos={photos}
      isDurable={false}
      onTake={() => undefined}
      onRemove={() => undefined}
      {...calls}
    />
  );
  it("marks doubted and refused photos, and says when nothing is kept", async () => {
    const view = await show(
      review(
        kept({ shot: "whole", takenAtMs: 1, isDoubted: true }, { shot: "inner", takenAtMs: 2, isRefused: true }),
        {},
      ),
    );
    expect(view.all("li").map((one) => one.textContent)).toEqual([
      expect.stringContaining("Hard to read"),
      expect.stringContaining("Not accepted"),
    ]);
    expect(view.box.querySelector("[role=alert]")?.textContent).toContain("can’t save photos");
  });
  it("retakes, removes and adds by name", async () => {
    const onTake = vi.fn();
    const onRemove = vi.fn();
    const view = await show(review(kept({ shot: "whole", takenAtMs: 1 }), { onTake, onRemove }));
    await view.press("Retake: Whole tread");
    await view.press("Add a photo: Inner edge");
    await view.press("Remove: Whole tread");
    expect(onTake.mock.calls).toEqual([["whole"], ["inner"]]);
    expect(onRemove.mock.calls).toEqual([["whole"]]);
  });
});

describe("the camera screen", () => {
  it("frames the next wanted shot and leads to the review once a photo is there", async () => {
    const onReview = vi.fn();
    const view = await show(
      <CaptureScreen
        t={t}
        shots={measurementShots}
        firstShot={null}
        photos={kept({ shot: "whole", takenAtMs: 1 })}
        header={<h1>Front left: photos</h1>}
        doubtNote=""
        announce={() => undefined}
        onReview={onReview}
      />,
    );
    expect(view.named("Inner edge").getAttribute("aria-pressed")).toBe("true");
    expect(view.all("li").map((one) => one.textContent)).toEqual(["Whole tread taken", "Inner edge", "Outer edge"]);
    await view.press("Check 1 photo");
    expect(onReview).toHaveBeenCalledOnce();
    await view.press("Outer edge");
    expect(view.named("Outer edge").getAttribute("aria-pressed")).toBe("true");
  });
});
