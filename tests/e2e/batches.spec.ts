// A batch goes wrong, on its producer's phone: from a call to every jar accounted for.
import { expect, type BrowserContext, type Page } from '@playwright/test';
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
    const places = page.getByRole('region', { name: 'Where it all is' });
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

/**
 * A camera, and a browser that reads codes: `held` is what the jar in front of it says. It counts its looks, and remembers the
 * streams that it gave.
 */
function standInForCamera() {
  const camera = { held: '', looks: 0, isAllowed: false, streams: [] as MediaStream[] };
  class BarcodeDetector {
    detect() {
      camera.looks += 1;
      return Promise.resolve(camera.held === '' ? [] : [{ rawValue: camera.held }]);
    }
  }
  const getUserMedia = () => {
    if (!camera.isAllowed) return Promise.reject(new DOMException('', 'NotAllowedError'));
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')!.fillRect(0, 0, canvas.width, canvas.height);
    const stream = canvas.captureStream();
    camera.streams.push(stream);
    return Promise.resolve(stream);
  };
  Object.assign(window, { BarcodeDetector, camera });
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: getUserMedia });
}
type Camera = { camera: { held: string; looks: number; isAllowed: boolean; streams: MediaStream[] } };

/** Holds a jar in front of the camera until it has looked several times; nothing: takes it away. */
async function holdJar(page: Page, text: string): Promise<void> {
  const until = await page.evaluate((held) => {
    const { camera } = window as unknown as Camera;
    camera.held = held;
    return camera.looks + 6;
  }, text);
  await page.waitForFunction((looks) => (window as unknown as Camera).camera.looks >= looks, until);
}

test('jars are packed by the camera of a phone, each once', async ({ browser, baseURL }) => {
  const { desk, productId } = await aSeller(browser, await anAdmin(browser));
  await send(desk.request, 'PATCH', `/api/products/${productId}`, { tracksBatches: true });
  const [stopped] = await send<{ id: number }[]>(desk.request, 'GET', '/api/producer/batches');
  const guest = await browser.newContext();
  const orderId = await buy(guest, productId, 2);
  await send(desk.request, 'POST', `/api/producer/batches/${stopped!.id}/hold`, { reason: 'A splinter' });
  const good = await send<{ id: number }>(desk.request, 'POST', '/api/producer/batches', {
    productId,
    code: 'GOOD-2',
    quantity: 20,
  });

  const page = await desk.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(standInForCamera);
  const found = complaints(page);
  await visit(page, `/dashboard?tab=orders&order=${orderId}`);
  await page.getByRole('button', { name: 'Batches', exact: true }).click();
  const packing = page.getByRole('dialog');
  const scan = packing.getByRole('button', { name: 'Scan', exact: true });
  await scan.click();
  await expect(packing.getByText('The camera is not available. Please type the code.')).toBeVisible();
  await page.evaluate(() => void ((window as unknown as Camera).camera.isAllowed = true));
  await scan.click();
  await expect(packing.getByLabel('What the camera sees')).toBeVisible();

  // However long it is held there, it is one jar; taken away and shown again, it is the next.
  const label = `${baseURL}/batch/${good.id}`;
  await holdJar(page, label);
  await expect(packing.getByRole('status')).toHaveText('GOOD-2 was read.');
  await expect(packing.getByText('1 of 2 packed')).toBeVisible();
  await holdJar(page, `${baseURL}/batch/${stopped!.id}`);
  await expect(packing.getByRole('alert')).toContainText('is not a batch of this product that may be sold');
  await expect(packing.getByRole('status')).toBeEmpty();
  await expect(packing.getByText('1 of 2 packed')).toBeVisible();
  await holdJar(page, '');
  await holdJar(page, label);
  await expect(packing.getByText('2 of 2 packed')).toBeVisible();
  await expect(packing.getByRole('alert')).toBeHidden();
  expect(await barriers(page, '[role=dialog]')).toEqual([]);
  await packing.getByRole('button', { name: 'Confirm' }).click();
  await said(page, 'Batches confirmed');

  const isOff = () =>
    page.evaluate(() =>
      (window as unknown as Camera).camera.streams
        .flatMap((stream) => stream.getTracks())
        .every(({ readyState }) => readyState === 'ended'),
    );
  await expect.poll(isOff).toBe(true);
  const { items } = await send<{ items: { batches: object[] }[] }>(
    desk.request,
    'GET',
    `/api/producer/orders/${orderId}`,
  );
  expect(items[0]!.batches).toMatchObject([{ code: 'GOOD-2', quantity: 2 }]);
  expect(found).toEqual([]);
});

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
