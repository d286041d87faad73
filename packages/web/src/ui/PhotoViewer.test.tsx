import { afterEach, describe, expect, it } from "vitest";
import { fitted, moved, turned, zoomAt } from "./photo-view.ts";
import { PhotoViewer } from "./PhotoViewer.tsx";
import { key, press, render, type Rendered } from "./testing/render.tsx";

const frame = { width: 400, height: 300 };

describe("photo-view", () => {
  it("keeps what lies under the pointer where it is", () => {
    const at = { x: 100, y: -50 };
    const view = zoomAt(fitted, 2, at, frame);
    // the point of the photo under the pointer, before and after
    expect([(at.x - view.x) / view.zoom, (at.y - view.y) / view.zoom]).toEqual([100, -50]);
  });
  it("never zooms out further than the whole photo, which then lies in the middle", () => {
    expect(zoomAt({ ...fitted, zoom: 2, x: 150, y: 20 }, 0.1, { x: 0, y: 0 }, frame)).toEqual(fitted);
  });
  it("moves no further than the edge", () => {
    expect(moved({ ...fitted, zoom: 2 }, 900, -900, frame)).toMatchObject({ x: 200, y: -150 });
    expect(moved(fitted, 50, 50, frame)).toEqual(fitted);
  });
  it("is back after four turns", () => {
    expect([1, 2, 3, 4].reduce((view) => turned(view), fitted)).toEqual(fitted);
  });
});

describe("PhotoViewer", () => {
  let page: Rendered;
  afterEach(() => page.leave());
  const photos = [
    { src: "/a.jpg", alt: "Inner edge", caption: "Inner edge" },
    { src: "/b.jpg", alt: "Middle" },
  ];
  const transform = (): string => page.find<HTMLImageElement>("figure img").style.transform;

  it("zooms, turns and fits by keyboard and by buttons", async () => {
    page = await render(<PhotoViewer photos={photos} />);
    const frameBox = page.find("[role=group][tabindex]");
    await key(frameBox, "+");
    expect(transform()).toContain("scale(1.4)");
    expect(page.find("output").textContent).toBe("140 %");
    await key(frameBox, "r");
    expect(transform()).toContain("rotate(90deg)");
    await key(frameBox, "0");
    expect(transform()).toContain("scale(1) rotate(0deg)");
    await press(page.find("[aria-label='Zoom in']"));
    expect(transform()).toContain("scale(1.4)");
    await press(page.find("[aria-label='Zoom out']"));
    expect(page.find<HTMLButtonElement>("[aria-label='Zoom out']").disabled).toBe(true);
  });

  it("shows one, the next, or all side by side", async () => {
    page = await render(<PhotoViewer photos={photos} />);
    const alts = (): (string | null)[] => page.all("figure img").map((image) => image.getAttribute("alt"));
    expect(alts()).toEqual(["Inner edge"]);
    await press(page.find("[aria-label='Photo 2 of 2']"));
    expect(alts()).toEqual(["Middle"]);
    await press(page.all("button").find((b) => b.textContent === "Side by side") ?? page.box);
    expect(alts()).toEqual(["Inner edge", "Middle"]);
  });
});
