// The help pages as they leave the server: facts computed, anchors and links in place, in five languages.
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const PAGES = [
  'about',
  'discounts',
  'group-buying',
  'gift-sets',
  'shipping',
  'returns',
  'privacy',
  'faqs',
] as const;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
const page = async (path: string, language = 'en') => {
  const { status, text } = await test.visitor().get(path, { cookie: `language=${language}` });
  expect(status).toBe(200);
  return text;
};
/** What a reader sees: without tags and the state for the script. */
const visible = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gsu, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/gu, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(PAGES)('/%s has its title, and no placeholder or key left', async (name) => {
    const html = await page(`/${name}`, language);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<title>${translator(language)(`help-${name}:metaTitle`)} · Madia</title>`);
    expect(visible(html)).not.toMatch(/\{\{|\}\}|help-[a-z-]+:|\[object|undefined|NaN/u);
  });
});

it('/discounts computes its tiers and examples', async () => {
  const text = visible(await page('/discounts'));
  for (const shown of ['1-4 items', '5-9 items', '10-24 items', '25-49 items', '50 or more items']) {
    expect(text).toContain(shown);
  }
  for (const total of ['$118.70', '$224.91', '$531.04', '$999.60']) expect(text).toContain(total);
  for (const percent of ['5%', '10%', '15%', '20%']) expect(text).toContain(`\n${percent}\n`);
});

it('/group-buying computes what each person pays', async () => {
  const text = visible(await page('/group-buying'));
  expect(text).toContain(
    '25 pieces pooled by five people who each take the same number. With 15% off, each pays $106.21 instead of $118.70 alone.',
  );
  expect(text).toContain('54 packages of one pasta, 20% off each');
});

it('/shipping keeps the policy and says apart what checkout charges', async () => {
  const text = visible(await page('/shipping'));
  expect(text).toContain(
    'shipping is free when the total after discounts is $100 or more, and $9.95 otherwise.',
  );
  for (const cost of ['Free over $50, $6.95 under $50', '$12.95', '$24.95', '$5-10', '$10-15']) {
    expect(text).toContain(cost);
  }
  expect(text).toContain('Express costs $12.95 and Priority $24.95, whatever the total.');
  expect(text).toContain('adds $5 with Express and $10 with Priority, gift wrap $5.');
});

it('no help page sends anybody to the contact form for what checkout and the order page do', async () => {
  const pages = await Promise.all(['/shipping', '/faqs', '/gift-sets'].map((path) => page(path)));
  expect(visible(pages.join('\n'))).not.toMatch(
    /no date field|does not offer a choice|order number and the new address|through our support team|for changes, contact us/u,
  );
});

it('/gift-sets leads to products that exist, between $79.99 and $149.99', async () => {
  const html = await page('/gift-sets', 'de');
  const slugs = [...html.matchAll(/href="\/product\/([a-z0-9-]+)"/gu)].map(([, slug]) => slug!);
  expect(slugs.slice(0, 3)).toEqual(['gift-set-1', 'gift-set-2', 'gift-set-3']);
  expect(slugs).toHaveLength(9);
  for (const slug of slugs) {
    const { status, body } = await test
      .visitor()
      .get<{ name: string; price: number }>(`/api/products/${slug}`, { cookie: 'language=de' });
    expect(status).toBe(200);
    expect(body.price).toBeGreaterThanOrEqual(79.99);
    expect(body.price).toBeLessThanOrEqual(149.99);
    expect(visible(html)).toContain(body.name);
  }
  for (const anchor of ['featured', 'custom']) expect(html).toContain(`id="${anchor}"`);
});

it('/faqs holds every answer, for readers without scripts and for search engines', async () => {
  const html = await page('/faqs');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)![1]!;
  const data = JSON.parse(json) as { '@type': string; mainEntity: { acceptedAnswer: { text: string } }[] };
  expect([data['@type'], data.mainEntity.length]).toEqual(['FAQPage', 33]);
  const text = visible(html);
  for (const { acceptedAnswer } of data.mainEntity) expect(text).toContain(acceptedAnswer.text);
});

it.each(LANGUAGES)(
  '/privacy names the payment provider in %s where cards go to one, and only there',
  async (language) => {
    const path = `/privacy?lng=${language}`;
    expect(visible(await page(path, language))).not.toContain('Stripe');
    const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined };
    const cards = await openTestApp({ ...test.shop.config, payments: ['card'], stripe }, test.shop.database);
    const { text } = await cards.visitor().get(path, { cookie: `language=${language}` });
    expect(visible(text)).toMatch(/Stripe,/u);
  },
);

it('/privacy names its date and its ten sections as anchors', async () => {
  const html = await page('/privacy');
  expect(visible(html)).toContain('Last updated: February 15, 2023');
  const sections = [
    'information',
    'use',
    'protection',
    'sharing',
    'choices',
    'retention',
    'children',
    'transfers',
    'changes',
    'contact',
  ];
  for (const id of sections) expect(html).toContain(`<section id="${id}"`);
});

describe('an odd wish for a language', () => {
  it.each(['/about?lng=xx', '/about?lng='])('%s is answered in English', async (url) => {
    expect(await page(url, 'xx')).toContain('<html lang="en"');
  });
});
