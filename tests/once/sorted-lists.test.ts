// Every list of the desk that can be sorted, page by page in both directions, over the history of the sample shop.
import { beforeAll, describe, expect, it } from 'vitest';
import { addSampleHistory } from '#sample/history/add-sample-history.ts';
import { anAdmin } from '../support/people.ts';
import { openTestApp, type Visitor } from '../support/test-app.ts';
import { openTestDatabase } from '../support/test-database.ts';

type Row = Record<string, string | number>;

interface Page {
  items: Row[];
  total: number;
  nextCursor: string | null;
}

/** The values of `sort`, and which figure of a row rises with it; letters are sorted as the database likes. */
const LISTS = {
  orders: { date: 'id', customer: null, total: 'orderTotal' },
  products: { name: null, price: 'price' },
  users: { name: null, email: null, date: 'id' },
  reviews: { date: 'id', rating: 'rating' },
  documents: { date: null, total: 'total' },
  payouts: { date: 'id', amount: 'amount' },
  waitlist: { name: null, email: null, date: 'id' },
};

const cases = Object.entries(LISTS).flatMap(([list, sorts]) =>
  Object.entries(sorts).map(([sort, figure]) => ({ list, sort, figure })),
);

describe('a list of the desk', () => {
  let admin: Visitor;

  beforeAll(async () => {
    const { database } = await openTestDatabase();
    await database.db.transaction((tx) => addSampleHistory(tx));
    const shop = await openTestApp({}, database);
    admin = (await anAdmin(shop)).visitor;
  });

  async function walk(list: string, sort: string): Promise<Row[]> {
    const rows: Row[] = [];
    let page: Page | undefined;
    do {
      const next = page === undefined ? '' : `&cursor=${encodeURIComponent(page.nextCursor!)}`;
      const found = await admin.get<Page>(`/api/admin/${list}?limit=37&sort=${sort}${next}`);
      expect(found.status).toBe(200);
      page = found.body;
      rows.push(...page.items);
    } while (page.nextCursor !== null);
    expect(rows.length).toBe(page.total);
    return rows;
  }

  it.each(cases)(
    'shows each row of $list once, by $sort, in both directions',
    async ({ list, sort, figure }) => {
      const rising = await walk(list, sort);
      expect(rising.length).toBeGreaterThan(2);
      expect(await walk(list, `-${sort}`)).toEqual(rising.toReversed());
      if (figure === null) return;
      const figures = rising.map((row) => Number(row[figure]));
      expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    },
  );

  it.each(Object.keys(LISTS))('of %s refuses what it cannot be sorted by', async (list) => {
    expect((await admin.get(`/api/admin/${list}?limit=5&sort=password`)).status).toBe(400);
  });
});
