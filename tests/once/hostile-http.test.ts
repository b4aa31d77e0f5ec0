// What reaches a server on the open internet before any route has a say: odd paths, headers, bodies and slow clients.
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '#app/server/app.ts';
import { ERROR_STATUS, type ErrorBody } from '#engine/model/errors.ts';
import { anAdmin } from '../support/people.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let port: number;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});

/** Sends bytes as they are and resolves to everything that came back before the connection closed. */
function raw(bytes: string | Buffer, timeoutMs = 15_000): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The connection stayed open.')));
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(received) : reject(error),
    );
    socket.on('close', () => resolve(received));
  });
}

const get = (path: string, ...headers: string[]) =>
  raw(
    ['GET ' + path + ' HTTP/1.1', 'Host: shop.example', 'Connection: close', ...headers, '', ''].join('\r\n'),
  );
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const headOf = (answer: string) => answer.split('\r\n\r\n', 1)[0]!;

function expectRefusal(answer: { statusCode: number; body: string }, status: number): void {
  expect(answer.statusCode).toBe(status);
  const body = JSON.parse(answer.body) as ErrorBody;
  expect(ERROR_STATUS[body.code]).toBe(status);
  expect(body.message).not.toBe('');
}

describe('files', () => {
  const escapes = [
    '../package.json',
    '../../package.json',
    '..%2fpackage.json',
    '..%2f..%2fpackage.json',
    '%2e%2e/package.json',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    '..%5c..%5cpackage.json',
    '..\\package.json',
    '....//package.json',
    '%252e%252e%252fpackage.json',
    'a/../../package.json',
    '%00../package.json',
    'package.json%00.jpg',
    '/etc/passwd',
    '//etc/passwd',
    '..%c0%afpackage.json',
    '.git/config',
    '../.git/config',
    '..;/package.json',
  ];
  it.each(['/pictures/', '/assets/', '/uploads/', '/'])(
    'outside %s stay where they are',
    async (prefix) => {
      for (const escape of escapes) {
        const answer = await get(`${prefix}${escape}`);
        expect([escape, statusOf(answer)]).toEqual([
          escape,
          expect.toSatisfy((status) => status >= 300 && status < 500),
        ]);
        expect(answer).not.toMatch(/"optionalDependencies"|root:x:|\[core\]/);
      }
    },
    60_000,
  );
});

describe('headers', () => {
  it.each([
    '/profile%0d%0aX-Injected:%20yes',
    '/login?redirect=%0d%0aX-Injected:%20yes',
    '/home%0d%0aX-Injected:%20yes',
    '/product/1%0d%0aX-Injected:%20yes',
    '/api/products/x%0d%0aX-Injected:%20yes',
    '/user-dashboard?tab=%0d%0aX-Injected:%20yes',
  ])('cannot be added through %s', async (path) => {
    const answer = await get(path);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(headOf(answer)).not.toMatch(/^x-injected/im);
  });

  it.each([
    ['a bare carriage return', 'X-A: a\rX-Injected: yes'],
    ['a NUL', 'X-A: a\0b'],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 5'],
    ['a length and chunks at once', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['more than 16 KB', `Cookie: ${'c'.repeat(20_000)}`],
  ])('with %s are refused', async (_, header) => {
    const answer = await get('/api/products', header);
    expect([400, 431]).toContain(statusOf(answer));
    expect(headOf(answer)).toMatch(/^connection: close$/im);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({
      message: expect.any(String) as string,
      code: 'invalid',
    });
  });

  it('of a refusal are as strict as any other', async () => {
    const answer = await get('/api/products/%zz');
    expect(statusOf(answer)).toBe(400);
    expect(headOf(answer)).toMatch(/^content-security-policy: default-src 'self'/im);
    expect(headOf(answer)).toMatch(/^x-content-type-options: nosniff/im);
  });
});

describe('bodies', () => {
  const post = (payload: string | Buffer, headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: '/api/cart', payload, headers });
  const json = { 'content-type': 'application/json' };

  it('that are no JSON are refused', async () => {
    for (const payload of ['{', '{"productId":1,}', 'productId=1', '\uFEFFnull{', '{"a":1}{"b":2}'])
      expectRefusal(await post(payload, json), 400);
  });
  it('of another type are refused', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])
      expectRefusal(await post('{"productId":1}', { 'content-type': type }), 415);
  });
  it('over 1 MB are refused', async () => {
    expectRefusal(await post(JSON.stringify({ productId: 1, padding: 'x'.repeat(1_100_000) }), json), 413);
  });
  it('with prototype keys change nobody’s prototype', async () => {
    expectRefusal(await post('{"productId":1,"__proto__":{"role":"ADMIN"}}', json), 400);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
  it('that are torn forms are refused', async () => {
    const admin = await anAdmin(shop);
    for (const payload of [
      '',
      '--x',
      '--x\r\n',
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nab',
    ]) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const { status, text } = await admin.visitor.request('POST', '/api/uploads', payload, headers);
      expectRefusal({ statusCode: status, body: text }, 400);
    }
    for (const list of ['users', 'waitlist', 'waitlist/export', 'orders/export', 'orders', 'audit']) {
      const { status } = await admin.visitor.get(`/api/admin/${list}?q=%00`);
      expect([list, status]).toEqual([list, 400]);
    }
  });
  it('are never unpacked, so that no small body becomes a large one', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 0x20));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const before = process.memoryUsage().arrayBuffers;
    expectRefusal(await post(bomb, { ...json, 'content-encoding': 'gzip' }), 400);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024);
  });
});

describe('writes from other sites', () => {
  const write = (headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: '/api/cart', payload: { productId: 1, quantity: 1 }, headers });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://shop.example.evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost:3000@evil.test' },
    { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
  ])('are refused: %j', async (headers) => {
    expectRefusal(await write(headers), 403);
  });
  it('are told apart from our own', async () => {
    expect((await write({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await write({ origin: 'http://shop.test', host: 'shop.test' })).statusCode).toBe(200);
  });
});

describe('methods', () => {
  it.each([
    ['DELETE', '/api/products'],
    ['PATCH', '/api/auth/login'],
    ['PUT', '/shop'],
    ['POST', '/'],
    ['OPTIONS', '/api/products'],
  ])('%s %s does not exist', async (method, url) => {
    expectRefusal(await shop.app.inject({ method: method as 'PUT', url }), 404);
  });
  it('that nobody uses are refused', async () => {
    for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'BREW']) {
      const answer = await raw(
        `${method} /api/products HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`,
      );
      expect([method, statusOf(answer)]).not.toEqual([method, expect.toSatisfy((s) => s < 400 || s >= 500)]);
    }
  });
});

it('sends no body to a HEAD that it cannot read', async () => {
  const asked = (method: string) =>
    raw(Buffer.from(`${method} /caf\u00E9 HTTP/1.1\r\nHost: shop.example\r\n\r\n`, 'latin1'));
  for (const [method, hasBody] of [
    ['GET', true],
    ['HEAD', false],
  ] as const) {
    const answer = await asked(method);
    expect([method, statusOf(answer)]).toEqual([method, 400]);
    expect([method, answer.slice(headOf(answer).length + 4) !== '']).toEqual([method, hasBody]);
  }
});

describe('slow clients', () => {
  it('are given seconds, not minutes', () => {
    expect(shop.app.server.headersTimeout).toBe(HEADERS_TIMEOUT_MS);
    expect(shop.app.server.requestTimeout).toBe(REQUEST_TIMEOUT_MS);
    expect(HEADERS_TIMEOUT_MS).toBeLessThanOrEqual(REQUEST_TIMEOUT_MS);
    expect(shop.app.server.timeout).toBeGreaterThan(REQUEST_TIMEOUT_MS);
  });

  it('are cut off, and meanwhile everybody else is served', async () => {
    const { server } = shop.app;
    server.headersTimeout = 300;
    server.requestTimeout = 600;
    const slowHead = raw('GET /api/products HTTP/1.1\r\nHost: shop.example\r\nX-');
    const slowBody = raw(
      'POST /api/cart HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"p',
    );
    await wait(50);
    expect(statusOf(await get('/healthz'))).toBe(200);
    for (const answer of await Promise.all([slowHead, slowBody]))
      expect([408, Number.NaN]).toContain(statusOf(answer));
    server.headersTimeout = HEADERS_TIMEOUT_MS;
    server.requestTimeout = REQUEST_TIMEOUT_MS;
  }, 30_000);
});
