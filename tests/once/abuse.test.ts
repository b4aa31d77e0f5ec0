// Every route, asked in every way its document allows and in many it does not. No answer may be a 5xx: an answer that
// does not fit its declared schema would be one too. The long run over real connections is `npm run abuse`.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import { newCallers } from '../support/hostile-callers.ts';
import { complaintAbout } from '../support/hostile-answers.ts';
import { hostileRequest, operationsOf, type Operation } from '../support/hostile-requests.ts';
import { leftToAll } from '../support/left-to-all.ts';
import { readLedger } from '../support/ledger.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const REQUESTS_PER_ROUTE = leftToAll ? 4 : 10;
/** The same requests in every run, so that a failure can be looked at; other seeds are the long run's. */
const SEED = 20_260_701;

describe('every route of the document', () => {
  let shop: TestApp;
  let operations: Operation[];
  let passwordHash: string;

  beforeAll(async () => {
    shop = await openTestApp();
    operations = operationsOf(shop.app.swagger());
    passwordHash = await hashPassword(TEST_PASSWORD);
  });

  it('refuses what is wrong and never fails', async () => {
    // Two routes that differ in the name of a parameter alone are one path of the document.
    const nameless = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, '{}');
    const asked = new Set(operations.map(({ method, path }) => `${method} ${nameless(path)}`));
    const missing = shop.app.routeTable
      .map(({ method, url }) => `${method} ${nameless(url)}`)
      .filter((route) => !asked.has(route) && !/openapi|docs/.test(route));
    expect(missing).toEqual([]);

    const complaints: string[] = [];
    for (const [at, operation] of operations.entries()) {
      const requests = fc.sample(hostileRequest(operation), { numRuns: REQUESTS_PER_ROUTE, seed: SEED + at });
      const cookies = await newCallers(shop.db, passwordHash);
      for (const request of requests) {
        const { caller, method, url, headers, payload } = request;
        const cookie = cookies[caller];
        const answer = await shop.app.inject({
          method: method as 'GET',
          url,
          headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
          ...(payload === undefined ? {} : { payload }),
        });
        const contentType = String(answer.headers['content-type'] ?? '');
        const complaint = complaintAbout(request, {
          status: answer.statusCode,
          contentType,
          text: answer.body,
        });
        if (complaint !== undefined)
          complaints.push(
            `${method} ${url} as ${caller} ${payload?.slice(0, 300) ?? ''} ${JSON.stringify(headers)}: ${complaint}`,
          );
      }
    }
    expect(complaints).toEqual([]);
    expect(({} as { role?: string }).role).toBeUndefined();
    expect((await readLedger(shop.db)).faults).toEqual([]);
  }, 240_000);
});
