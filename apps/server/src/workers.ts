import cluster, { type Worker } from 'node:cluster';

/** A worker that dies before it was of use is not replaced at once, and again, and again. */
const pause = 1000;

interface Hooks {
  /** All are there; told once. */
  readonly onReady: (port: number) => void;
  /** How long workers may take to end when asked, in milliseconds, before they are ended. */
  readonly patience: number;
}

/**
 * Keeps so many processes at the one port. The first alone brings the database to its shape, and says what is wrong with
 * a configuration; the others follow when it listens. One that dies is replaced; when we are asked to stop, all finish
 * what they are answering. A worker that loses us ends by itself.
 */
export async function superviseWorkers(count: number, { onReady, patience }: Hooks): Promise<void> {
  let isStopping = false;
  let askedAt: number | undefined;
  const everyone = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const endWhenAllHave = () => {
    if (isStopping && everyone().length === 0) process.exit(process.exitCode ?? 0);
  };
  const stop = () => {
    isStopping = true;
    for (const worker of everyone()) worker.process.kill('SIGTERM');
    setTimeout(() => process.exit(1), patience).unref();
    endWhenAllHave();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // From the terminal and once more through npm: that is one time, and a second is meant.
      if (askedAt !== undefined && performance.now() - askedAt > 500) process.exit(1);
      if (askedAt !== undefined) return;
      askedAt = performance.now();
      stop();
    });
  }

  const port = await comesUp(cluster.fork());
  if (port === undefined) {
    process.exitCode = 1;
    return;
  }
  cluster.on('exit', () => {
    endWhenAllHave();
    if (!isStopping) setTimeout(() => isStopping || cluster.fork(), pause / count);
  });
  const others = Array.from({ length: count - 1 }, () => comesUp(cluster.fork()));
  await Promise.all(others);
  if (!isStopping) onReady(port);
}

/** The port that it listens at; undefined when it ends instead. */
function comesUp(worker: Worker): Promise<number | undefined> {
  return new Promise((resolve) => {
    worker.once('listening', ({ port }) => resolve(port));
    worker.once('exit', () => resolve(undefined));
  });
}
