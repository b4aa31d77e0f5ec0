// What domains declare is whole: every table has an owner, every mail and event one place, and nobody is forgotten.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { serverDomains } from '#app/server/domains.ts';
import { deskPages as pages } from '#app/web/desk-pages.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { WEBHOOK_EVENTS } from '#engine/model/webhooks/webhook-events.ts';
import type { Shop } from '#engine/server/shop.ts';

const ROOT = path.join(import.meta.dirname, '../..');

const files = globSync('{src,sample}/**/*.schema.ts', { cwd: ROOT });
const tables = (
  await Promise.all(
    files.map(async (file) => {
      const module = (await import(/* @vite-ignore */ path.join(ROOT, file))) as Record<string, unknown>;
      return Object.values(module)
        .filter((value): value is PgTable => is(value, PgTable))
        .map((table) => ({ file, table, name: getTableConfig(table).name }));
    }),
  )
).flat();

const domainOf = (file: string) => /^src\/domains\/([^/]+)\//u.exec(file)?.[1];

describe('tables', () => {
  it('are found', () => {
    expect(tables.length).toBeGreaterThan(40);
  });

  it('belong to one domain each', () => {
    const names = tables.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('stand in files of tables only', () => {
    const elsewhere = globSync('src/**/*.ts', { cwd: ROOT })
      .filter((file) => !file.endsWith('.schema.ts'))
      .filter((file) => /\bpgTable\(/u.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(elsewhere).toEqual([]);
  });
});

/** Columns by which a row is a person's. Who merely did something (an administrator) is not whom it is about. */
const PERSONAL = /^(?:user_id|customer_email|customer_name|shipping_address)$/u;
/** They hold people by an address that nobody has proved, or by a session; both go by time (`timers`). */
const WITHOUT_ACCOUNT = ['waitlist', 'newsletter_subscribers', 'promo_uses', 'cart_items'];

describe('personal data', () => {
  const domainsWithPeople = new Set(
    tables
      .filter(({ name }) => !WITHOUT_ACCOUNT.includes(name))
      .filter(({ table }) => getTableConfig(table).columns.some(({ name }) => PERSONAL.test(snakeCase(name))))
      .map(({ file }) => domainOf(file))
      .filter((domain) => domain !== undefined),
  );

  it('is found where it is', () => {
    expect([...domainsWithPeople].sort()).toEqual(
      expect.arrayContaining(['cart', 'catalogue', 'group-buys', 'orders']),
    );
  });

  it.each([...domainsWithPeople])('of %s is in the data download, and goes with its owner', (name) => {
    const domain = serverDomains.find((one) => one.name === name)!;
    expect({
      ownData: typeof domain.ownData,
      forget: typeof (domain.forget ?? forgottenByTime(name)),
    }).toEqual({
      ownData: 'function',
      forget: 'function',
    });
  });
});

/** Places in group buys go 30 days after the buy has ended: by its timer, whether the account still exists or not. */
function forgottenByTime(name: string) {
  return name === 'group-buys' ? () => undefined : undefined;
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

describe('declarations', () => {
  const all = (names: (domain: (typeof serverDomains)[number]) => readonly string[]) =>
    serverDomains.flatMap(names).sort();
  const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

  it('name each mail once', () => {
    const mails = all(({ mails: own = {} }) => Object.keys(own));
    expect(mails.length).toBeGreaterThan(40);
    expect(twice(mails)).toEqual([]);
  });

  it('write each late mail where the mail is declared', () => {
    for (const { mails = {}, lateMails = {} } of serverDomains)
      expect(Object.keys(mails)).toEqual(expect.arrayContaining(Object.keys(lateMails)));
  });

  it('tell of each event once', () => {
    expect(all(({ events = {} }) => Object.keys(events))).toEqual([...WEBHOOK_EVENTS].sort());
  });

  it('are named as their folders are', () => {
    const folders = globSync('src/domains/*/*.server.ts', { cwd: ROOT }).map((file) => domainOf(file)!);
    const declared = serverDomains.map(({ name }) => name).filter((name) => name !== 'upkeep');
    expect(declared.sort()).toEqual(folders.sort());
  });

  it.each(LANGUAGES)('name each timer once, and in %s at the desk', (language) => {
    // What a timer needs it takes when it runs: its name is known without a shop.
    const timers = all(({ timers: own }) => own?.({} as Shop).map(({ name }) => name) ?? []);
    expect(timers.length).toBeGreaterThan(10);
    expect(twice(timers)).toEqual([]);
    const file = path.join(ROOT, `src/domains/desk/texts/${language}/admin.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as { timers: { names: Record<string, string> } };
    expect(Object.keys(texts.timers.names).sort()).toEqual(timers);
  });

  it('say who may open each page of the dashboards', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(({ right }) => !['ADMIN', 'PRODUCER'].includes(right))).toEqual([]);
    expect(twice(pages.map(({ right, name }) => `${right} ${name}`))).toEqual([]);
  });
});
