import { expect, it } from 'vitest';
import type { ReturnReason } from '#domains/catalogue/model/return-reasons.ts';
import { returnFaults } from './return-fields.ts';

const offer = (reason: ReturnReason) => ({ reason, until: '', feeApplies: false, freeUntil: null });
const items = [{ itemId: 1, quantity: 1 }];
const sent = { id: 7, error: null };

it.each([
  ['nothing chosen', { items: [], offer: undefined, photos: [] }, { items: 'returns:items.missing' }],
  ['no reason', { items, offer: undefined, photos: [] }, { reason: 'returns:reason.missing' }],
  [
    'damage without a photo',
    { items, offer: offer('damaged'), photos: [] },
    { photos: 'returns:photos.missing' },
  ],
  [
    'a photo under way',
    { items, offer: offer('spoiled'), photos: [sent, { id: null, error: null }] },
    { photos: 'returns:photos.waiting' },
  ],
  [
    'a photo that was refused',
    { items, offer: offer('incorrect'), photos: [sent, { id: null, error: 'Too large' }] },
    { photos: 'returns:photos.broken' },
  ],
  ['damage with a photo', { items, offer: offer('damaged'), photos: [sent] }, {}],
  ['a wrong item without a photo', { items, offer: offer('incorrect'), photos: [] }, {}],
  ['something unopened', { items, offer: offer('unopened'), photos: [{ id: null, error: null }] }, {}],
])('says what is missing: %s', (_name, choice, faults) => {
  expect(returnFaults(choice)).toEqual(faults);
});
