import { describe, expect, it } from 'vitest';
import { MAX_SCALE, moveBy, spread, WHOLE, zoomTo } from './zoom-view.ts';

const STAGE = { width: 400, height: 800 };

describe('a picture looked at closely', () => {
  it('keeps what is under the finger under it', () => {
    const view = zoomTo(WHOLE, 4, { x: 50, y: -20 }, STAGE);
    // The point 50 right of the middle is now 200 right of the picture's middle.
    expect(view).toEqual({ scale: 4, x: -150, y: 60 });
    expect(zoomTo(view, 2, { x: 50, y: -20 }, STAGE)).toEqual({ scale: 2, x: -50, y: 0 });
  });

  it('is whole again in the middle of its stage', () => {
    const view = zoomTo(WHOLE, 3, { x: 120, y: 90 }, STAGE);
    expect(zoomTo(view, 1, { x: -80, y: 0 }, STAGE)).toEqual(WHOLE);
  });

  it('grows and shrinks within limits', () => {
    expect(zoomTo(WHOLE, 99, { x: 0, y: 0 }, STAGE).scale).toBe(MAX_SCALE);
    expect(zoomTo(WHOLE, 0.1, { x: 0, y: 0 }, STAGE)).toEqual(WHOLE);
  });

  it('moves as far as there is something to see', () => {
    const view = zoomTo(WHOLE, 3, { x: 0, y: 0 }, STAGE);
    // 1200 wide and high: 400 more to each side, 200 above and below.
    expect(moveBy(view, { x: 1000, y: -1000 }, STAGE)).toEqual({ scale: 3, x: 400, y: -200 });
    expect(moveBy(WHOLE, { x: 30, y: 30 }, STAGE)).toEqual(WHOLE);
  });

  it('follows two fingers', () => {
    const fingers = [
      { x: 0, y: 0 },
      { x: 30, y: 40 },
    ] as const;
    expect(spread(fingers)).toEqual({ middle: { x: 15, y: 20 }, distance: 50 });
  });
});
