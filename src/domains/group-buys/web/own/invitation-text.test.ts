import { describe, expect, it } from 'vitest';
import texts from '#domains/group-buys/texts/en/group-desk.json' with { type: 'json' };
import type { OrganizedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { createPageI18n } from '#engine/web/i18n/page-i18n.ts';
import { invitationText, reminderText } from './invitation-text.ts';

const { translator } = createPageI18n({
  language: 'en',
  defaultNamespace: 'group-desk',
  texts: { 'group-desk': texts },
  variables: {},
  readVariables: () => Promise.resolve({}),
  read: () => Promise.resolve({}),
  onMissing: (_, key) => key,
});
const t = translator('group-desk');

const group = (more: Partial<OrganizedGroupBuy> = {}) =>
  ({
    product: { name: 'Olive Oil' },
    closesAt: '2026-11-20T15:30:00Z',
    url: 'https://shop.example/group/abc',
    pooledQuantity: 12,
    percentage: 10,
    minimumQuantity: 1,
    nextTier: { quantity: 25, missing: 13, percentage: 15, unitPrice: 21.24 },
    ...more,
  }) as OrganizedGroupBuy;

describe('a text to send on', () => {
  it('invites by product, time and link', () => {
    expect(invitationText(t, group(), 'en')).toBe(
      'I am buying Olive Oil together with others: the more of us there are, the less each of us pays, and nobody pays more than they would alone. ' +
        'Join us by Nov 20, 2026, 10:30 AM ET: https://shop.example/group/abc',
    );
  });

  it('reminds of how far it has got, what is missing and until when', () => {
    expect(reminderText(t, group({ minimumQuantity: 20 }), 'en')).toBe(
      'Our group buy for Olive Oil closes on Nov 20, 2026, 10:30 AM ET. ' +
        'So far we are taking 12 together: 10% off for everybody. 8 more are needed for it to go ahead. ' +
        'With 13 more everybody pays $21.24 each, 15% off. Join here: https://shop.example/group/abc',
    );
  });

  it('promises no tier where there is none', () => {
    const alone = group({ pooledQuantity: 1, percentage: 0, nextTier: null });
    expect(reminderText(t, alone, 'en')).toBe(
      'Our group buy for Olive Oil closes on Nov 20, 2026, 10:30 AM ET. So far we are taking 1 together. ' +
        'Join here: https://shop.example/group/abc',
    );
  });
});
