import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

export const workerVariables = {
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, 'must be auto, which is one process for each core, or a number from 1 to 99')
    .default('1'),
};

/** How many processes are to share the port. */
export function readWorkers({ WORKERS, METRICS_PORT }: { WORKERS: string; METRICS_PORT?: number | undefined }): number {
  const workers = WORKERS === 'auto' ? availableParallelism() : Number(WORKERS);
  if (workers > 1 && METRICS_PORT !== undefined) {
    throw new ConfigError(
      'METRICS_PORT cannot go with WORKERS: figures are those of one process. Leave one of them out, or run instances.',
    );
  }
  return workers;
}
