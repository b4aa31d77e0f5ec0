/** How a picture lies in its stage: its size beside its natural one, and where its middle is, from the stage's middle. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The size of the stage in pixels; the picture is the largest square in it. */
export interface Stage {
  width: number;
  height: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;
/** What a click and a key do. */
export const CLICK_SCALE = 2.5;
export const KEY_FACTOR = 1.5;

/** Another size, with the point of the picture under `at` staying there; `at` counts from the stage's middle. */
export function zoomTo(view: ZoomView, wanted: number, at: Point, stage: Stage): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, wanted));
  const factor = scale / view.scale;
  const moved = { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
  return withinStage(moved, stage);
}

export function moveBy(view: ZoomView, by: Point, stage: Stage): ZoomView {
  return withinStage({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** No edge of the picture leaves the stage's edge while there is more of it to see. */
function withinStage({ scale, x, y }: ZoomView, { width, height }: Stage): ZoomView {
  const side = Math.min(width, height) * scale;
  return { scale, x: between(x, (side - width) / 2), y: between(y, (side - height) / 2) };
}

function between(value: number, limit: number): number {
  const most = Math.max(0, limit);
  // `+ 0` for no minus zero.
  return Math.min(most, Math.max(-most, value)) + 0;
}

/** Where two fingers are: their middle, and how far apart. */
export function spread([a, b]: readonly [Point, Point]): { middle: Point; distance: number } {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.hypot(a.x - b.x, a.y - b.y),
  };
}
