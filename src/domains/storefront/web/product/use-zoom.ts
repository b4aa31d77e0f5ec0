import { useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';
import {
  CLICK_SCALE,
  KEY_FACTOR,
  moveBy,
  spread,
  WHOLE,
  zoomTo,
  type Point,
  type Stage,
  type ZoomView,
} from './zoom-view.ts';

/** Less is a click, more is a drag. */
const CLICK_PX = 8;
/** A swipe this long over a whole picture leads to the next one. */
const SWIPE_PX = 60;
const WHEEL_SPEED = 0.002;
const KEY_PX = 80;

export type Zoom = ReturnType<typeof useZoom>;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Pinch, wheel, click, drag and keys on the stage of one picture. `onStep`: a swipe or an arrow over a whole picture. */
export function useZoom(picture: number | null, onStep: (step: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE);
  const [viewed, setViewed] = useState(picture);
  if (viewed !== picture) {
    setViewed(picture);
    setView(WHOLE);
  }
  const fingers = useRef(new Map<number, Point>());
  /** Since the first finger came down. */
  const dragged = useRef<Point & { several: boolean }>({ x: 0, y: 0, several: false });

  const sizeOf = (): Stage => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
    return { width, height };
  };
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    const { width, height } = sizeOf();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const change = (next: (view: ZoomView, stage: Stage) => ZoomView) => setView((now) => next(now, sizeOf()));
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    change((now, size) => zoomTo(now, now.scale * factor, at, size));

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    stage.current?.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) dragged.current = { x: 0, y: 0, several: false };
    fingers.current.set(event.pointerId, fromMiddle(event));
    if (fingers.current.size > 1) dragged.current.several = true;
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = fromMiddle(event);
    const pair = [...fingers.current.entries()].slice(0, 2);
    fingers.current.set(event.pointerId, now);
    if (pair.length === 2) {
      const moved = pair.map(([id]) => fingers.current.get(id)!);
      const from = spread([pair[0]![1], pair[1]![1]]);
      const to = spread([moved[0]!, moved[1]!]);
      const by = { x: to.middle.x - from.middle.x, y: to.middle.y - from.middle.y };
      change((last, size) =>
        moveBy(zoomTo(last, last.scale * (to.distance / from.distance), from.middle, size), by, size),
      );
      return;
    }
    const by = { x: now.x - before.x, y: now.y - before.y };
    dragged.current.x += by.x;
    dragged.current.y += by.y;
    change((last, size) => moveBy(last, by, size));
  };

  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const { x, y, several } = dragged.current;
    if (several) return;
    if (Math.hypot(x, y) < CLICK_PX) {
      const at = fromMiddle(event);
      change((now, size) => (now.scale > 1 ? WHOLE : zoomTo(now, CLICK_SCALE, at, size)));
    } else if (view.scale === 1 && Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) {
      onStep(x < 0 ? 1 : -1);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') zoomBy(KEY_FACTOR);
    else if (event.key === '-') zoomBy(1 / KEY_FACTOR);
    else if (event.key === '0') setView(WHOLE);
    else if (arrow && view.scale > 1)
      change((now, size) => moveBy(now, { x: arrow.x * KEY_PX, y: arrow.y * KEY_PX }, size));
    else if (arrow && arrow.x !== 0) onStep(-arrow.x);
    else return;
    event.preventDefault();
  };

  return {
    view,
    zoomIn: () => zoomBy(KEY_FACTOR),
    zoomOut: () => zoomBy(1 / KEY_FACTOR),
    onKeyDown,
    stageProps: {
      ref: stage,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onWheel: (event: WheelEvent) => zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), fromMiddle(event)),
    },
  };
}
