// The shop of somebody else, in euro: nothing of the sample brand or its dollars is left in anything that leaves the server.
import { readFile } from 'node:fs/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { isPrivatePage } from '#engine/model/pages/private-pages.ts';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { LinkSigner } from '#engine/server/http/link-signer.ts';
import { i18nFor } from '#engine/server/i18n/translations.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import { documents } from '#domains/documents/server/documents.schema.ts';
import { documentPdf } from '#domains/documents/server/pdf/document-pdf.ts';
import { eq } from 'drizzle-orm';
import { leftToAll } from '../support/left-to-all.ts';
import { closeAtEnd } from '../support/opened.ts';
import { pagePaths } from '../support/page-paths.ts';
import { aBuyer, anAdmin, aProducer } from '../support/people.ts';
import { SAMPLE_MAIL_NAMES, SAMPLE_MAILS } from '#domains/desk/server/mail-samples/sample-mails.ts';
import { expectNothingOfTheFirst, SECOND_BRAND, withSigns } from '../support/second-brand.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { openTestApp, type TestApp, type Visitor } from '../support/test-app.ts';

let shop: TestApp;
let people: Visitor[];
beforeAll(async () => {
  const { brand } = SECOND_BRAND;
  shop = await openTestApp({
    brand: SECOND_BRAND,
    home: { currency: 'EUR', country: 'DE' },
    supportEmail: brand.supportEmail,
    mailFrom: `${brand.name} <${SECOND_BRAND.mailFrom}>`,
  });
  const signedIn = [
    await aBuyer(shop),
    await aProducer(shop, 'frantoio-ripalunga'),
    await anAdmin(shop, 'keeper'),
  ];
  people = [shop.visitor(), ...signedIn.map(({ visitor }) => visitor)];
});

const page = async (url: string, language: Language = 'en') =>
  withSigns((await shop.visitor().get(url, { cookie: `language=${language}` })).text);

/** `npm test` opens each page in two languages, which change from page to page. */
const languagesOf = (at: number) =>
  leftToAll ? [0, 2].map((after) => LANGUAGES[(at + after) % LANGUAGES.length]!) : LANGUAGES;

describe('pages', () => {
  const pages = pagePaths().map((page, at) => ({ ...page, languages: languagesOf(at) }));
  it.each(pages)('$route', async ({ paths: [path], languages }) => {
    for (const visitor of isPrivatePage(path) ? people : people.slice(0, 1)) {
      for (const language of languages) {
        visitor.cookies.set('language', language);
        const { text } = await visitor.get(path);
        expectNothingOfTheFirst(text, `${path} in ${language}`);
      }
    }
  });

  it('speak for the brand: name, tagline, contact, mark, colours, hero, own words', async () => {
    const home = await page('/');
    expect(home).toContain('<title>Bloom & Barrow · The Orchard Larder</title>');
    expect(home).toContain('<meta name="application-name" content="Bloom & Barrow">');
    expect(home).toContain('"streetAddress":"7 Cider Row"');
    expect(home).toContain('d="M16 2a14 14 0 1 0 0 28a14 14 0 1 0 0 -28z"');
    expect(home).toContain('--accent:light-dark(#5b2a73,#e3b5f5)');
    expect(home).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#150f19">',
    );
    expect(home).toContain('Pressed, dried and bottled on the hill');
    expect(await page('/', 'de')).toContain('Gepresst, gedörrt und abgefüllt am Hang');
    expect(await page('/', 'de')).toContain('Bloom & Barrow · Die Speisekammer am Obstgarten');
    const about = await page('/about');
    expect(about).toContain('Bloom & Barrow was founded in 1998.');
    expect(about).toContain('It began with one cider press and a wheelbarrow.');
    expect(about).toContain('over 12 producers');
    const hero = await shop.app.inject('/pictures/home/hero.jpg');
    expect(hero.rawPayload.equals(await readFile(`${SECOND_BRAND.folder}/pictures/home/hero.jpg`))).toBe(
      true,
    );
  });

  it('hand the browser the brand and its own words', async () => {
    const [, json] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(
      await page('/'),
    )!;
    const state = JSON.parse(json!) as { brand: object; policies: object };
    expect(state.brand).toEqual(SECOND_BRAND.brand);
    expect(state.policies).toEqual(SECOND_BRAND.policies);
    const words = await shop
      .visitor()
      .get<{ hero: { title: string; text: string } }>('/brand/texts/en/home.json');
    expect(words.body.hero.title).toBe('Pressed, dried and bottled on the hill');
    expect(words.body.hero.text).not.toBe('');
    // A brand may have words of its own in some languages only.
    expect((await shop.visitor().get('/brand/texts/fr/home.json')).status).toBe(200);
    expect((await shop.visitor().get('/brand/texts/en/cart.json')).status).toBe(404);
    expect((await shop.visitor().get('/brand/texts/xx/home.json')).status).toBe(400);
  });
});

it('has no text of any room that names the first', () => {
  for (const language of LANGUAGES) {
    const rooms = i18nFor(language).getDataByLanguage(language)!;
    for (const room of Object.keys(rooms)) {
      expectNothingOfTheFirst(JSON.stringify(rooms[room]), `${room} in ${language}`);
    }
  }
});

describe('what programs read', () => {
  const byLanguage = [
    '/manifest.webmanifest',
    '/opensearch.xml',
    '/feeds/new.atom',
    '/feeds/products.xml',
    '/feeds/products.csv',
  ];

  it('feeds are of the brand', async () => {
    for (const url of ['/opensearch.xml', '/feeds/new.atom', '/feeds/products.xml'])
      expect(withSigns((await shop.visitor().get(url)).text), url).toContain('Bloom & Barrow');
  });

  it.each(byLanguage)('%s', async (url) => {
    for (const language of LANGUAGES) {
      const { status, text } = await shop.visitor().get(`${url}?lng=${language}`);
      expect(status).toBe(200);
      expectNothingOfTheFirst(text, `${url} in ${language}`);
    }
  });

  it.each([
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-0.xml',
    '/sitemap-1.xml',
    '/api/openapi.json',
    '/api/docs',
    '/api/products',
    '/api/producers',
  ])('%s', async (url) => {
    const { status, text } = await shop.visitor().get(url);
    expect(status).toBe(200);
    expectNothingOfTheFirst(text, url);
  });

  it('the manifest and its icons are those of the brand, without pictures of another shop', async () => {
    const { text } = await shop.visitor().get('/manifest.webmanifest');
    const manifest = JSON.parse(text) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({
      name: 'Bloom & Barrow',
      theme_color: '#3b1d4a',
      background_color: '#faf6fb',
      screenshots: [],
    });
    const svg = await shop.visitor().get('/favicon.svg');
    expect(svg.text).toContain('fill="#3b1d4a"');
    expectNothingOfTheFirst(svg.text, 'favicon.svg');
    for (const { src } of manifest.icons) expect((await shop.app.inject(src)).statusCode).toBe(200);
  });

  it('assistants', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const client = new Client({ name: 'test', version: '1.0.0' });
    closeAtEnd(() => client.close());
    const transport = new StreamableHTTPClientTransport(new URL('/mcp', address));
    await client.connect(transport as Parameters<Client['connect']>[0]);
    expect(client.getServerVersion()).toMatchObject({ name: 'Bloom & Barrow' });
    const said = JSON.stringify([client.getInstructions(), await client.listTools()]);
    expectNothingOfTheFirst(said, 'MCP');
  });

  it('authenticator apps', async () => {
    const { body } = await people[1]!.post('/api/auth/two-factor/setup', { password: 'correct horse' });
    expect(JSON.stringify(body)).toContain('issuer=Bloom%20%26%20Barrow');
  });
});

describe('policies', () => {
  it('are what the rules charge and keep', async () => {
    const { body: oil } = await shop
      .visitor()
      .get<{ id: number; price: number }>('/api/products/taggiasca-extra-virgin-olive-oil');
    const cartOf = async (quantity: number) => {
      const visitor = shop.visitor();
      const { body } = await visitor.post<{ total: number; shipping: number }>('/api/cart', {
        productId: oil.id,
        quantity,
      });
      return { visitor, body };
    };
    const small = await cartOf(1);
    expect(small.body.total).toBeLessThan(75);
    expect(small.body.shipping).toBe(6.5);
    const large = await cartOf(Math.ceil(80 / oil.price));
    expect(large.body.total).toBeLessThan(100);
    expect(large.body.shipping).toBe(0);
    const { body: options } = await small.visitor.get('/api/checkout/options');
    expect(options).toMatchObject({
      shippingMethods: [{ price: 6.5 }, { price: 11 }, { price: 19.5 }],
      coldChain: { express: 4, priority: 8 },
      giftWrap: 3.5,
    });
  });

  it.each([
    ['/shipping', ['Free over €75, €6.50 under €75', '€11', '€19.50', '€4–€8', 'within 72 hours']],
    ['/returns', ['14 days', '72 hours', 'a 10% restocking fee', 'beyond 28 days']],
    ['/about', ['A clear commission of 12%']],
    ['/', ['free shipping from €75']],
  ])('are what %s says', async (url, words) => {
    const text = await page(url);
    for (const word of words) expect(text).toContain(word);
  });
});

it('sells in euro, from the page of a product to the invoice', async () => {
  const slug = 'taggiasca-extra-virgin-olive-oil';
  const sold = await page(`/product/${slug}`);
  expect(sold).toContain('"priceCurrency":"EUR"');
  expect(sold).toContain('€');
  expect((await shop.visitor().get('/feeds/products.xml')).text).toMatch(/<g:price>\d+\.\d\d EUR<\/g:price>/);
  const visitor = shop.visitor();
  const oil = (await visitor.get<{ id: number; price: number }>(`/api/products/${slug}`)).body;
  await visitor.post('/api/cart', { productId: oil.id, quantity: 1 });
  const address = { name: 'Ada Braun', line1: 'Allee 1', city: 'Berlin', postalCode: '10115', country: 'DE' };
  const placed = await visitor.post<CheckoutAnswer>('/api/checkout', {
    customerName: 'Ada Braun',
    customerEmail: 'ada@example.com',
    address,
  });
  expect(placed.status).toBe(201);
  const total = Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(oil.price + 6.5);
  const [queued] = await shop.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'order-confirmation'));
  const mail = composeMail(queued!, shop.shop.config, new LinkSigner('mails'));
  const [invoice] = await shop.db.select().from(documents).where(eq(documents.orderId, placed.body.orderId));
  const paper = pdfTexts(await documentPdf(invoice!)).join('\n');
  for (const said of [mail.text, mail.html, paper]) {
    expect(said).toContain(total);
    expectNothingOfTheFirst(said, total);
  }
  expect(invoice!.currency).toBe('EUR');
});

describe('mails', () => {
  it.each(SAMPLE_MAIL_NAMES)('%s', (template) => {
    for (const language of LANGUAGES) {
      const row = { id: 1, template, recipient: 'ada@example.com', replyTo: null, createdAt: new Date() };
      const data = { ...SAMPLE_MAILS[template] };
      const mail = composeMail({ ...row, language, data }, shop.shop.config, new LinkSigner('mails'));
      expectNothingOfTheFirst(JSON.stringify(mail), `${template} in ${language}`);
      expect(withSigns(mail.html)).toContain('Bloom & Barrow');
      expect(mail.text).toContain('Bloom & Barrow · 7 Cider Row, Hood River, OR 97031 · +1 (555) 019-9000');
    }
  });
});
