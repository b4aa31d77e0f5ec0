import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '#engine/model/upload.ts';
import { PUBLIC_NETWORK } from '#engine/server/webhooks/send-message.ts';
import { closeAtEnd } from '../../../../tests/support/opened.ts';
import { fetchPicture, type PictureNetwork } from './fetch-picture.ts';

let port: number;
let asked: string[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeAll(async () => {
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  closeAtEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
});
beforeEach(() => {
  asked = [];
  answer = (_request, response) => response.end('bytes');
});

/** In which names lead to this machine, and this machine counts as public. */
const here: PictureNetwork = {
  protocol: 'http:',
  resolve: async () => ['127.0.0.1'],
  isPublic: () => true,
};
const at = (path: string, host = 'pics.example.com') => `http://${host}:${port}${path}`;

it('brings the bytes, also over redirects, and says nothing of anybody', async () => {
  const seen: IncomingMessage['headers'][] = [];
  answer = (request, response) => {
    seen.push(request.headers);
    if (request.url === '/a') response.writeHead(302, { location: at('/b', 'cdn.example.com') }).end();
    else if (request.url === '/b') response.writeHead(301, { location: '/c.jpg' }).end();
    else response.end('bytes');
  };
  expect((await fetchPicture(at('/a'), here)).toString()).toBe('bytes');
  expect(asked).toEqual([
    `pics.example.com:${port} /a`,
    `cdn.example.com:${port} /b`,
    `cdn.example.com:${port} /c.jpg`,
  ]);
  for (const headers of seen) expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host']);
});

it.each([
  'http://127.0.0.1/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://u:p@example.com/a',
])('does not ask at %s', async (url) => {
  await expect(fetchPicture(url)).rejects.toMatchObject({ failure: 'private' });
});

it('does not ask in a private network, also where a name or a redirect leads there', async () => {
  const isPublic = (ip: string) => ip === '127.0.0.1' || PUBLIC_NETWORK.isPublic(ip);
  const inside = { ...here, isPublic, resolve: async () => ['127.0.0.1', '10.0.0.7'] };
  await expect(fetchPicture(at('/a'), inside)).rejects.toMatchObject({ failure: 'private' });
  expect(asked).toEqual([]);
  answer = (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  await expect(fetchPicture(at('/a'), { ...here, isPublic })).rejects.toMatchObject({ failure: 'private' });
  const names: Record<string, string[]> = {
    'pics.example.com': ['127.0.0.1'],
    'inner.example.com': ['192.168.1.1'],
  };
  answer = (_request, response) => response.writeHead(302, { location: 'http://inner.example.com/' }).end();
  const named = { ...here, isPublic, resolve: async (host: string) => names[host]! };
  await expect(fetchPicture(at('/a'), named)).rejects.toMatchObject({ failure: 'private' });
});

it('connects to the address it has checked, whatever the name means a moment later', async () => {
  const meanings = [['127.0.0.1'], ['10.0.0.7']];
  const looks: string[] = [];
  const rebound = {
    ...here,
    resolve: async () => {
      looks.push('asked');
      return meanings.shift()!;
    },
  };
  expect((await fetchPicture(at('/a'), rebound)).toString()).toBe('bytes');
  expect(looks).toHaveLength(1);
});

it.each<[string, (response: ServerResponse) => void, string]>([
  ['is not there', (response) => response.writeHead(404).end(), 'missing'],
  ['is out of order', (response) => response.writeHead(500).end(), 'unreachable'],
  ['hangs up', (response) => response.destroy(), 'unreachable'],
  [
    'hangs up in the middle',
    (response) => response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy()),
    'unreachable',
  ],
  ['leads round and round', (response) => response.writeHead(302, { location: '/a' }).end(), 'unreachable'],
  ['leads nowhere', (response) => response.writeHead(302, { location: 'http://' }).end(), 'missing'],
  [
    'leads to a file',
    (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    'private',
  ],
  ['never ends', (response) => response.writeHead(200).write('x'), 'unreachable'],
  ['is too large', (response) => response.end(Buffer.alloc(MAX_IMAGE_BYTES + 1)), 'tooLarge'],
])('says why where a server %s', async (_, respond, failure) => {
  answer = (_request, response) => respond(response);
  await expect(fetchPicture(at('/a'), here, failure === 'unreachable' ? 500 : 10_000)).rejects.toMatchObject({
    failure,
  });
});
