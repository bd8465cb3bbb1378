import type { AnsweredRequest, Telemetry } from '../../ports/telemetry.ts';

/** A span for each request, sent in batches to an OpenTelemetry collector (OTLP over http, JSON). */
export async function traces(collector: string): Promise<Telemetry> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags }, sdk, exporter, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'sagolykta' }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new exporter.OTLPTraceExporter({ url: new URL('v1/traces', collector).href }),
      }),
    ],
  });
  const tracer = provider.getTracer('sagolykta');

  const parentOf = ({ traceparent }: AnsweredRequest) => {
    const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent ?? '') ?? [];
    if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
  };

  return {
    answered: (request) => {
      const { method, route, status, milliseconds } = request;
      const end = Date.now();
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          startTime: end - milliseconds,
          // Names: OpenTelemetry semantic conventions for HTTP spans, 1.23.
          attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
        },
        parentOf(request),
      );
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    // Counted, not traced: a figure for the house, which belongs to no request.
    wishMissed: () => undefined,
    close: () => provider.shutdown(),
  };
}
