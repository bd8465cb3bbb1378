import type { Registry } from 'prom-client';
import type { Telemetry } from '../../ports/telemetry.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Figures for Prometheus at /metrics, on a port of their own that no visitor reaches. Throws when the port is taken. */
export async function prometheus(place: Place): Promise<Telemetry> {
  const { registry, ...counting } = await counters();
  const server = await serveFigures(place, registry.contentType, () => registry.metrics());
  return { ...counting, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Of one worker among others: whoever keeps them asks for its figures, and serves them with those of all. */
export async function prometheusOfWorker(): Promise<Telemetry> {
  const { AggregatorRegistry } = await import('prom-client');
  const { registry, ...counting } = await counters();
  AggregatorRegistry.setRegistries([registry]);
  // It listens for the question as soon as there is one.
  new AggregatorRegistry();
  return { ...counting, close: async () => undefined };
}

/** The figures of all workers together, served by whoever keeps them and for as long as they run. Throws when the port is taken. */
export async function prometheusOfWorkers(place: Place): Promise<void> {
  const { AggregatorRegistry } = await import('prom-client');
  const all = new AggregatorRegistry();
  const server = await serveFigures(place, all.contentType, () => all.clusterMetrics());
  server.unref();
}

async function counters(): Promise<Omit<Telemetry, 'close'> & { readonly registry: Registry }> {
  const { collectDefaultMetrics, Counter, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'sagolykta_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const missed = new Counter({
    name: 'sagolykta_wishes_missed_total',
    help: 'Wishes that a story took only in part, or not at all, by what they are about',
    labelNames: ['concept'],
    registers: [registry],
  });
  return {
    registry,
    answered: ({ method, route, status, milliseconds }) =>
      durations.observe({ method, route, status: String(status) }, milliseconds / 1000),
    wishMissed: (concept) => missed.inc({ concept }),
  };
}

async function serveFigures({ host, port }: Place, contentType: string, figures: () => Promise<string>) {
  // Only where figures are asked for: with node:http, imported, comes what `plain-http.ts` tells of.
  const { createServer } = await import('node:http');
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics') return answer.writeHead(404).end();
    try {
      answer.setHeader('Content-Type', contentType).end(await figures());
    } catch {
      // A worker that is just starting, or is beyond answering, leaves the figures of the others incomplete: none, then.
      answer.writeHead(503).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return server;
}
