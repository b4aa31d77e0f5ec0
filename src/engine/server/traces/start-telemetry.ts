import { adoptTracer } from './trace.ts';
import type { Telemetry, TelemetrySettings } from './telemetry.ts';

/** The packages are loaded only here: a shop without a collector never has them in memory. */
export async function startTelemetry(settings: TelemetrySettings): Promise<Telemetry> {
  const { openTelemetry } = await import('./open-telemetry.ts');
  const telemetry = openTelemetry(settings);
  adoptTracer(telemetry.tracer);
  return {
    ...telemetry,
    async close() {
      adoptTracer(undefined);
      await telemetry.close();
    },
  };
}
