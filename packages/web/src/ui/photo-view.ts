/** How a photo lies in its frame: scale, shift in px of the frame, quarter turns. */
export interface PhotoView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const fitted: PhotoView = { zoom: 1, x: 0, y: 0, turns: 0 };
export const leastZoom = 1;
export const mostZoom = 8;
export const zoomStep = 1.4;

/** Zooms around a point given from the middle of the frame: what lies under it stays there. */
export function zoomAt(
  view: PhotoView,
  factor: number,
  at: { readonly x: number; readonly y: number },
  frame: Size,
): PhotoView {
  const zoom = Math.min(mostZoom, Math.max(leastZoom, view.zoom * factor));
  const grown = zoom / view.zoom;
  return inFrame({ ...view, zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

export const moved = (view: PhotoView, x: number, y: number, frame: Size): PhotoView =>
  inFrame({ ...view, x: view.x + x, y: view.y + y }, frame);

export const turned = (view: PhotoView): PhotoView => ({ ...fitted, turns: (view.turns + 1) % 4 });

/** No further than the edge of the enlarged photo. */
function inFrame(view: PhotoView, frame: Size): PhotoView {
  const reach = (length: number): number => (length * (view.zoom - 1)) / 2;
  const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) || 0;
  return { ...view, x: within(view.x, reach(frame.width)), y: within(view.y, reach(frame.height)) };
}
