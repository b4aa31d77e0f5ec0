// Every public page in five languages on a phone: the right lang, no key, nothing left in English, nothing too wide.
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../../src/shared/languages.ts';

const ROUTES = [
  '/',
  '/shop',
  '/shop/cheese',
  '/product/gift-set-1',
  '/producers',
  '/producers/frantoio-ripalunga',
  '/search?q=honey',
  '/search?q=zzzzzz',
  '/checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/order/1?token=x',
  '/about',
  '/discounts',
  '/group-buying',
  '/gift-sets',
  '/shipping',
  '/returns',
  '/privacy',
  '/faqs',
  '/contact',
  '/waitlist',
  '/newsletter/confirm?email=a@b.co&token=x',
  '/newsletter/unsubscribe?email=a@b.co&token=x',
  '/newsletter/confirm',
  '/product/no-such-product',
  '/producers/no-such-producer',
  '/no-such-page',
];

/** People and towns of the testimonials and stories. */
const NAMES = [
  'Marguerite T.',
  'Desmond A.',
  'Ines W.',
  'Hannah',
  'Marcus',
  'Elena',
  'Burlington, Vermont',
  'Asheville, North Carolina',
  'Santa Fe, New Mexico',
  'Duluth, Minnesota',
];

/** Words that both languages share. Everything else that equals the English text has been forgotten. */
const ALIKE: Record<string, readonly string[]> = {
  en: [],
  de: [
    'Shop',
    'Newsletter',
    'Website',
    'Name',
    'Budget',
    'Extras',
    'Standard',
    'Express',
    'Priority',
    'optional',
  ],
  fr: [
    'Charcuterie',
    'Contact',
    'Newsletter',
    'Pages',
    'Page 1',
    'Page 2',
    'Page 3',
    'Description',
    'Certifications',
    'Budget',
    'Standard',
    'Express',
    'Priority',
    'Message',
  ],
  it: ['Home', 'Privacy', 'Newsletter', 'Password', 'Account:', 'Budget', 'Standard', 'Express', 'Priority'],
  es: ['Chocolate', 'Extras', 'Express', 'Priority'],
};

/** 'hero.title', 'cart:empty': how a missing text shows itself. */
const KEY = /^[a-z][a-z-]*(?::[\w-]+)?(?:\.[\w-]+)+$|^[a-z][a-z-]+:[\w.-]+$/u;

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
test.describe.configure({ timeout: 120_000 });

for (const language of LANGUAGES) {
  test(`the shop speaks ${language}`, async ({ page, context, baseURL }) => {
    const names = await catalogueNames(page);
    const alike = new Set([...ALIKE[language]!, ...NAMES, ...names]);
    await context.addCookies([{ name: 'language', value: language, url: baseURL! }]);
    // Only words matter here.
    await page.route(/\.(?:avif|jpg|png|woff2)$/u, (route) => route.abort());

    const wrong: string[] = [];
    for (const address of ROUTES) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(isAlive);
      const { lang, width, texts } = await page.evaluate(readPage, null);
      if (lang !== language) wrong.push(`${address}: lang ${lang}`);
      if (width > 390) wrong.push(`${address}: ${width} px wide`);
      for (const text of texts) {
        if ((KEY.test(text) && !alike.has(text)) || text.includes('{{'))
          wrong.push(`${address}: key ${text}`);
      }
      if (language !== 'en') {
        const english = await englishTexts(page, address);
        const forgotten = texts.filter((text) => english.has(text) && isWords(text) && !alike.has(text));
        for (const text of forgotten) wrong.push(`${address}: English ${text}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
}

/** Numbers, prices, addresses and single signs are no words. */
function isWords(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/^[\w.+-]+@[\w.-]+$/u.test(text);
}

/** What the makers call themselves and their goods stays as it is. */
async function catalogueNames(page: Page): Promise<string[]> {
  const read = async <Item>(path: string) => (await (await page.request.get(path)).json()) as Item;
  const products = await read<{ name: string; attributes: Record<string, string> }[]>('/api/products');
  const producers = await read<{ name: string; location: string }[]>('/api/producers');
  const producer = await read<{ certifications: string[]; website: string }>(
    '/api/producers/frantoio-ripalunga',
  );
  return [
    'Madia',
    ...products.flatMap(({ name, attributes }) => [name, ...Object.values(attributes)]),
    ...producers.flatMap(({ name, location }) => [name, location, `${name} · Madia`]),
    ...producer.certifications,
    new URL(producer.website).host,
  ];
}

async function englishTexts(page: Page, address: string): Promise<Set<string>> {
  const answer = await page.request.get(address, { headers: { cookie: 'language=en' } });
  return new Set((await page.evaluate(readPage, await answer.text())).texts);
}

/** React has taken over: what stands here now was drawn with the texts the browser has loaded. */
function isAlive(): boolean {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
}

/** Runs in the page: the words of this page, or of the one whose HTML is given. */
function readPage(html: string | null) {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const texts: string[] = [];
  const add = (text: string | null) => {
    const trimmed = text?.trim() ?? '';
    if (trimmed !== '') texts.push(trimmed);
  };
  const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.closest('script, style') === null)
      add(walker.currentNode.textContent);
  }
  for (const element of root.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(element.getAttribute(name));
  }
  add(root.title);
  add(root.querySelector('meta[name=description]')?.getAttribute('content') ?? null);
  return { lang: root.documentElement.lang, width: document.documentElement.scrollWidth, texts };
}
