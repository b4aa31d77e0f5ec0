import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { apiPageQuery, apiQuery } from './api-query.ts';
import type { FetchApi } from './client.ts';
import { createQueryClient } from './query-client.ts';

const answering =
  (status: number, body: string): FetchApi =>
  async () => ({ status, body });

describe('a read of a page', () => {
  it('is made from its key', async () => {
    const asked: string[] = [];
    const client = createQueryClient(async (path, input) => {
      asked.push(apiUrl(path, input));
      return { status: 200, body: '[]' };
    });
    await client.fetchQuery(apiQuery('/api/categories'));
    await client.fetchQuery(apiQuery('/api/products/:slug', { params: { slug: 'green oil' } }));
    await client.fetchQuery(apiPageQuery('/api/products', { query: { limit: 24, sort: undefined } }));
    expect(asked).toEqual(['/api/categories', '/api/products/green%20oil', '/api/products?limit=24']);
  });

  it('is found again under the key as the page carries it', () => {
    const client = createQueryClient(answering(500, ''));
    const { queryKey } = apiPageQuery('/api/products', { query: { limit: 24, page: undefined } });
    client.setQueryData(JSON.parse(JSON.stringify(queryKey)) as string[], 'what was read');
    expect(client.getQueryData(queryKey)).toBe('what was read');
  });

  it('tells what was read and the text it was read from', async () => {
    const read: unknown[] = [];
    const client = createQueryClient(answering(200, '{"a":1}'), (data, text) => read.push(data, text));
    await client.fetchQuery(apiQuery('/api/categories'));
    expect(read).toEqual([{ a: 1 }, '{"a":1}']);
  });

  it('fails with the status and the body of a refusal, 401 included', async () => {
    const failing = (status: number) =>
      createQueryClient(answering(status, 'no')).fetchQuery(apiQuery('/api/categories'));
    await expect(failing(404)).rejects.toThrow('404: no');
    await expect(failing(401)).rejects.toThrow('401: no');
  });

  it('may take 401 for an empty answer', async () => {
    const client = createQueryClient(answering(401, 'no'));
    expect(
      await client.fetchQuery({ ...apiQuery('/api/auth/visitor'), meta: { on401: 'empty' } }),
    ).toBeNull();
  });
});

describe('what is asked again', () => {
  /** Reads that wait until they are answered, in the order in which they were made. */
  const heldReads = () => {
    const answers: ((count: number) => void)[] = [];
    const client = createQueryClient(async () => {
      const count = await new Promise<number>((resolve) => void answers.push(resolve));
      return { status: 200, body: JSON.stringify({ count }) };
    });
    const { queryKey } = apiQuery('/api/cart');
    const stop = new QueryObserver(client, { queryKey }).subscribe(() => {});
    return { client, answers, queryKey, stop, shown: () => client.getQueryData(queryKey) };
  };

  it('is asked after that, even where the first answer is still under way', async () => {
    const { client, answers, queryKey, stop, shown } = heldReads();
    await expect.poll(() => answers.length).toBe(1);
    // Another tab has just put something into the cart; the server had answered this one before.
    const asked = client.invalidateQueries({ queryKey });
    answers[0]!(0);
    await expect.poll(() => answers.length).toBe(2);
    expect(shown()).toEqual({ count: 0 });
    answers[1]!(1);
    await asked;
    expect(shown()).toEqual({ count: 1 });
    expect(answers).toHaveLength(2);
    stop();
  });

  it('is asked once where something is on show already, and an older answer is not taken', async () => {
    const { client, answers, queryKey, stop, shown } = heldReads();
    await expect.poll(() => answers.length).toBe(1);
    answers[0]!(0);
    await expect.poll(shown).toEqual({ count: 0 });
    const older = client.invalidateQueries({ queryKey });
    const newer = client.invalidateQueries({ queryKey });
    await expect.poll(() => answers.length).toBe(3);
    answers[2]!(2);
    await newer;
    answers[1]!(1);
    await older;
    expect(shown()).toEqual({ count: 2 });
    expect(answers).toHaveLength(3);
    stop();
  });
});
