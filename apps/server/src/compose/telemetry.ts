import cluster from 'node:cluster';
import { prometheus, prometheusOfWorker, prometheusOfWorkers } from '../adapters/telemetry/prometheus.ts';
import { traces } from '../adapters/telemetry/traces.ts';
import type { Config } from '../config/config.ts';
import type { Telemetry } from '../ports/telemetry.ts';

/** Nothing is loaded, and nobody is told, unless the configuration asks for it. */
export async function openTelemetry({ telemetry }: Config): Promise<Telemetry> {
  const { metricsPort, metricsHost, collector } = telemetry;
  const listeners = await Promise.all([
    ...(metricsPort === undefined ? [] : [counted({ host: metricsHost, port: metricsPort })]),
    ...(collector === undefined ? [] : [traces(collector)]),
  ]);
  return {
    answered: (request) => {
      for (const listener of listeners) listener.answered(request);
    },
    wishMissed: (concept) => {
      for (const listener of listeners) listener.wishMissed(concept);
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}

/** By whoever keeps the workers, where there are some: nothing is served unless the configuration asks for it. */
export async function serveFiguresOfWorkers({ telemetry: { metricsPort, metricsHost } }: Config): Promise<void> {
  if (metricsPort !== undefined) await prometheusOfWorkers({ host: metricsHost, port: metricsPort });
}

function counted(place: { readonly host: string; readonly port: number }): Promise<Telemetry> {
  return cluster.isWorker ? prometheusOfWorker() : prometheus(place);
}
