// Every page's URL, bent in every way: no answer is a 5xx, and what is unknown is told by a page. The long run is `npm run abuse`.
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeTreeOf } from '#app/web/all-routes.ts';
import { complaintAboutPage } from '../support/hostile-answers.ts';
import { hostilePage } from '../support/hostile-pages.ts';
import { sendRaw } from '../support/raw-request.ts';
import { openTestApp } from '../support/test-app.ts';

const REQUESTS = 500;
const AT_ONCE = 4;
/** The same requests in every run, so that a failure can be looked at; other seeds are the long run's. */
const SEED = 20_261_115;

describe('every page', () => {
  const { routesByPath } = createRouter({
    routeTree: routeTreeOf(false) as AnyRoute,
    history: createMemoryHistory(),
  });
  let url: URL;
  beforeAll(async () => {
    const { app } = await openTestApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    url = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  });

  it('has an answer to whatever is made of its URL', async () => {
    const requests = fc.sample(hostilePage(Object.keys(routesByPath)), { numRuns: REQUESTS, seed: SEED });
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const complaints: string[] = [];
    const walk = async () => {
      for (let asked = requests.pop(); asked !== undefined; asked = requests.pop()) {
        const reply = await sendRaw(url, agent, asked).catch((error: Error) => error);
        const complaint =
          reply instanceof Error ? `broke off (${reply.message})` : complaintAboutPage(asked, reply);
        if (complaint !== undefined)
          complaints.push(`${asked.method} ${asked.url.slice(0, 300)}: ${complaint}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
    agent.destroy();
    expect(complaints).toEqual([]);
  }, 240_000);
});
