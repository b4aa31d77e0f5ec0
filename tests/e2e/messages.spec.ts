// A conversation from the first question to the look of an administrator; its rules are those of messages.routes.test.ts.
import { expect } from '@playwright/test';
import { anAdmin, newBuyer, openPage, openTab, order, said, send } from './dashboard-steps.ts';
import { aSeller } from './order-steps.ts';
import { barriers, complaints, ON_PHONES } from './storefront-page.ts';
import { test } from './test.ts';

for (const [size, viewport] of ON_PHONES) {
  test(`a question is asked, answered and reported: ${size}`, async ({ browser }) => {
    test.slow();
    const admin = await anAdmin(browser);
    const seller = await aSeller(browser, admin);
    const { slug } = (
      await send<{ id: number; slug: string }[]>(seller.desk.request, 'GET', '/api/producer/products')
    ).find(({ id }) => id === seller.productId)!;

    const stranger = await openPage(await browser.newContext(), `/product/${slug}`, viewport);
    await stranger.getByRole('link', { name: `Ask ${seller.company} a question` }).click();
    await expect(stranger.getByRole('link', { name: 'Sign in to ask' })).toHaveAttribute(
      'href',
      /next=%2Fmessages%2Fnew/u,
    );

    const buyer = await newBuyer(browser);
    const asking = await openPage(buyer, `/messages/new?product=${slug}`, viewport);
    await asking.getByLabel('Your message').fill('Is it from this year?');
    await expect(asking.getByText('21 of 2000 characters')).toBeVisible();
    await asking.getByRole('button', { name: 'Send message' }).click();
    await said(asking, 'Your message is on its way');

    const desk = await openPage(seller.desk, '/dashboard', viewport);
    const found = complaints(desk);
    await desk.getByRole('link', { name: '1 new message' }).click();
    await desk.getByRole('link', { name: 'Ada M' }).click();
    await expect(desk).toHaveURL(/tab=messages&thread=\d+/u);
    await desk.reload();
    await expect(desk.getByText('Is it from this year?')).toBeVisible();
    expect(await barriers(desk)).toEqual([]);
    await desk.getByLabel('Your message').fill('Pressed on 3 November.');
    await desk.getByRole('button', { name: 'Send message' }).click();
    await expect(desk.getByRole('listitem').getByText('Pressed on 3 November.')).toBeVisible();
    await desk.goBack();
    await openTab(desk, 'Dashboard');
    await expect(desk.getByRole('link', { name: '1 new message' })).toHaveCount(0);
    expect(found).toEqual([]);

    await asking.goto('/user-dashboard');
    await asking.getByRole('link', { name: /^Messages/u }).click();
    await asking.getByRole('link', { name: seller.company }).click();
    await expect(asking.getByText('Pressed on 3 November.')).toBeVisible();
    await expect(asking.getByRole('link', { name: `About ${seller.productName}` })).toHaveAttribute(
      'href',
      `/product/${slug}`,
    );
    await asking.getByRole('button', { name: 'Report', exact: true }).click();
    const question = asking.getByRole('dialog', { name: 'Report this conversation?' });
    await question.getByRole('button', { name: 'Report', exact: true }).click();
    await said(asking, 'Reported. We’ll look into it.');

    const office = await openPage(admin, '/admin?tab=messages', viewport);
    await office.getByRole('link', { name: `– ${seller.company}` }).click();
    await expect(office.getByText('Reported by the customer')).toBeVisible();
    expect(await barriers(office)).toEqual([]);
    await office.getByRole('button', { name: 'Reviewed' }).click();
    await expect(office.getByRole('link', { name: `– ${seller.company}` })).toHaveCount(0);
    await seller.judge(false);
  });
}

test('a producer writes to a customer from the page of the order, who answers from the list of orders', async ({
  browser,
}) => {
  const admin = await anAdmin(browser);
  const seller = await aSeller(browser, admin);
  const [product] = await send<{ slug: string }[]>(seller.desk.request, 'GET', '/api/producer/products');
  const buyer = await newBuyer(browser);
  const id = await order(buyer, product!.slug, 1);
  const desk = await openPage(seller.desk, `/dashboard?tab=orders&order=${id}`);
  await desk.getByRole('button', { name: 'Write to Ada Moreau' }).click();
  await desk.getByLabel('Your message').fill('It leaves tomorrow.');
  await desk.getByRole('button', { name: 'Send message' }).click();
  await expect(desk.getByRole('listitem').getByText('It leaves tomorrow.')).toBeVisible();
  const own = await openPage(buyer, '/user-dashboard');
  await own.getByRole('link', { name: `Write to ${seller.company}` }).click();
  await own.getByLabel('Your message').fill('Thank you!');
  await own.getByRole('button', { name: 'Send message' }).click();
  // One conversation about one parcel, no matter who begins it.
  await expect(own.getByText('It leaves tomorrow.')).toBeVisible();
  await seller.judge(false);
});
