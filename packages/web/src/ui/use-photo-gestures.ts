import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import { moved, zoomAt, type PhotoView, type Size } from "./photo-view.ts";

type Change = (change: (view: PhotoView, frame: Size) => PhotoView) => void;
interface Gestures {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** One finger or the mouse moves, two fingers pinch, the wheel zooms where it points. */
export function usePhotoGestures(frame: RefObject<HTMLElement | null>, change: Change): Gestures {
  const fingers = useRef(new Map<number, Point>());
  useWheel(frame, change);
  const lift = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event) => {
      const before = fingers.current.get(event.pointerId);
      const now = pointOf(event);
      if (!before) return;
      fingers.current.set(event.pointerId, now);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      const box = event.currentTarget.getBoundingClientRect();
      change((view, size) =>
        other ? pinched(view, before, now, other, box, size) : moved(view, now.x - before.x, now.y - before.y, size),
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

/** React listens to the wheel passively; only a listener of our own may keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, change: Change): void {
  const newest = useRef(change);
  useEffect(() => {
    newest.current = change;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = fromMiddle({ x: event.clientX, y: event.clientY }, element.getBoundingClientRect());
      newest.current((view, size) => zoomAt(view, Math.exp(-event.deltaY / 400), at, size));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [frame]);
}

function pinched(view: PhotoView, before: Point, now: Point, other: Point, box: DOMRect, size: Size): PhotoView {
  const apart = (one: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  return zoomAt(view, apart(now) / Math.max(1, apart(before)), fromMiddle(middle, box), size);
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
const fromMiddle = (point: Point, box: DOMRect): Point => ({
  x: point.x - box.left - box.width / 2,
  y: point.y - box.top - box.height / 2,
});
