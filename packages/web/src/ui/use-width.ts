import { useEffect, useState, type RefObject } from "react";

/** The width of an element in CSS pixels, kept current: pictures draw in real pixels so that their text keeps its size. */
export function useWidth(box: RefObject<HTMLElement | null>, initialPx: number): number {
  const [widthPx, setWidthPx] = useState(initialPx);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidthPx(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return widthPx;
}
