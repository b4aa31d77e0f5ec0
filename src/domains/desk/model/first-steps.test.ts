import { describe, expect, it } from 'vitest';
import { stepsLeft } from './first-steps.ts';

describe('first steps', () => {
  const urls = { product: '/dashboard?tab=products', settings: '/dashboard?tab=settings' };

  it('stand in their order, with what is done among them', () => {
    expect(stepsLeft({ product: true }, urls).steps).toEqual([
      { step: 'settings', isDone: false, url: urls.settings },
      { step: 'product', isDone: true, url: urls.product },
    ]);
  });

  it('are gone when all is done', () => {
    expect(stepsLeft({ product: true, settings: true }, urls)).toEqual({ steps: [] });
  });
});
