// With OTEL_EXPORTER_OTLP_ENDPOINT what the shop does can be followed from a request to the mail that it causes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app/server/app.ts';
import { startTelemetry } from '#engine/server/traces/start-telemetry.ts';
import type { Telemetry } from '#engine/server/traces/telemetry.ts';
import { traced, tracedJob, tracer } from '#engine/server/traces/trace.ts';
import { deliverMail } from '#engine/server/mail/deliver-mail.ts';
import { takeDueMails } from '#engine/server/mail/outbox.queries.ts';
import { openCardDesk } from '../support/card-desk.ts';
import { FORM } from '../support/checkout-desk.ts';
import { leftToAll } from '../support/left-to-all.ts';
import { closeAtEnd } from '../support/opened.ts';
import { OtlpReceiver } from '../support/otlp-receiver.ts';

const STRANGER = '00-11111111111111111111111111111111-2222222222222222-01';

describe('a shop with a collector', async () => {
  const receiver = await new OtlpReceiver().open();
  const telemetry: Telemetry = await startTelemetry({
    endpoint: receiver.endpoint,
    service: 'a shop',
    version: '9.9.9',
    instance: 'here:1',
  });
  const { desk, stripe, jobs } = await openCardDesk();
  let url: string;
  let logged = '';
  let cookie = '';
  /** What the requests were answered, in their order. */
  const statuses: number[] = [];

  const ask = async (method: string, where: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + where, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie ||= answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    await answer.arrayBuffer();
    statuses.push(answer.status);
  };

  beforeAll(async () => {
    const { shop } = desk.shop;
    const config = { ...shop.config, logLevel: 'info' } as const;
    const app = await buildApp({ ...shop, config }, { write: (line) => void (logged += line) });
    closeAtEnd(() => app.close());
    telemetry.exportFigures(app.metrics);
    url = await app.listen({ port: 0, host: '127.0.0.1' });

    await ask('GET', '/api/categories');
    await ask('POST', '/api/cart', { productId: desk.oil, quantity: 2 });
    await ask('POST', '/api/checkout', FORM, { traceparent: STRANGER });
    await ask('GET', '/api/categories');
    const session = [...stripe.books.sessions.values()].at(-1)!;
    const { payload, header } = stripe.signed(stripe.books.pay(session.id)!);
    const headers = { 'stripe-signature': header, 'content-type': 'application/json' };
    const told = await fetch(`${url}/api/payments/stripe/webhook`, {
      method: 'POST',
      headers,
      body: payload,
    });
    statuses.push(told.status);
    await jobs(60_000);
    const transport = { send: async () => {}, close: () => {} };
    const counter = { shop, log: app.log, transport, firstRetryMs: 1 };
    for (const mail of await takeDueMails(shop.db, { limit: 50 })) await deliverMail(counter, mail);
    await telemetry.close();
  });

  it('serves as without one, names itself, and is done when it is closed', () => {
    expect(statuses).toEqual([200, 200, 201, 200, 200]);
    expect(tracer()).toBeUndefined();
    expect(receiver.resource).toEqual({
      'service.name': 'a shop',
      'service.version': '9.9.9',
      'service.instance.id': 'here:1',
    });
  });

  it('shows a read from the request through the cache to its statements, and that the next one was ready', () => {
    const read = receiver.named('GET /api/categories');
    expect(read.map(({ kind, facts }) => ({ kind, facts }))).toEqual([
      {
        kind: 2,
        facts: {
          'http.request.method': 'GET',
          'http.route': '/api/categories',
          'http.response.status_code': 200,
          cache: 'miss',
        },
      },
    ]);
    const within = receiver.spans.filter(({ traceId }) => traceId === read[0]!.traceId);
    const statement = within.find(({ name }) => name.startsWith('SQL '))!;
    expect(receiver.above(statement)).toEqual(['response cache: make', 'GET /api/categories']);
    expect(receiver.named('GET cached')).toHaveLength(1);
  });

  it('shows a purchase with its statement and the call of the provider, also behind its body', () => {
    const [checkout] = receiver.named('POST /api/checkout');
    const within = receiver.spans.filter(({ traceId }) => traceId === checkout!.traceId);
    const names = within.map(({ name }) => name);
    expect(names).toContain('stripe.start');
    const placing = within.find(({ name }) => name === 'SQL place-order')!;
    expect(receiver.above(placing)).toEqual(['POST /api/checkout']);
    expect(Number(placing.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(placing.startTimeUnixNano));
  });

  it('goes on in the mails and the provider jobs that a request has asked for', () => {
    const [checkout] = receiver.named('POST /api/checkout');
    const [told] = receiver.named('POST /api/payments/stripe/webhook');
    const mails = receiver.spans.filter(({ name }) => name.startsWith('mail '));
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect([checkout!.traceId, told!.traceId]).toContain(mail.traceId);
    expect(receiver.above(receiver.named('SMTP')[0]!)[0]).toMatch(/^mail /);
    const job = receiver.spans.find(({ name }) => name === 'provider job fee')!;
    expect(job.traceId).toBe(told!.traceId);
    expect(
      receiver.spans.some(({ name, parentSpanId }) => name === 'stripe.feeOf' && parentSpanId === job.spanId),
    ).toBe(true);
  });

  it('lets no stranger choose which trace a request belongs to', () => {
    expect(receiver.spans.filter(({ traceId }) => traceId.startsWith('1111'))).toEqual([]);
  });

  it('says nothing of people', () => {
    const said = JSON.stringify(receiver.spans);
    for (const secret of [FORM.customerName, FORM.customerEmail, 'Harbour Street', 'sk_test', 'token='])
      expect(said).not.toContain(secret);
  });

  it('names the trace in the log', () => {
    const [checkout] = receiver.named('POST /api/checkout');
    const line = logged.split('\n').find((each) => each.includes('"route":"/api/checkout"'))!;
    expect(JSON.parse(line)).toMatchObject({ trace_id: checkout!.traceId, span_id: checkout!.spanId });
  });

  it('sends what /metrics shows, histograms as OTLP counts them', () => {
    expect(
      receiver.metrics.get('process_resident_memory_bytes')!.gauge!.dataPoints[0]!.asDouble,
    ).toBeGreaterThan(1e7);
    expect(receiver.metrics.get('response_cache_requests_total')!.sum!.isMonotonic).toBe(true);
    const { dataPoints } = receiver.metrics.get('http_request_duration_seconds')!.histogram!;
    expect(dataPoints.length).toBeGreaterThan(3);
    for (const { count, bucketCounts, explicitBounds, sum } of dataPoints) {
      expect(bucketCounts!.length).toBe(explicitBounds!.length + 1);
      expect(bucketCounts!.reduce((all, each) => all + each, 0)).toBe(count);
      expect(Math.min(...bucketCounts!)).toBeGreaterThanOrEqual(0);
      expect(sum).toBeGreaterThan(0);
    }
  });
});

describe('a collector that is away', () => {
  it('neither fails what is traced nor keeps the shop from ending', async () => {
    const telemetry = await startTelemetry({
      endpoint: 'http://127.0.0.1:9',
      service: 'a shop',
      version: '1',
      instance: '1',
    });
    const failing = tracedJob('job', {}, null, () =>
      traced('part', {}, async () => Promise.reject(new Error('of the work'))),
    );
    await expect(failing).rejects.toThrow('of the work');
    expect(traced('part', {}, () => 7)).toBe(7);
    const ending = performance.now();
    await telemetry.close();
    expect(performance.now() - ending).toBeLessThan(5_000);
  });

  it('is asked for no more than a bounded number of traces a second', async () => {
    const receiver = await new OtlpReceiver().open();
    const telemetry = await startTelemetry({
      endpoint: receiver.endpoint,
      service: 'a shop',
      version: '1',
      instance: '1',
    });
    const began = performance.now();
    for (let count = 0; count < 1_000; count += 1) await tracedJob('job', {}, null, async () => {});
    const seconds = Math.ceil((performance.now() - began) / 1_000) + 1;
    await telemetry.close();
    expect(receiver.named('job').length).toBeGreaterThanOrEqual(50);
    expect(receiver.named('job').length).toBeLessThanOrEqual(seconds * 50);
  });
});

// In a process that loads the whole server anew.
it.skipIf(leftToAll)('a shop without a collector loads none of the packages that send', async () => {
  const source = path.join(import.meta.dirname, '../../src/engine/server');
  // The interface itself comes with the package that counts.
  const script = `
    const { registerHooks } = require('node:module');
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const sending = () => loaded.filter((url) => /@opentelemetry\\/(sdk|exporter|otlp|resources)/.test(url)).length;
    (async () => {
      const modules = ['db/postgres/postgres.ts', 'cache/fast-path.ts', 'mail/deliver-mail.ts', 'traces/traced-calls.ts'];
      for (const module of modules) await import('${source}/' + module);
      const { startTelemetry } = await import('${source}/traces/start-telemetry.ts');
      const without = sending();
      await startTelemetry({ endpoint: 'http://127.0.0.1:9', service: 'a', version: '1', instance: '1' });
      console.log(JSON.stringify({ without, with: sending() }));
      process.exit();
    })();
  `;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const loaded = JSON.parse(said) as { without: number; with: number };
  expect(loaded.without).toBe(0);
  expect(loaded.with).toBeGreaterThan(20);
});
