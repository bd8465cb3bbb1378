import { createServer } from 'node:http';
import type { Telemetry } from '../../ports/telemetry.ts';

/** Seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Figures for Prometheus at /metrics, on a port of their own that no visitor reaches. Throws when the port is taken. */
export async function prometheus({ host, port }: { host: string; port: number }): Promise<Telemetry> {
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
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics') return answer.writeHead(404).end();
    answer.setHeader('Content-Type', registry.contentType).end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    answered: ({ method, route, status, milliseconds }) =>
      durations.observe({ method, route, status: String(status) }, milliseconds / 1000),
    wishMissed: (concept) => missed.inc({ concept }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
