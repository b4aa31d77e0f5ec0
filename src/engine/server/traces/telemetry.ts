import type { Registry } from 'prom-client';
import type { Tracer } from './trace.ts';

export interface TelemetrySettings {
  /** Of the collector, without a slash at the end. */
  endpoint: string;
  /** What the shop is called there. */
  service: string;
  version: string;
  /** Which of its processes. */
  instance: string;
  figuresEveryMs?: number;
}

export interface Telemetry {
  readonly tracer: Tracer;
  /** From now on what /metrics shows is sent as well. */
  exportFigures(registry: Registry): void;
  /** Sends what is left. */
  close(): Promise<void>;
}
