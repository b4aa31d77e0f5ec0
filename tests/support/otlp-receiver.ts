import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { closeAtEnd } from './opened.ts';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
type Attributes = { key: string; value: Value }[];

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attributes;
  status: { code: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

interface OtlpPoint {
  attributes: Attributes;
  asDouble?: number;
  count?: number;
  sum?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
}

interface OtlpMetric {
  name: string;
  sum?: { dataPoints: OtlpPoint[]; isMonotonic: boolean };
  gauge?: { dataPoints: OtlpPoint[] };
  histogram?: { dataPoints: OtlpPoint[] };
}

interface Sent {
  resourceSpans?: { resource: { attributes: Attributes }; scopeSpans: { spans: OtlpSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: OtlpMetric[] }[] }[];
}

/** The smallest collector of OpenTelemetry: takes OTLP over HTTP as JSON and keeps it. */
export class OtlpReceiver {
  readonly spans: (OtlpSpan & { facts: Record<string, unknown> })[] = [];
  resource: Record<string, unknown> = {};
  /** As they were last sent. */
  readonly metrics = new Map<string, OtlpMetric>();
  endpoint = '';

  async open(): Promise<this> {
    const server = createServer((request, response) => {
      void json(request).then((sent) => {
        this.#take(sent as Sent);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    closeAtEnd(async () => {
      server.closeAllConnections();
      server.close();
    });
    return this;
  }

  #take({ resourceSpans = [], resourceMetrics = [] }: Sent): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      this.resource = factsOf(resource.attributes);
      for (const { spans } of scopeSpans)
        this.spans.push(...spans.map((span) => ({ ...span, facts: factsOf(span.attributes) })));
    }
    for (const { scopeMetrics } of resourceMetrics)
      for (const { metrics } of scopeMetrics)
        for (const metric of metrics) this.metrics.set(metric.name, metric);
  }

  named(name: string) {
    return this.spans.filter((span) => span.name === name);
  }

  /** The names above a span, the nearest first. */
  above(span: { parentSpanId?: string }): string[] {
    const parent = this.spans.find(({ spanId }) => spanId === span.parentSpanId);
    return parent === undefined ? [] : [parent.name, ...this.above(parent)];
  }
}

export function factsOf(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
