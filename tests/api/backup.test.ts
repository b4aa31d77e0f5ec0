// A backup taken while people buy, restored into an empty place: one moment of the shop, complete and adding up.
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import { rows, type Database } from '#engine/server/db/client.ts';
import { restoreBackup } from '#engine/server/db/backup/restore-backup.ts';
import { writeBackup } from '#engine/server/db/backup/write-backup.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { FolderPictureStore } from '#engine/server/files/folder-picture-store.ts';
import { fingerprints } from '../support/fingerprints.ts';
import { readLedger } from '../support/ledger.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { openEmptyDatabase } from '../support/test-database.ts';

const SHOPPERS = 4;
const BOUGHT_BEFORE = 6;
const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland',
};

describe('backup and restore', () => {
  let shop: TestApp;
  let folder: string;
  let file: string;
  let restored: Database;
  const uploads = () => path.join(shop.shop.config.dataDir, 'uploads');

  beforeAll(async () => {
    shop = await openTestApp();
    folder = await mkdtemp(path.join(tmpdir(), 'madia-backup-'));
    file = path.join(folder, 'shop.backup');
    await shop.db.update(products).set({ quantityAvailable: 5_000 });
    ({ database: restored } = await openEmptyDatabase());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const buy = async (number: number): Promise<number> => {
    const visitor = shop.visitor();
    await visitor.post('/api/cart', { productId: 1 + (number % 40), quantity: 1 + (number % 3) });
    const answer = await visitor.post<CheckoutAnswer>('/api/checkout', FORM, {
      'idempotency-key': `${number}`,
    });
    expect(answer.status).toBe(201);
    return answer.body.orderId;
  };

  it('keeps one moment while people go on buying', async () => {
    const pictures = new FolderPictureStore(uploads());
    await pictures.save('picture.jpg', Buffer.from([0xff, 0xd8, 0, 1, 2]));
    const before = await readLedger(shop.db);
    let number = 0;
    const closing = new AbortController();
    const acknowledged: number[] = [];
    const enough = Promise.withResolvers<void>();
    const shopper = async () => {
      while (!closing.signal.aborted) {
        number += 1;
        acknowledged.push(await buy(number));
        if (acknowledged.length >= BOUGHT_BEFORE) enough.resolve();
      }
    };
    const shopping = Promise.all(Array.from({ length: SHOPPERS }, shopper));
    await Promise.race([enough.promise, shopping]);
    const known = acknowledged.slice();
    const counts = await writeBackup(shop.shop.database, { file, pictures });
    closing.abort();
    await shopping;

    const target = path.join(folder, 'uploads');
    expect(await restoreBackup(restored, { file, uploadsFolder: target, force: false })).toEqual(counts);
    const ledger = await readLedger(restored.db);
    expect(ledger).toMatchObject({ faults: [], units: before.units });
    expect(ledger.orders).toBe(ledger.confirmations);
    const change = restored.db.execute(sql`update ledger_entries set amount_cents = 0`);
    await expect(change).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    });
    // Somebody who had an answer before the backup began is in it; those who came during it may be.
    const kept = await rows<{ id: number }>(restored.db, sql`select id from orders`);
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(known));
    expect(kept.length).toBeLessThanOrEqual(acknowledged.length);
    expect(await readdir(target)).toEqual(['picture.jpg']);
    expect(await readFile(path.join(target, 'picture.jpg'))).toEqual(Buffer.from([0xff, 0xd8, 0, 1, 2]));
  }, 120_000);

  it('brings every value of every table back, and numbers go on', async () => {
    await shop.db.execute(
      sql`insert into settings (key, value) values ('nothing', 'null'::jsonb), ('odd', '"\\u2028 ü \\\\ \\" 😀"')`,
    );
    // Photos of returns are bytes in a table.
    await shop.db.execute(
      sql`insert into return_photos (order_id, picture) select min(id), '\\x00ff5c0a'::bytea from orders`,
    );
    await writeBackup(shop.shop.database, { file, pictures: new FolderPictureStore(uploads()) });
    await restoreBackup(restored, { file, uploadsFolder: path.join(folder, 'uploads'), force: true });
    expect(await fingerprints(restored.db)).toEqual(await fingerprints(shop.db));
    const next = sql`insert into sessions (token_hash, expires_at) values ('next', now()) returning id`;
    const [here] = await rows<{ id: number }>(shop.db, next);
    const [there] = await rows<{ id: number }>(restored.db, next);
    expect(there).toEqual(here);
  }, 120_000);

  it('leaves a database that holds anything alone', async () => {
    const again = restoreBackup(restored, { file, uploadsFolder: path.join(folder, 'other'), force: false });
    await expect(again).rejects.toThrow(/The database is not empty/);
  });

  it('notices a damaged file before it touches anything', async () => {
    const before = await fingerprints(restored.db);
    const whole = await readFile(file);
    const cut = path.join(folder, 'cut.backup');
    await writeFile(cut, whole);
    await truncate(cut, whole.length - 100);
    const uploadsFolder = path.join(folder, 'uploads');
    await expect(restoreBackup(restored, { file: cut, uploadsFolder, force: true })).rejects.toThrow(
      /not a whole backup/,
    );
    await writeFile(cut, 'hello');
    await expect(restoreBackup(restored, { file: cut, uploadsFolder, force: true })).rejects.toThrow(
      /not a whole backup/,
    );
    expect(await fingerprints(restored.db)).toEqual(before);
  }, 60_000);
});
