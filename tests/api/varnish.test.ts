// The shop behind Varnish with the configuration of deploy/. Skipped where varnishd and its modules are not installed.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import { anAdmin, aProducer } from '../support/people.ts';
import { freePort } from '../support/postbox.ts';
import { openTestApp, type TestApp, type Visitor } from '../support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const isInstalled = spawnSync('varnishd', ['-V']).status === 0;

/** Varnish keeps for an hour what the shop lets it keep for seconds: whatever is fresh here was purged, it did not run out. */
const KEPT_FOR_AN_HOUR =
  'sub vcl_backend_response { if (beresp.http.xkey) { set beresp.ttl = 1h; set beresp.http.x-kept-for = beresp.ttl; } }';
/** What is promised of lists. */
const LISTS_WITHIN_MS = 2_000;

describe.skipIf(!isInstalled)('behind Varnish', { timeout: 120_000 }, () => {
  let shop: TestApp;
  let mill: Visitor;
  let oil: Product;
  let url: string;
  let folder: string;
  let varnish: ChildProcess;

  beforeAll(async () => {
    const [port, shopPort] = [await freePort(), await freePort()];
    url = `http://127.0.0.1:${port}`;
    folder = await mkdtemp(path.join(tmpdir(), 'madia-varnish-'));
    const vcl = (await readFile('deploy/varnish.vcl', 'utf8'))
      .replace('.port = "3000"', `.port = "${shopPort}"`)
      .replace('sub vcl_backend_response', `${KEPT_FOR_AN_HOUR}\n$&`);
    await writeFile(path.join(folder, 'shop.vcl'), vcl);
    const address = ['-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`];
    const options = ['-F', ...address, '-f', path.join(folder, 'shop.vcl'), '-p', 'http_gzip_support=off'];
    varnish = spawn('varnishd', [...options, '-s', 'malloc,64m'], { stdio: ['ignore', 'ignore', 'inherit'] });
    await vi.waitFor(() => fetch(`${url}/metrics`), { timeout: 50_000, interval: 200 });
    // Empties what is in front of it when it starts.
    shop = await openTestApp({ httpCaches: [url] });
    await shop.app.listen({ port: shopPort, host: '127.0.0.1' });
    mill = (await aProducer(shop, 'frantoio-ripalunga')).visitor;
    oil = (await shop.visitor().get<Product>(`/api/products/${OIL}`)).body;
  });
  afterAll(async () => {
    if (varnish === undefined) return;
    varnish.kill('SIGTERM');
    await once(varnish, 'exit');
    await rm(folder, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers, redirect: 'manual' });
  const text = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
  /** How many requests reached the shop meanwhile. */
  const reaching = async (work: () => Promise<unknown>) => {
    let reached = 0;
    const count = () => (reached += 1);
    shop.app.server.on('request', count);
    await work();
    shop.app.server.off('request', count);
    return reached;
  };

  it('pages and reads are fetched once and then sent by Varnish, to browsers as before', async () => {
    for (const path of [`/product/${OIL}`, '/shop', '/api/products?limit=24', `/api/products/${OIL}`]) {
      const first = await get(path);
      expect(first.status).toBe(200);
      const again = await reaching(async () => {
        const second = await get(path);
        expect(await second.text()).toBe(await first.text());
        expect(second.headers.get('cache-control')).toBe('no-cache');
        expect(second.headers.get('xkey')).toBeNull();
        expect(second.headers.get('x-kept-for')).toBe('3600.000');
        const etag = second.headers.get('etag')!;
        expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
      });
      expect(again, path).toBe(0);
    }
  });

  /** Asks until Varnish sends it by itself: what is just being made anew it does not keep. */
  const untilKept = async (path: string, headers?: Record<string, string>) => {
    while ((await reaching(() => text(path, headers))) > 0);
  };

  /** Resolves to when the change was answered, and by Varnish the purge, which has to set out before. */
  const changePrice = async (price: number) => {
    const sent = purgeOf(`product:${oil.id}`, 'http.client.request.start');
    const heard = purgeOf(`product:${oil.id}`, 'http.client.response.finish');
    await mill.patch(`/api/products/${oil.id}`, { price });
    const answered = performance.now();
    expect(sent()).toBeLessThanOrEqual(answered);
    await vi.waitFor(() => expect(heard()).toBeDefined(), { timeout: 60_000 });
    return Math.max(answered, heard()!);
  };

  it('a product is new on its page and in its read as soon as Varnish has heard of it, lists within two seconds', async () => {
    const itself = [`/product/${OIL}`, `/api/products/${OIL}`];
    // The last one does not show the product before: nothing but its being a list tells that it may change.
    const lists = [
      '/api/products?limit=24&sort=-price',
      '/shop?sort=-price',
      '/api/products?limit=1&sort=-price',
    ];
    const languages = [{ 'accept-language': 'en' }, { 'accept-language': 'de' }];
    const asked = (paths: string[]) =>
      paths.flatMap((path) => languages.map((language) => [path, language] as const));
    for (const [path, language] of asked([...itself, ...lists])) {
      await untilKept(path, language);
      expect(await text(path, language)).not.toMatch(/777[.,]77/);
    }
    const changed = await changePrice(777.77);
    for (const [path, language] of asked(itself)) expect(await text(path, language)).toMatch(/777[.,]77/);
    for (const [path, language] of asked(lists)) {
      // However slow the machine is: only what was asked for within the two seconds may be old.
      let begun = performance.now();
      while (!/777[.,]77/.test(await text(path, language))) {
        expect(begun - changed, path).toBeLessThanOrEqual(LISTS_WITHIN_MS);
        begun = performance.now();
      }
    }
  });

  it('what changes something else stays stored', async () => {
    await untilKept('/product/skerrow-blue');
    await changePrice(55.55);
    expect(await text(`/product/${OIL}`)).toContain('55.55');
    expect(await reaching(() => text('/product/skerrow-blue'))).toBe(0);
  });

  it('somebody who has just changed something is not served by Varnish', async () => {
    const path = '/api/products?limit=24';
    await text(path);
    expect(await reaching(() => text(path, { cookie: 'changed=1' }))).toBe(1);
  });

  it('two languages are never mixed, however they are asked for', async () => {
    const path = `/product/${OIL}`;
    const asked: [headers: Record<string, string>, path: string, language: string][] = [
      [{}, path, 'en'],
      [{ 'accept-language': 'de-CH, de;q=0.9, en;q=0.8' }, path, 'de'],
      [{ 'accept-language': 'pt-BR, fr;q=0.5, it;q=0.8' }, path, 'it'],
      [{ cookie: 'language=fr; a=b', 'accept-language': 'de' }, path, 'fr'],
      [{ cookie: 'a=b; language=es' }, path, 'es'],
      [{ cookie: 'language=de; language=fr' }, path, 'de'],
      [{ cookie: 'language=xx; language=fr' }, `${path}?lng=it`, 'it'],
      [{ 'accept-language': 'de' }, `${path}?lng=it`, 'it'],
      [{ cookie: 'language=de' }, `${path}?lng=it`, 'de'],
    ];
    for (let round = 0; round < 2; round += 1) {
      for (const [headers, where, language] of asked) {
        const response = await get(where, headers);
        expect(await response.text(), JSON.stringify([headers, where])).toContain(`<html lang="${language}"`);
        expect(response.headers.get('content-language')).toBe(language);
      }
      asked.reverse();
    }
  });

  it('nothing private is stored, and nothing that is not there yet', async () => {
    const admin = (await anAdmin(shop)).visitor;
    const cookie = `session=${admin.cookies.get('session')}`;
    for (const path of [
      '/admin',
      '/api/auth/current-user',
      '/api/cart',
      '/api/admin/users',
      '/product/none-yet',
    ]) {
      const seen = await (await get(path, { cookie })).text();
      expect(await reaching(() => get(path)), path).toBe(1);
      expect(seen, path).not.toBe('');
    }
    expect((await get('/api/admin/users', { cookie })).status).toBe(200);
    expect((await get('/api/admin/users')).status).toBe(401);
    expect((await get('/admin', { cookie })).status).toBe(200);
    expect((await get('/admin')).status).toBe(302);
  });

  it('figures are not passed on', async () => {
    for (const path of ['/metrics', '/readyz']) expect((await get(path)).status).toBe(404);
  });
});

/** When Node's own channel told of a purge of this tag: the shop runs in this process, so its purges are seen there. */
function purgeOf(tag: string, channel: 'http.client.request.start' | 'http.client.response.finish') {
  let seen: number | undefined;
  const note = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    const tags = String(request.getHeader('x-purge') ?? '').split(' ');
    if (request.method === 'PURGE' && tags.includes(tag)) seen ??= performance.now();
  };
  subscribe(channel, note);
  onTestFinished(() => void unsubscribe(channel, note));
  return () => seen;
}
