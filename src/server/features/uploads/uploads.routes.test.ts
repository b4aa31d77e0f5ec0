import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Uploaded } from '#shared/uploads/upload.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';
import { aProducer } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

const BOUNDARY = 'xxBOUNDARYxx';

function multipart(
  fields: Record<string, string>,
  image?: { name: string; type: string; bytes: Uint8Array },
): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (image !== undefined) {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="${image.name}"\r\ncontent-type: ${image.type}\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(image.bytes), Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

describe('picture uploads', () => {
  let shop: TestApp;
  let mill: { producerId: number; visitor: Visitor };
  let photo: Uint8Array;
  beforeAll(async () => {
    shop = await openTestApp();
    mill = await aProducer(shop, 'frantoio-ripalunga');
    photo = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#7a8b45' } })
      .withExif({ IFD0: { Artist: 'Somebody Secret' } })
      .jpeg()
      .toBuffer();
  });
  const send = (
    visitor: Visitor,
    fields: Record<string, string>,
    bytes = photo,
    name = 'a.jpg',
    type = 'image/jpeg',
  ) =>
    visitor.request<Uploaded & { message: string }>(
      'POST',
      '/api/uploads',
      multipart(fields, { name, type, bytes }),
      {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
    );
  const ownProducer = () => ({ entityType: 'producer', entityId: String(mill.producerId) });

  it('keeps a picture in the sizes pages use, without its metadata, and shows it', async () => {
    const answer = await send(mill.visitor, ownProducer());
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ width: 1200, height: 800 });
    for (const ending of ['.jpg', '-400.avif', '-800.avif', '-400.webp', '-800.webp']) {
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
    expect((await send(mill.visitor, ownProducer(), png, 'photo.jpg')).status).toBe(201);
    const text = await send(mill.visitor, ownProducer(), Buffer.from('not a picture'));
    expect(text.status).toBe(400);
    expect(text.body.message).toContain('not a picture we can read');
  });

  it('refuses an SVG with a script, a bomb, and more than 10 MB', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    expect((await send(mill.visitor, ownProducer(), svg, 'a.svg', 'image/svg+xml')).status).toBe(400);
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await send(mill.visitor, ownProducer(), bomb, 'bomb.png', 'image/png')).status).toBe(400);
    const large = await send(mill.visitor, ownProducer(), Buffer.alloc(11 * 1024 * 1024, 1));
    expect(large.status).toBe(413);
    expect(large.body.message).toContain('10 MB');
  });

  it('adds to the own product and not to another producer’s', async () => {
    const [own] = await shop.db.select().from(products).where(eq(products.producerId, mill.producerId));
    expect((await send(mill.visitor, { entityType: 'product', entityId: String(own!.id) })).status).toBe(201);
    const bees = await aProducer(shop, 'anemonisi-cooperative');
    expect((await send(bees.visitor, { entityType: 'product', entityId: String(own!.id) })).status).toBe(404);
    expect((await send(mill.visitor, { entityType: 'category', entityId: '1' })).status).toBe(404);
    expect((await send(mill.visitor, { entityType: 'thing', entityId: '1' })).status).toBe(400);
    expect((await send(mill.visitor, { entityType: 'product', entityId: 'x' })).status).toBe(400);
  });

  it('asks for a picture when none is sent, and for a form when it is not one', async () => {
    const none = await mill.visitor.request('POST', '/api/uploads', multipart(ownProducer()), {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    });
    expect(none.status).toBe(400);
    expect((await mill.visitor.post('/api/uploads', { entityType: 'product' })).status).toBe(415);
  });

  it('never serves what lies outside the folder', async () => {
    expect((await shop.app.inject('/uploads/..%2f..%2fpackage.json')).statusCode).toBe(404);
    expect((await shop.app.inject('/uploads/%2e%2e/package.json')).statusCode).toBe(404);
  });
});
