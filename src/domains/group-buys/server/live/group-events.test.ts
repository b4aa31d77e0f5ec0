import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GroupPool } from '#domains/group-buys/model/group-view.ts';
import { member, openGroupDesk } from '../../../../../tests/support/group-desk.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

const desk = openGroupDesk({ rateLimit: true });

interface SentEvent {
  id: number;
  pool: GroupPool;
}

/** A browser that watches, as far as it matters here. */
class Watcher {
  readonly status: number;
  readonly headers: Headers;
  readonly #ending: AbortController;
  readonly #chunks: AsyncIterator<Uint8Array> | undefined;
  #text = '';

  constructor(answer: Response, ending: AbortController) {
    this.status = answer.status;
    this.headers = answer.headers;
    this.#ending = ending;
    this.#chunks = answer.body?.[Symbol.asyncIterator]();
  }

  /** The next event; undefined where the stream has ended. */
  async next(): Promise<SentEvent | undefined> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined)
          return { id: Number(/^id: (\d+)$/m.exec(block)![1]), pool: JSON.parse(data) as GroupPool };
        continue;
      }
      const { value, done } = await this.#chunks!.next();
      if (done === true) return undefined;
      this.#text += Buffer.from(value).toString();
    }
  }

  close(): void {
    this.#ending.abort();
  }
}

describe('watching a group buy', () => {
  let port: number;
  let other: TestApp;
  let otherPort: number;
  const watchers: Watcher[] = [];
  beforeAll(async () => {
    await desk.shop.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = desk.shop.app.server.address() as AddressInfo);
    // Another process on the same database, as far as it matters here: an app of its own that hears by NOTIFY only.
    const { dataDir } = desk.shop.shop.config;
    other = await openTestApp({ dataDir }, desk.shop.shop.database);
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port: otherPort } = other.app.server.address() as AddressInfo);
  });
  afterEach(() => {
    for (const watcher of watchers.splice(0)) watcher.close();
  });

  const watch = async (slug: string, { at = port, seen }: { at?: number; seen?: number } = {}) => {
    const ending = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${at}/api/group-buys/${slug}/events`, {
      signal: ending.signal,
      ...(seen !== undefined && { headers: { 'last-event-id': String(seen) } }),
    });
    const watcher = new Watcher(answer, ending);
    watchers.push(watcher);
    return watcher;
  };

  it('begins with what is, and shows everyone who comes', async () => {
    const slug = await desk.opened();
    const watcher = await watch(slug);
    expect(watcher.headers.get('content-type')).toContain('text/event-stream');
    expect((await watcher.next())!.pool).toMatchObject({ pooledQuantity: 2, percentage: 0 });
    await desk.join(slug, member('Ada', 3));
    const event = (await watcher.next())!;
    expect(event.pool).toMatchObject({
      slug,
      pooledQuantity: 5,
      percentage: 5,
      members: [{ firstName: 'Beatrice' }, { firstName: 'Ada' }],
    });
    expect(event.id).toBe(event.pool.version);
  });

  it('reaches those who watch on another process, whose pages are as fresh', async () => {
    const slug = await desk.opened();
    const seenThere = async () => (await other.visitor().get<GroupPool>(`/api/group-buys/${slug}`)).body;
    expect((await seenThere()).pooledQuantity).toBe(2);
    const watcher = await watch(slug, { at: otherPort });
    await watcher.next();
    await desk.join(slug, member('Ada', 3));
    expect((await watcher.next())!.pool.pooledQuantity).toBe(5);
    expect((await seenThere()).pooledQuantity).toBe(5);
  });

  it('goes on after a reconnect where it left off', async () => {
    const slug = await desk.opened();
    const first = await watch(slug);
    const { id } = (await first.next())!;
    first.close();
    await desk.join(slug, member('Ada', 3));
    const missed = await watch(slug, { seen: id });
    expect((await missed.next())!.pool.pooledQuantity).toBe(5);
    const { version } = await desk.view(slug);
    const upToDate = await watch(slug, { seen: version });
    await desk.join(slug, member('Bo', 5));
    expect((await upToDate.next())!.pool.pooledQuantity).toBe(10);
  });

  it('ends with the group buy, and stays ended', async () => {
    const slug = await desk.opened();
    const watcher = await watch(slug);
    await watcher.next();
    await desk.organizer.visitor.post(`/api/group-buys/${slug}/close`);
    const last = (await watcher.next())!;
    expect(last.pool.status).toBe('settled');
    expect(await watcher.next()).toBeUndefined();
    expect((await watch(slug, { seen: last.id })).status).toBe(204);
  });

  it('is bounded for one network, and tells when to come back', async () => {
    const slug = await desk.opened();
    const open = await Promise.all(Array.from({ length: 20 }, () => watch(slug)));
    expect(open.every(({ status }) => status === 200)).toBe(true);
    const refused = await watch(slug);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('finds nothing where there is no group buy, and answers HEAD without a stream', async () => {
    expect((await watch('nosuchgroup2')).status).toBe(404);
    const slug = await desk.opened();
    const head = await fetch(`http://127.0.0.1:${port}/api/group-buys/${slug}/events`, { method: 'HEAD' });
    expect(head.status).toBe(200);
  });
});
