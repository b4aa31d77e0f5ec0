import { describe, expect, it } from 'vitest';
import { LIMITS } from '#engine/server/http/limits.ts';
import { openReturnsDesk } from '../../../../tests/support/returns-desk.ts';
import { sendForm } from '../../../../tests/support/uploads.ts';

describe('too many', { timeout: 120_000 }, () => {
  const desk = openReturnsDesk({ rateLimit: true });
  const bytes = Buffer.from('no picture');

  it('photos of one order in a day are refused, no matter who sends them', async () => {
    const order = await desk.buy({ oil: 1 });
    const url = `/api/uploads/return-photos?token=${order.token}`;
    const send = () => sendForm(desk.visitor, { orderId: String(order.id) }, { bytes }, url);
    expect((await send()).status).toBe(400);
    const { limiter } = desk.shop.shop;
    for (let sent = 1; sent < LIMITS.photosOfOrder.max; sent += 1)
      await limiter.count({ photosOfOrder: order.id });
    expect((await send()).status).toBe(429);
  });

  it('requests from one network in an hour', async () => {
    const order = await desk.buy({ oil: 1 });
    for (let sent = 0; sent < LIMITS.returnRequests.max; sent += 1)
      expect((await desk.request(order, { kind: 'nonsense' })).status).toBe(400);
    expect((await desk.request(order)).status).toBe(429);
  });
});
