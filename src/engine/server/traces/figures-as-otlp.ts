import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Shown = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>;
type Span = readonly [from: HrTime, until: HrTime];

/** What /metrics shows, each time it is to be sent: a figure is declared once, however it travels. */
export function figuresOf(registry: Registry, resource: Resource): MetricProducer {
  const began = timeOf(Date.now());
  return {
    async collect() {
      const during: Span = [began, timeOf(Date.now())];
      const shown = (await registry.getMetricsAsJSON()) as Shown[];
      const metrics = shown.map((figure) => asMetric(figure, during));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'madia' }, metrics }] },
        errors: [],
      };
    },
  };
}

function asMetric(figure: Shown, during: Span): MetricData {
  const common = {
    descriptor: { name: figure.name, description: figure.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const kind = String(figure.type);
  if (kind === 'histogram')
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(figure, during) };
  const dataPoints = figure.values.map(({ value, labels }) => point(value, labels, during));
  return kind === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Prometheus counts each bucket with all below it, OTLP each by itself. */
function histograms({ name, values }: Shown, during: Span): HistogramMetricData['dataPoints'] {
  const byLabels = new Map<string, Shown['values']>();
  for (const each of values) {
    const { le: _bound, ...labels } = each.labels;
    const key = JSON.stringify(labels);
    byLabels.set(key, [...(byLabels.get(key) ?? []), each]);
  }
  return [...byLabels].map(([key, series]) => {
    const rising = series.filter(({ labels }) => labels.le !== undefined);
    const boundaries = rising.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
    const counts = rising.map(({ value }, at) => value - (rising[at - 1]?.value ?? 0));
    const valueOf = (suffix: string) =>
      series.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
    const value = { buckets: { boundaries, counts }, sum: valueOf('sum'), count: valueOf('count') };
    return point(value, JSON.parse(key) as Attributes, during);
  });
}

function point<Value>(value: Value, labels: object, [startTime, endTime]: Span) {
  return { startTime, endTime, attributes: labels as Attributes, value };
}

function timeOf(ms: number): HrTime {
  return [Math.floor(ms / 1_000), (ms % 1_000) * 1_000_000];
}
