// Keys, webhooks and files of products, for the screenshots.
import type { BrowserContext, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { csvLine } from '#engine/server/lists/csv.ts';
import { PASSWORD, post } from './people.ts';

/** A key that is used, one that was revoked, and a receiver that never answers. */
export async function connectPrograms(context: BrowserContext): Promise<void> {
  const used = await makeKey(context, 'Warehouse system of the cheese cellar', 'write');
  await context.request.get('/api/producer/stats', { headers: { authorization: `Bearer ${used.token}` } });
  const revoked = await makeKey(context, 'Till', 'read');
  await context.request.delete(`/api/keys/${revoked.key.id}`);
  const { webhook } = await post<{ webhook: { id: number } }>(context, '/api/webhooks', {
    url: 'https://warehouse.example.com/hooks/orders-and-returns?shop=birkensee',
    events: ['order.placed', 'order.cancelled', 'stock.low'],
  });
  await post(context, `/api/webhooks/${webhook.id}/test`, {});
}

function makeKey(context: BrowserContext, name: string, scope: 'read' | 'write') {
  const key = { name, scope, password: PASSWORD };
  return post<{ key: { id: number }; token: string }>(context, '/api/keys', key);
}

export async function showNewKey(page: Page): Promise<void> {
  await openNewKey(page);
  await page.locator('[role=dialog] [name=name]').fill('Price lists');
  await page.locator('[role=dialog] [name=password]').fill(PASSWORD);
  await page.locator('[role=dialog] [type=submit]').click();
  await page.getByTestId('shown-once').waitFor();
}

export async function openNewKey(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby=api-keys] button[aria-haspopup=dialog]').first().click();
}

export async function openNewWebhook(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby=webhooks] button[aria-haspopup=dialog]').first().click();
}

export async function openWebhookLog(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby=webhooks] table button').first().click();
  await page.locator('[role=dialog] table').waitFor();
}

/** One row changes a product, one adds a product, two are wrong. */
export async function previewWrongFile(page: Page): Promise<void> {
  await previewFile(page, (columns, row) => [
    { ...row, price: '7.25', quantity: '80' },
    {
      ...blank(columns),
      name: 'Rye Crackers',
      description: 'Thin.',
      category: 'pasta-rice',
      price: '5.5',
      quantity: '40',
    },
    { ...row, id: '999999', name: 'Somebody else’s honey' },
    { ...blank(columns), name: 'Crumbs', price: 'seven', category: 'cakes', tiers: '10:5, 5:10' },
  ]);
}

export async function previewGoodFile(page: Page): Promise<void> {
  await previewFile(page, (_columns, row) => [
    { ...row, price: '7.25', quantity: '80', description: 'Thin, dark, salted twice, baked on stone.' },
  ]);
}

type Row = Record<string, string>;

const blank = (columns: string[]): Row => Object.fromEntries(columns.map((column) => [column, '']));

/** Chooses a file made of the first product of the own export. */
async function previewFile(page: Page, edit: (columns: string[], row: Row) => Row[]): Promise<void> {
  const exported = await page.request.get('/api/product-file?format=csv');
  const [columns, values] = parse(await exported.text(), { bom: true, to: 2 }) as [string[], string[]];
  const row = Object.fromEntries(columns.map((column, index) => [column, values[index]!]));
  const rows = edit(columns, row).map((edited) => columns.map((column) => edited[column] ?? ''));
  const buffer = Buffer.from([columns, ...rows].map(csvLine).join(''));
  await page
    .locator('section[aria-labelledby=file-import] input')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });
  await page.locator('section[aria-labelledby=file-import] table').waitFor();
}
