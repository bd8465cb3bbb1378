import { z } from 'zod';

export interface TelemetryConfig {
  /** Where Prometheus finds /metrics; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  /** Base address of an OpenTelemetry collector; undefined: no traces. */
  readonly collector: string | undefined;
}

export const telemetryVariables = {
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number, such as 9464')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number of at most 65535')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be the address of a collector, such as http://127.0.0.1:4318').optional(),
};

interface Read {
  readonly METRICS_PORT?: number | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}

export function readTelemetry({ METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT }: Read): TelemetryConfig {
  return { metricsPort: METRICS_PORT, collector: OTEL_EXPORTER_OTLP_ENDPOINT };
}
