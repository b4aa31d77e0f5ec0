import { expect, it } from 'vitest';
import { openCardDesk } from '../../../../../tests/support/card-desk.ts';

const desk = await openCardDesk({ home: { currency: 'EUR', country: 'DE' } });

it('a card is charged in the currency of the shop', async () => {
  const { session } = await desk.order();
  expect(session().currency).toBe('eur');
});
