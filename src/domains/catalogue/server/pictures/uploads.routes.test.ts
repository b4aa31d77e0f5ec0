import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { HUNGRY_AVIF } from '../../../../../tests/support/hungry-avif.ts';
import { leftToAll } from '../../../../../tests/support/left-to-all.ts';
import { aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { aBomb, aPhoto, sendForm, sendPicture } from '../../../../../tests/support/uploads.ts';

describe('picture uploads', { timeout: 60_000 }, () => {
  let shop: TestApp;
  let mill: { producerId: number; visitor: Visitor };
  beforeAll(async () => {
    shop = await openTestApp();
    mill = await aProducer(shop, 'frantoio-ripalunga');
  });
  const ownProducer = () => ({ entityType: 'producer', entityId: String(mill.producerId) });

  it('keeps a picture in the sizes pages use, without its metadata, and shows it', async () => {
    const answer = await sendPicture(mill.visitor, ownProducer(), { bytes: await aPhoto(1500, 1000) });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ width: 1200, height: 800 });
    for (const ending of ['.jpg', '-400.avif', '-800.avif']) {
      const file = await shop.app.inject(answer.body.url.replace('.jpg', ending));
      expect(file.statusCode).toBe(200);
      expect(file.headers['cache-control']).toContain('immutable');
      expect(file.rawPayload.includes('Somebody Secret')).toBe(false);
    }
    const [row] = await shop.db
      .select()
      .from(producerProfiles)
      .where(eq(producerProfiles.id, mill.producerId));
    expect(row!.bannerImage).toBe(answer.body.url);
  });

  it('judges by content: a PNG named .jpg works, a text named .jpg does not', async () => {
    const png = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect((await sendPicture(mill.visitor, ownProducer(), { bytes: png, name: 'photo.jpg' })).status).toBe(
      201,
    );
    const text = await sendPicture(mill.visitor, ownProducer(), { bytes: Buffer.from('not a picture') });
    expect(text.status).toBe(400);
    expect(text.body.message).toContain('not a picture we can read');
  });

  it('refuses an SVG with a script, a bomb, and more than 10 MB', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    expect(
      (await sendPicture(mill.visitor, ownProducer(), { bytes: svg, name: 'a.svg', type: 'image/svg+xml' }))
        .status,
    ).toBe(400);
    const bomb = { bytes: aBomb(9_000, 9_000), name: 'bomb.png' };
    const burst = await sendPicture(mill.visitor, ownProducer(), bomb);
    expect([burst.status, burst.body.message]).toEqual([400, expect.stringContaining('50 megapixels')]);
    const large = await sendPicture(mill.visitor, ownProducer(), {
      bytes: Buffer.alloc(11 * 1024 * 1024, 1),
    });
    expect(large.status).toBe(413);
    expect(large.body.message).toContain('10 MB');
  });

  it('takes the 50 megapixels of a phone, held upright', async () => {
    // So large a one takes seconds to make and to read; it is turned like a smaller one.
    const [width, height] = leftToAll ? [1_640, 1_230] : [8_192, 6_144];
    const photo = await sharp({ create: { width, height, channels: 3, background: '#7a8b45' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await sendPicture(mill.visitor, ownProducer(), { bytes: photo });
    expect([answer.status, answer.body]).toMatchObject([201, { width: 1200, height: 1600 }]);
  });

  it('refuses a small file that would take a gigabyte to unpack', async () => {
    const picture = Buffer.from(HUNGRY_AVIF, 'base64');
    const answer = await sendPicture(mill.visitor, ownProducer(), { bytes: picture, name: 'a.avif' });
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('50 megapixels')]);
  });

  it('shrinks a ribbon to a height that every format has', async () => {
    const ribbon = await sharp({ create: { width: 60, height: 90_000, channels: 3, background: '#333' } })
      .png()
      .toBuffer();
    const answer = await sendPicture(mill.visitor, ownProducer(), { bytes: ribbon });
    expect([answer.status, answer.body]).toMatchObject([201, { width: 3, height: 4800 }]);
  });

  it('adds to the own product and not to another producer’s', async () => {
    const [own] = await shop.db.select().from(products).where(eq(products.producerId, mill.producerId));
    expect(
      (await sendPicture(mill.visitor, { entityType: 'product', entityId: String(own!.id) })).status,
    ).toBe(201);
    const bees = await aProducer(shop, 'anemonisi-cooperative');
    expect(
      (await sendPicture(bees.visitor, { entityType: 'product', entityId: String(own!.id) })).status,
    ).toBe(404);
    expect((await sendPicture(mill.visitor, { entityType: 'category', entityId: '1' })).status).toBe(404);
    expect((await sendPicture(mill.visitor, { entityType: 'thing', entityId: '1' })).status).toBe(400);
    expect((await sendPicture(mill.visitor, { entityType: 'product', entityId: 'x' })).status).toBe(400);
  });

  it('asks for a picture when none is sent, and for a form when it is not one', async () => {
    const none = await sendForm(mill.visitor, ownProducer());
    expect(none.status).toBe(400);
    expect((await mill.visitor.post('/api/uploads', { entityType: 'product' })).status).toBe(415);
  });

  it('never serves what lies outside the folder', async () => {
    expect((await shop.app.inject('/uploads/..%2f..%2fpackage.json')).statusCode).toBe(404);
    expect((await shop.app.inject('/uploads/%2e%2e/package.json')).statusCode).toBe(404);
  });

  it('keeps nobody from asking again for a picture that is not there yet', async () => {
    const { statusCode, headers } = await shop.app.inject(`/uploads/${'0'.repeat(32)}.jpg`);
    expect(statusCode).toBe(404);
    expect(headers).not.toHaveProperty('cache-control');
    expect(headers).not.toHaveProperty('etag');
  });
});
