import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clear, show } from "#scanner/testing/render.tsx";
import { DoubtPanel } from "./DoubtPanel.tsx";
import { LiveView } from "./LiveView.tsx";
import type { CameraTrouble } from "./use-camera.ts";

beforeEach(() => {
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => undefined;
});
afterEach(clear);

const withoutCamera = (why: CameraTrouble, start = vi.fn()) => (
  <LiveView
    use={{ state: { kind: "trouble", why }, start }}
    video={{ current: null }}
    slot="whole"
    trouble={null}
    isBusy={false}
    onFile={() => undefined}
  />
);

describe("without a live camera", () => {
  it.each([
    ["denied", "The camera is blocked for this page.", true],
    ["missing", "This device shows no camera", true],
    ["busy", "Another app or tab uses the camera.", true],
    ["lost", "The camera was taken away", true],
    ["failed", "The camera did not start.", true],
    ["insecure", "needs a secure address (https)", false],
    ["in_app_browser", "The browser inside this app withholds the camera.", false],
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
  const photo = { blob: new Blob(["x"]), problems: ["too_dark", "glare"] as const };
  it("says why and what to change, takes the focus, and can be used anyway", async () => {
    const onAnyway = vi.fn(async () => undefined);
    const onAgain = vi.fn();
    const panel = await show(<DoubtPanel photo={photo} slot="inner" onAgain={onAgain} onAnyway={onAnyway} />);
    expect(panel.all("li").map((one) => one.textContent)).toEqual([
      "It is too dark. Switch the light on, or let daylight in.",
      "A reflection hides part of the tread. Change the angle a little, or switch the light off.",
    ]);
    expect(document.activeElement?.textContent).toBe("This photo may be hard to read");
    expect(panel.box.querySelector("img")?.alt).toBe("Inner edge");
    await panel.press("Take it again");
    expect(onAgain).toHaveBeenCalledOnce();
    await panel.press("Use anyway");
    await panel.press("Use anyway");
    expect(onAnyway).toHaveBeenCalledOnce();
  });
});
