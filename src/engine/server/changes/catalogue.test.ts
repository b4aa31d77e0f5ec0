import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueVersion, hearChanges } from '../../../../tests/support/announcements.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { Catalogue } from './catalogue.ts';
import type { Database } from '#engine/server/db/client.ts';
import { categories } from '#domains/catalogue/server/catalogue.schema.ts';
import { catalogueState } from '#engine/server/db/changes.schema.ts';

describe('a change of the catalogue', () => {
  let database: Database;
  let catalogue: Catalogue;
  let applied: string[] = [];
  let hearing: Awaited<ReturnType<typeof hearChanges>>;
  const rename = (name: string) => (tx: Database['db']) =>
    tx.update(categories).set({ name }).where(eq(categories.slug, 'cheese'));
  const nameOfCheese = async () =>
    (await database.db.select().from(categories).where(eq(categories.slug, 'cheese')))[0]!.name;

  beforeAll(async () => {
    ({ database } = await openTestDatabase());
    hearing = await hearChanges(database);
    catalogue = new Catalogue(database, async (changes) => void applied.push(changes.toString()));
    await catalogue.follow();
  });
  beforeEach(() => {
    applied = [];
  });

  it('is committed, announced and applied here before the call returns', async () => {
    const announced = await hearing.during(async () => {
      const result = await catalogue.change(async (tx, changed) => {
        await rename('Formaggi')(tx);
        changed.category('cheese');
        changed.product(7, 'in place');
        changed.product(7, 'in place');
        changed.producer(3);
        changed.settings();
        expect(applied).toEqual([]);
        return 'done';
      });
      expect(result).toBe('done');
      expect(applied).toEqual(['category:cheese product:7 producer:3 settings']);
    });
    expect(announced).toEqual(['category:cheese product:7 producer:3 settings']);
    expect(await nameOfCheese()).toBe('Formaggi');
  });

  it('is applied once, though this process hears its own announcement too', async () => {
    await hearing.during(() => catalogue.change(async (_tx, changed) => changed.product(1, 'in place')));
    await hearing.during(() => catalogue.change(async (_tx, changed) => changed.product(2, 'in place')));
    expect(applied).toEqual(['product:1', 'product:2']);
  });

  it('that names nothing is committed and empties nobody’s cache', async () => {
    expect(await hearing.during(() => catalogue.change(rename('Käse')))).toEqual([]);
    expect(await nameOfCheese()).toBe('Käse');
    expect(applied).toEqual([]);
  });

  it('that fails leaves nothing behind', async () => {
    const failing = () =>
      catalogue.change(async (tx, changed) => {
        await rename('Quesos')(tx);
        changed.category('cheese');
        throw new Error('no');
      });
    expect(await hearing.during(() => expect(failing()).rejects.toThrow('no'))).toEqual([]);
    expect(await nameOfCheese()).not.toBe('Quesos');
    expect(applied).toEqual([]);
  });

  it('of more than a NOTIFY can carry is announced as everything', async () => {
    const many = () =>
      catalogue.change(async (_tx, changed) => {
        for (let id = 1; id <= 2_000; id += 1) changed.product(id, 'in place');
      });
    expect(await hearing.during(many)).toEqual(['*']);
    expect(applied).toEqual(['*']);
  });

  it('by another process is applied here as well', async () => {
    const elsewhere = new Catalogue(database, async () => {});
    await elsewhere.follow();
    const announced = await hearing.during(() =>
      elsewhere.change(async (_tx, changed) => changed.producer(9)),
    );
    expect(announced).toEqual(['producer:9']);
    await expect.poll(() => applied).toEqual(['producer:9']);
  });

  it('that no announcement named is noticed by its version, and every cache is cleared', async () => {
    const version = await catalogueVersion(database);
    await catalogue.catchUp();
    expect(applied).toEqual([]);
    for (const missed of [version + 1, version - 5]) {
      await database.db.update(catalogueState).set({ version: missed });
      await catalogue.catchUp();
      await catalogue.catchUp();
    }
    expect(applied).toEqual(['*', '*']);
  });

  it('that is stored, and heard of only a moment later, clears nothing else', async () => {
    const version = (await catalogueVersion(database)) + 1;
    await database.db.update(catalogueState).set({ version });
    const comparing = catalogue.catchUp();
    // Until it has been compared.
    for (let query = 0; query < 3; query += 1) await catalogueVersion(database);
    await catalogue.applyAnnounced(`${version} product:5`);
    await comparing;
    expect(applied).toEqual(['product:5']);
  });

  it('that was missed is noticed within the interval of comparing, and only until it is stopped', async () => {
    const noticed: string[] = [];
    const comparing = new Catalogue(database, async (changes) => void noticed.push(changes.toString()));
    await comparing.follow(10);
    noticed.length = 0;
    await database.db.update(catalogueState).set({ version: (await catalogueVersion(database)) + 1 });
    await expect.poll(() => noticed).toEqual(['*']);
    comparing.stop();
    await comparing.catchUp();
    expect(noticed).toEqual(['*']);
  });
});
