// A batch goes wrong, on its producer's phone: from a call to every jar accounted for.
import { expect, type BrowserContext } from '@playwright/test';
import { anAdmin, openPage, said, send } from './dashboard-steps.ts';
import { aSeller } from './order-steps.ts';
import { barriers, complaints, ON_PHONES, visit } from './storefront-page.ts';
import { test } from './test.ts';

async function buy(guest: BrowserContext, productId: number, quantity: number): Promise<number> {
  await send(guest.request, 'POST', '/api/cart', { productId, quantity });
  const { orderId } = await send<{ orderId: number }>(guest.request, 'POST', '/api/checkout', {
    customerName: 'Grace Lindqvist',
    customerEmail: 'grace@example.com',
    shippingAddress: '12 Harbour Street\nPortland, ME 04101',
  });
  return orderId;
}

for (const [size, viewport] of ON_PHONES) {
  test(`a batch is stopped, packed anew and recalled, ${size}`, async ({ browser }) => {
    test.slow();
    const admin = await anAdmin(browser);
    const { desk, productId, productName } = await aSeller(browser, admin);
    await send(desk.request, 'PATCH', `/api/products/${productId}`, { tracksBatches: true });
    const [opening] = await send<{ id: number }[]>(desk.request, 'GET', '/api/producer/batches');
    await send(desk.request, 'PATCH', `/api/producer/batches/${opening!.id}`, {
      code: 'BAD-1',
      quantity: 10,
    });
    const guest = await browser.newContext();
    const sent = await buy(guest, productId, 3);
    await send(desk.request, 'POST', `/api/producer/orders/${sent}/ship`, {});
    const waiting = await buy(guest, productId, 2);
    await send(desk.request, 'POST', '/api/producer/batches', { productId, code: 'GOOD-2', quantity: 20 });

    const page = await openPage(desk, '/dashboard?tab=batches', viewport);
    const found = complaints(page);
    await page.getByRole('link', { name: 'BAD-1', exact: true }).click();
    const places = page.getByRole('region', { name: 'Where all of it is' });
    await expect(places.getByText('3, in 1 order', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop the sale' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('A customer found a splinter');
    await page.getByRole('dialog').getByRole('button', { name: 'Stop the sale' }).click();
    await expect(page.getByText('On hold: nobody can buy it')).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    // The parcel that has not left is one tap away, and starts without the stopped jars.
    await places.getByRole('link', { name: `Order #${waiting}` }).click();
    await page.getByRole('button', { name: 'Batches', exact: true }).click();
    const packing = page.getByRole('dialog');
    await expect(packing.getByText('The sale of BAD-1 has been stopped.', { exact: false })).toBeVisible();
    await expect(packing.getByText('0 of 2 packed')).toBeVisible();
    await packing.getByLabel('Code on the jar').fill('good-2');
    await packing.getByLabel('Code on the jar').press('Enter');
    await packing.getByRole('spinbutton').fill('2');
    expect(await barriers(page, '[role=dialog]')).toEqual([]);
    await packing.getByRole('button', { name: 'Confirm' }).click();
    await said(page, 'Batches confirmed');
    expect(found).toEqual([]);

    // Somebody who scans a jar at home reads that it is being checked.
    const jar = await openPage(guest, `/batch/${opening!.id}`, viewport);
    await expect(jar.getByText('this batch is being checked', { exact: false })).toBeVisible();
    expect(await barriers(jar)).toEqual([]);

    const office = await openPage(admin, `/admin?tab=batches&batch=${opening!.id}`, viewport);
    const complained = complaints(office);
    await expect(office.getByRole('heading', { level: 1, name: 'BAD-1' })).toBeVisible();
    await office.getByRole('button', { name: 'Recall BAD-1', exact: true }).click();
    const recall = office.getByRole('dialog');
    await expect(recall.getByLabel('Reason')).toHaveValue('A customer found a splinter');
    await recall.getByRole('button', { name: 'Practice now' }).click();
    await expect(recall.getByRole('heading', { name: 'Practice' })).toBeVisible();
    expect(await barriers(office, '[role=dialog]')).toEqual([]);
    await recall.getByLabel('Practice only').uncheck();
    await recall.getByRole('button', { name: 'Recall BAD-1 now' }).click();
    // There is nothing left to ask: how far it is stands on the page.
    await expect(recall).toBeHidden();
    const recalls = office.getByRole('region', { name: 'Recalls' });
    await expect(recalls.getByRole('heading', { name: 'Recall', exact: true })).toBeVisible();
    await expect(recalls.getByText('1 of 1')).toHaveCount(2);
    expect(await barriers(office)).toEqual([]);
    await recalls.getByRole('link', { name: 'List to print' }).first().click();
    await expect(
      office.getByRole('heading', { level: 1, name: 'Recall: who received batch BAD-1' }),
    ).toBeVisible();
    await expect(
      office.getByRole('row', { name: new RegExp(`#${sent}.*Grace.*3.*Refunded`, 'su') }),
    ).toBeVisible();
    expect(await barriers(office)).toEqual([]);
    expect(complained).toEqual([]);

    await visit(page, `/dashboard?tab=batches&batch=${opening!.id}`);
    await expect(page.getByRole('heading', { name: 'Recall', exact: true })).toBeVisible();
    await expect(places.getByText('3, in 1 order', { exact: true })).toBeVisible();
    await expect(places.getByRole('link')).toHaveCount(0);
    await jar.reload();
    await expect(jar.getByText('Recalled: please do not eat this')).toBeVisible();
    await expect(jar.getByRole('heading', { level: 1, name: productName })).toBeVisible();
  });
}

test('labels lie where the paper has them', async ({ browser }) => {
  const { desk, productId } = await aSeller(browser, await anAdmin(browser));
  await send(desk.request, 'PATCH', `/api/products/${productId}`, { tracksBatches: true });
  const [batch] = await send<{ id: number }[]>(desk.request, 'GET', '/api/producer/batches');
  const A4 = { width: 794, height: 1123 };
  const page = await openPage(desk, `/dashboard/batches/${batch!.id}/labels`, A4);
  const labels = page.locator('.sheet-a4 > div');
  await expect(labels).toHaveCount(21);
  await page.getByLabel('First label').fill('3');
  await page.emulateMedia({ media: 'print' });
  const millimetres = (pixels: number) => (pixels * 25.4) / 96;
  const box = (await labels.first().boundingBox())!;
  expect(Math.abs(millimetres(box.x) - 7.25)).toBeLessThan(0.2);
  expect(Math.abs(millimetres(box.y) - 15.15)).toBeLessThan(0.2);
  await expect(page.getByRole('img', { name: /^QR code/u })).toHaveCount(1);
  await expect(labels.locator('img')).toHaveCount(19);
});
