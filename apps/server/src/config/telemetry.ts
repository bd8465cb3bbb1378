import { z } from 'zod';

export interface TelemetryConfig {
  /** Where Prometheus finds /metrics; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  /** The address to listen on for Prometheus: this machine's own, unless the operator says otherwise. */
  readonly metricsHost: string;
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
  METRICS_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be an address to listen on, such as 127.0.0.1')
    .default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be the address of a collector, such as http://127.0.0.1:4318').optional(),
};

interface Read {
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_HOST: string;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}

export function readTelemetry({ METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT }: Read): TelemetryConfig {
  return { metricsPort: METRICS_PORT, metricsHost: METRICS_HOST, collector: OTEL_EXPORTER_OTLP_ENDPOINT };
}
