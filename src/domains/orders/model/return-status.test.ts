import { describe, expect, it } from 'vitest';
import type { ReturnKind } from '#domains/catalogue/model/return-reasons.ts';
import {
  isClosed,
  mayRestock,
  nextReturnStatuses,
  RETURN_STAGES,
  RETURN_STATUSES,
  stageOf,
  type ReturnStatus,
} from './return-status.ts';

const next = (status: ReturnStatus, kind: ReturnKind = 'refund', perishable = false) =>
  nextReturnStatuses({ status, kind, perishable });

describe('the life of a return', () => {
  it.each([
    ['requested', ['authorized', 'declined']],
    ['authorized', ['received']],
    ['received', ['inspected']],
    ['inspected', ['refunded', 'declined']],
    ['refunded', []],
    ['exchanged', []],
    ['declined', []],
  ] as const)('%s goes to %j', (from, to) => {
    expect(next(from)).toEqual(to);
  });

  it('claims for perishables are refunded without being sent back', () => {
    expect(next('authorized', 'refund', true)).toEqual(['received', 'refunded']);
    expect(next('authorized', 'exchange', true)).toEqual(['received', 'refunded']);
  });

  it('only exchanges are exchanged; they may be refunded as well', () => {
    expect(next('inspected', 'exchange')).toEqual(['refunded', 'exchanged', 'declined']);
  });

  it('is over where nothing follows', () => {
    for (const status of RETURN_STATUSES)
      expect(isClosed(status)).toBe(next(status, 'exchange').length === 0);
  });

  it('units go back on the shelf when inspected or refunded, never when declined', () => {
    expect(mayRestock('received', 'inspected')).toBe(true);
    expect(mayRestock('inspected', 'inspected')).toBe(true);
    expect(mayRestock('inspected', 'exchanged')).toBe(true);
    expect(mayRestock('refunded', 'refunded')).toBe(true);
    expect(mayRestock('authorized', 'refunded')).toBe(true);
    for (const [before, after] of [
      ['requested', 'requested'],
      ['authorized', 'received'],
      ['exchanged', 'exchanged'],
      ['declined', 'declined'],
      ['inspected', 'declined'],
    ] as const)
      expect(mayRestock(before, after)).toBe(false);
  });

  it('shows five stages; a declined one stands at none', () => {
    expect(RETURN_STATUSES.map(stageOf)).toEqual([...RETURN_STAGES, 'settled', null]);
  });
});
