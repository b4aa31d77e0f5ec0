import { describe, expect, it } from 'vitest';
import type { GroupPool } from '#domains/group-buys/model/group-view.ts';
import { newsBetween } from './use-live-group.ts';

const person = (id: number, firstName: string, quantity: number) => ({
  id,
  firstName,
  quantity,
  items: [{ productId: 1, quantity }],
  isOrganizer: id === 1,
});
const BEFORE: GroupPool = {
  slug: 'abcdefghjkmn',
  version: 3,
  status: 'open',
  cancelReason: null,
  closesAt: '2026-11-17T12:00:00.000Z',
  endedAt: null,
  pooledQuantity: 4,
  percentage: 0,
  unitPrice: 24.99,
  nextTier: null,
  quantityLeft: 100,
  sizesNow: [],
  members: [person(1, 'Beatrice', 2), person(2, 'Ada', 2)],
};
const after = (change: Partial<GroupPool>): GroupPool => ({ ...BEFORE, version: 4, ...change });

describe('what is told of a group buy', () => {
  it('is nothing where nothing of it changed', () => {
    expect(newsBetween(BEFORE, after({ quantityLeft: 90 }))).toEqual([]);
  });

  it('is who joined, and that it became cheaper for all', () => {
    const members = [...BEFORE.members, person(3, 'Bo', 3)];
    expect(newsBetween(BEFORE, after({ members, percentage: 5, unitPrice: 23.74 }))).toEqual([
      { kind: 'joined', member: expect.objectContaining({ firstName: 'Bo', quantity: 3 }) },
      { kind: 'cheaper', percentage: 5, unitPrice: 23.74 },
    ]);
  });

  it('is who left and who changed', () => {
    const members = [person(1, 'Beatrice', 5)];
    expect(newsBetween(BEFORE, after({ members })).map(({ kind }) => kind)).toEqual(['left', 'changed']);
  });

  it('is that it became dearer again', () => {
    const cheaper = { ...BEFORE, percentage: 5, unitPrice: 23.74 };
    expect(newsBetween(cheaper, after({})).map(({ kind }) => kind)).toEqual(['dearer']);
  });

  it('is only its end once it has ended', () => {
    const members = [person(1, 'Beatrice', 2)];
    expect(newsBetween(BEFORE, after({ status: 'settled', members }))).toEqual([
      { kind: 'ended', status: 'settled' },
    ]);
  });
});
