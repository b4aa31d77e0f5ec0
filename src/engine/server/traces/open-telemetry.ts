import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { figuresOf } from './figures-as-otlp.ts';
import type { Telemetry, TelemetrySettings } from './telemetry.ts';
import { TraceBudget } from './trace-budget.ts';
import type { Facts, RequestTrace, Tracer } from './trace.ts';

/** Of requests that the framework sees, and of jobs. A trace has some ten parts. */
const TRACES_PER_SECOND = 50;
/** Thousands are sent each second, and all look the same. */
const CACHED_PER_SECOND = 5;
const FIGURES_EVERY_MS = 15_000;
const PATIENCE_MS = 2_000;
const SERVER_ERROR = 500;

/** Sends traces and figures to a collector, by OTLP over HTTP as JSON. */
export function openTelemetry({ endpoint, ...about }: TelemetrySettings): Telemetry {
  const resource = resourceFromAttributes({
    'service.name': about.service,
    'service.version': about.version,
    'service.instance.id': about.instance,
  });
  const spans = new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) });
  const provider = new TracerProvider({ resource, spanProcessors: [spans] });
  let meters: MeterProvider | undefined;
  return {
    tracer: new SpanTracer(provider),
    exportFigures(registry: Registry) {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: about.figuresEveryMs ?? FIGURES_EVERY_MS,
        metricProducers: [figuresOf(registry, resource)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    async close() {
      const sent = Promise.allSettled([provider.shutdown(), meters?.shutdown()]);
      // A collector that is away must not keep the shop from ending.
      await Promise.race([sent, wait(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

class SpanTracer implements Tracer {
  readonly #spans;
  readonly #active = new AsyncLocalStorage<Span>();
  readonly #traces = new TraceBudget(TRACES_PER_SECOND);
  readonly #cached = new TraceBudget(CACHED_PER_SECOND);

  constructor(provider: TracerProvider) {
    this.#spans = provider.getTracer('madia');
  }

  part<Result>(name: string, facts: Facts, work: () => Result): Result {
    const parent = this.#open();
    if (parent === undefined) return work();
    return this.#during(this.#start(name, SpanKind.CLIENT, facts, trace.setSpan(ROOT_CONTEXT, parent)), work);
  }

  job<Result>(name: string, facts: Facts, from: string | null, work: () => Result): Result {
    if (!this.#traces.take()) return work();
    return this.#during(this.#start(name, SpanKind.CONSUMER, facts, contextOf(from ?? undefined)), work);
  }

  request(method: string, from: string | undefined): RequestTrace | undefined {
    if (!this.#traces.take()) return undefined;
    const span = this.#start(method, SpanKind.SERVER, { 'http.request.method': method }, contextOf(from));
    return {
      within: (work) => this.#active.run(span, work),
      isFor: (route) => void span.updateName(`${method} ${route}`).setAttribute('http.route', route),
      end: (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  cached(status: number, ms: number, from: string | undefined): void {
    if (!this.#cached.take()) return;
    const ended = Date.now();
    const attributes = { 'http.request.method': 'GET', 'http.response.status_code': status, cache: 'hit' };
    const options = { kind: SpanKind.SERVER, attributes, startTime: ended - ms };
    this.#spans.startSpan('GET cached', options, contextOf(from)).end(ended);
  }

  note(facts: Facts): void {
    this.#open()?.setAttributes(facts);
  }

  current(): string | undefined {
    const context = this.#open()?.spanContext();
    return context && `00-${context.traceId}-${context.spanId}-01`;
  }

  ids(): { trace_id?: string; span_id?: string } {
    const context = this.#active.getStore()?.spanContext();
    return context === undefined ? {} : { trace_id: context.traceId, span_id: context.spanId };
  }

  /** What goes on after a request was answered belongs to nobody who waits. */
  #open(): Span | undefined {
    const span = this.#active.getStore();
    return span?.isRecording() === true ? span : undefined;
  }

  #start(name: string, kind: SpanKind, attributes: Attributes, parent: Context): Span {
    return this.#spans.startSpan(name, { kind, attributes }, parent);
  }

  #during<Result>(span: Span, work: () => Result): Result {
    try {
      const result = this.#active.run(span, work);
      if (!(result instanceof Promise)) {
        span.end();
        return result;
      }
      return result.then(
        (value: unknown) => {
          span.end();
          return value;
        },
        (error: unknown) => {
          fail(span, error);
          throw error;
        },
      ) as Result;
    } catch (error) {
      fail(span, error);
      throw error;
    }
  }
}

/** The kind of the error only: what it says may hold values. */
function fail(span: Span, error: unknown): void {
  const { code, name } = error as NodeJS.ErrnoException;
  span.setAttribute('error.type', String(code ?? name)).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const context = { traceId, spanId, traceFlags: 1, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}
