import { availableParallelism } from 'node:os';
import { z } from 'zod';

export const workerVariables = {
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, 'must be auto, which is one process for each core, or a number from 1 to 99')
    .default('1'),
};

/** How many processes are to share the port. */
export function readWorkers({ WORKERS }: { readonly WORKERS: string }): number {
  return WORKERS === 'auto' ? availableParallelism() : Number(WORKERS);
}
