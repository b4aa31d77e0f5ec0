import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { load, requestTo } from './load.ts';

let server: Server | TcpServer | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

async function listen(started: Server | TcpServer): Promise<string> {
  server = started.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const serve = (listener: RequestListener) => listen(createServer(listener));

/** So many requests of their numbers: /1, /2 … */
function numbered(url: string, amount: number): () => Buffer | undefined {
  let n = 0;
  return () => ((n += 1) > amount ? undefined : requestTo(url, { path: `/${n}` }));
}

describe('load', () => {
  it('sends every request once, over as many connections', async () => {
    const asked: string[] = [];
    const ports = new Set<number>();
    const url = await serve((request, response) => {
      asked.push(request.url!);
      ports.add(request.socket.remotePort!);
      response.end('yes');
    });
    const { latencies, failures } = await load(url, { connections: 3, next: numbered(url, 50) });
    expect(asked.toSorted()).toEqual(Array.from({ length: 50 }, (_, n) => `/${n + 1}`).toSorted());
    expect({ answers: latencies.length, failures, connections: ports.size }).toEqual({
      answers: 50,
      failures: 0,
      connections: 3,
    });
  });

  it('waits for the whole of a long body before the next request', async () => {
    const body = Buffer.alloc(3_000_000, 0x0d);
    const url = await serve((_request, response) => response.end(body));
    const { latencies, failures } = await load(url, { connections: 2, next: numbered(url, 6) });
    expect({ answers: latencies.length, failures }).toEqual({ answers: 6, failures: 0 });
  });

  it('reads a head that comes in pieces', async () => {
    const url = await listen(
      createTcpServer((socket) => {
        socket.setNoDelay(true).on('data', () => {
          socket.write('HTTP/1.1 200 OK\r\ncontent-');
          setTimeout(() => socket.write('length: 4\r\n\r'), 10);
          setTimeout(() => socket.write('\nab'), 20);
          setTimeout(() => socket.write('cd'), 30);
        });
      }),
    );
    const { latencies, failures } = await load(url, { connections: 1, next: numbered(url, 3) });
    expect({ answers: latencies.length, failures }).toEqual({ answers: 3, failures: 0 });
  });

  it('counts what is not 2xx, and what is cut off, and goes on', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/2') response.writeHead(503, { 'content-length': 4 }).end('busy');
      else if (request.url === '/3') request.socket.destroy();
      else response.writeHead(204).end();
    });
    const { latencies, failures } = await load(url, { connections: 1, next: numbered(url, 5) });
    expect({ answers: latencies.length, failures }).toEqual({ answers: 4, failures: 2 });
  });

  it('opens a connection again that the server ends', async () => {
    const url = await serve((_request, response) => response.setHeader('connection', 'close').end('yes'));
    const { latencies, failures } = await load(url, { connections: 2, next: numbered(url, 6) });
    expect({ answers: latencies.length, failures }).toEqual({ answers: 6, failures: 0 });
  });

  it('sends method, headers and body', async () => {
    const seen: unknown[] = [];
    const url = await serve((request, response) => {
      void request.toArray().then((chunks: Buffer[]) => {
        const { method, headers } = request;
        seen.push({ method, cookie: headers.cookie, body: Buffer.concat(chunks).toString() });
        response.end();
      });
    });
    const request = requestTo(url, { method: 'POST', headers: { cookie: 'a=1' }, body: '{"ü":1}' });
    const queue = [request, request].values();
    await load(url, { connections: 1, next: () => queue.next().value });
    const expected = { method: 'POST', cookie: 'a=1', body: '{"ü":1}' };
    expect(seen).toEqual([expected, expected]);
  });

  it('ends when the time is over', async () => {
    const url = await serve((_request, response) => response.end('yes'));
    const request = requestTo(url);
    const { seconds, failures } = await load(url, { connections: 4, next: () => request, seconds: 0.1 });
    expect(seconds).toBeGreaterThanOrEqual(0.1);
    expect(failures).toBe(0);
  });

  it('keeps to its pace', async () => {
    const url = await serve((_request, response) => response.end('yes'));
    const { seconds } = await load(url, { connections: 4, next: numbered(url, 10), perSecond: 50 });
    expect(seconds).toBeGreaterThanOrEqual(0.2);
  });

  it('says so where nobody listens, or where a response has no length', async () => {
    const url = await serve((_request, response) => {
      response.write('a');
      response.end('b');
    });
    await expect(load(url, { connections: 1, next: numbered(url, 1) })).rejects.toThrow('without a length');
    server!.close();
    await once(server!, 'close');
    await expect(load(url, { connections: 1, next: numbered(url, 1) })).rejects.toThrow('ECONNREFUSED');
  });
});
