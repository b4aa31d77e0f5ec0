import { describe, expect, it } from 'vitest';
import { inHours, openGroupDesk, ORGANIZER } from '../../../../tests/support/group-desk.ts';
import { endDueGroups } from './end-group-buys.ts';

const desk = openGroupDesk();
const endDue = (now = new Date()) => endDueGroups(desk.shop.shop, { now });

describe('the mails on the way', () => {
  it('welcome somebody who joins, with what it costs now and at most', async () => {
    const { slug } = await desk.three();
    expect(await desk.mailsOf(slug, 'group-opened')).toHaveLength(1);
    const joined = await desk.mailsOf(slug, 'group-joined');
    expect(joined.map(({ recipient, data }) => [recipient, data.nowCents, data.atMostCents])).toEqual([
      ['ada@example.com', 71_22, 74_97],
      ['bo@example.com', 112_46, 118_70],
    ]);
  });

  it('tell the others of a tier, once of each', async () => {
    const { slug, bo } = await desk.three();
    const place = `/api/group-buys/${slug}/members/${bo.memberId}?token=${bo.token}`;
    await desk.shop.visitor().patch(place, { quantity: 1 });
    await desk.shop.visitor().patch(place, { quantity: 5 });
    const told = await desk.mailsOf(slug, 'group-tier');
    expect(told.map(({ recipient, data }) => [recipient, data.percentage])).toEqual([
      [ORGANIZER.customerEmail, 5],
      [ORGANIZER.customerEmail, 10],
      ['ada@example.com', 10],
    ]);
  });

  it('remind everybody a day before, once', async () => {
    const { slug } = await desk.three({ closesAt: inHours(48) });
    await endDue();
    expect(await desk.mailsOf(slug, 'group-tomorrow')).toEqual([]);
    const later = new Date(Date.now() + 25 * 60 * 60 * 1000);
    await endDue(later);
    await endDue(later);
    const told = await desk.mailsOf(slug, 'group-tomorrow');
    expect(told).toHaveLength(3);
    expect(told[0]!.data).toMatchObject({ pooled: 10, next: { missing: 15, percentage: 15 } });
  });

  it('leave out the reminder where it was opened for less than a day', async () => {
    const { slug } = await desk.three({ closesAt: inHours(5) });
    await endDue();
    expect(await desk.mailsOf(slug, 'group-tomorrow')).toEqual([]);
  });
});
