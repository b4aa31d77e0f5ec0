import { describe, expect, it } from 'vitest';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import texts from '../../texts/en/gift-set.json' with { type: 'json' };
import { giftSetMessage } from './gift-set-choices.tsx';

const t = ((key: string) =>
  key
    .replace('gift-set:', '')
    .split('.')
    .reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], texts)) as Translate;

const message = (values: Parameters<typeof giftSetMessage>[0]) => giftSetMessage(values, t, 'en');

describe('the message about a gift set', () => {
  it('is empty while nothing is chosen and nothing written, so that the form asks for something', () => {
    expect(message({})).toBe('');
    expect(
      message({
        giftSet: { budget: null, taste: [], size: null, extras: false, neededBy: '' },
        message: ' \n',
      }),
    ).toBe('');
  });

  it('says what was chosen line by line, then what was written', () => {
    const giftSet = { taste: ['2', '0'], size: '1', neededBy: '2026-12-24' };
    expect(message({ giftSet, message: ' No nuts. ' })).toBe(
      'I would like a custom gift set.\n\nTaste: Cheese, Olive oil\nSize: 5 pieces\nNeeded by: December 24, 2026\n\nNo nuts.',
    );
  });

  it('leaves out what is on no list, and a day that is none', () => {
    const giftSet = { budget: '99', extras: ['x', '-1'], neededBy: '262026-12-24' };
    expect(message({ giftSet, message: 'Surprise us.' })).toBe(
      'I would like a custom gift set.\n\nSurprise us.',
    );
  });
});
