// Every URL that no page has shows the page for it, whatever it looks like; every page is served at one URL only.
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { translator } from '#engine/server/i18n/translations.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const PATHS = pagePaths()
  .filter(({ route }) => route !== '/$')
  .map(({ paths: [path] }) => path);

let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  open = await openTestApp();
  closed = await openTestApp({ storeMode: 'prelaunch' });
  await Promise.all([open, closed].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
});

const t = translator('en');
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/su.exec(html)?.[1];

/** Over a real connection: `inject` would tidy the URL up first. */
async function get(shop: TestApp, url: string) {
  const { port } = shop.app.server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path: url, agent: false, headers: { cookie: 'language=en' } }, resolve)
      .on('error', reject)
      .end();
  });
  return { statusCode: answer.statusCode!, headers: answer.headers, body: await text(answer) };
}

async function expectUnknown(shop: TestApp, url: string): Promise<void> {
  const { statusCode, headers, body } = await get(shop, url);
  expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
  expect(headingOf(body), url).toBe(t('shell:notFound.title'));
  expect(body).toContain(`<title>${t('shell:notFound.title')}`);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('rel="canonical"');
  expect(body).not.toContain('aria-current="page"');
}

it('walks every page of the shop', () => {
  expect(PATHS.length).toBeGreaterThan(25);
});

describe.each(PATHS)('%s', (path) => {
  const prefix = path === '/' ? '' : path;

  it('has nothing below it', async () => {
    for (const shop of [open, closed]) await expectUnknown(shop, `${prefix}/x/y`);
    // Below lists there are products, producers and categories, which have words of their own.
    const { statusCode, headers, body } = await get(open, `${prefix}/x`);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headingOf(body)).toMatch(/Not Found$/u);
    expect(body).not.toContain('rel="canonical"');
  });

  it('is served at one URL only', async () => {
    const names = path.split('/').slice(1);
    const variants = [`${prefix}/`, `${prefix}//`, `/${path}`, `//${names.join('//')}`];
    if (path !== '/') variants.push(`/${names[0]!.toUpperCase()}${path.slice(1 + names[0]!.length)}`);
    for (const variant of variants.filter((other) => other !== path)) {
      for (const shop of [open, closed]) {
        const { statusCode, headers } = await get(shop, `${variant}?page=2`);
        expect([variant, statusCode, headers['location']]).toEqual([variant, 301, `${path}?page=2`]);
      }
    }
  });

  it('names itself where it may be found by search engines', async () => {
    const { statusCode, body } = await get(open, path);
    const mayBeFound = statusCode === 200 && !body.includes('content="noindex"');
    const canonical = /<link rel="canonical" href="([^"]*)">/u.exec(body)?.[1];
    const url = `${open.shop.config.publicUrl}${path === '/home' ? '/' : path}`;
    expect(canonical).toBe(mayBeFound ? url : undefined);
  });
});

describe('an odd URL', () => {
  it.each([
    ['with half an escape', '/%'],
    ['with an escape that is none', '/shop/%zz'],
    ['with bytes that are no text', '/product/%ff'],
    ['with a NUL', '/login%00'],
    ['with an escaped slash', '/shop%2Fcheese'],
    ['with a backslash', '/\\example.com'],
    ['with a host', '//example.com'],
    ['with dots', '/../login'],
    ['with escaped dots', '/shop/%2e%2e'],
    ['with parameters in its path', '/login;jsessionid=1'],
    ['of many segments', `/a${'/b'.repeat(3_000)}`],
    ['as long as a header may be', `/${'x'.repeat(12_000)}`],
    ['as long as that, below a page', `/product/${'x'.repeat(12_000)}`],
    ['that looks like a prototype', '/__proto__'],
  ])('%s is unknown', async (_what, url) => {
    for (const shop of [open, closed]) await expectUnknown(shop, url);
  });

  it('leads nowhere else', async () => {
    for (const url of ['//example.com/', '/\\example.com/', '//example.com//', '/%5cexample.com/']) {
      const { statusCode, headers } = await get(open, url);
      expect([url, statusCode, headers['location']]).toEqual([url, 404, undefined]);
    }
  });
});

it('has the icon that browsers ask for by themselves', async () => {
  const { statusCode, headers, rawPayload } = await open.app.inject('/favicon.ico');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  expect([...rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
