import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { tracer, type RequestTrace } from './trace.ts';

/**
 * Each request that reaches the framework is a trace, from its first byte to its last. `trusts`: a proxy of ours stands in
 * front, so what requests say of a trace that they belong to is the proxy's word, not a stranger's.
 */
export function traceRequests(app: FastifyInstance, { trusts }: { trusts: boolean }): void {
  const open = tracer();
  if (open === undefined) return;
  const traces = new WeakMap<IncomingMessage, RequestTrace>();
  const [handler] = app.server.listeners('request') as [RequestListener];
  app.server.removeListener('request', handler);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const trace = open.request(request.method ?? 'GET', trusts ? traceparentOf(request) : undefined);
    if (trace === undefined) return void handler(request, response);
    traces.set(request, trace);
    response.once('close', () => trace.end(response.statusCode));
    trace.within(() => handler(request, response));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    traces.get(request.raw)?.isFor(request.routeOptions.url ?? 'unknown');
    done();
  });
  // What arrives with a body goes on in the context of its socket, which belongs to no trace.
  app.addHook('preValidation', (request, _reply, done) => {
    const trace = traces.get(request.raw);
    if (trace === undefined) done();
    else trace.within(done);
  });
}

export function traceparentOf({ headers }: IncomingMessage): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? traceparent : undefined;
}
