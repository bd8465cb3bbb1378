import cluster from 'node:cluster';
import { compose } from './compose/compose.ts';
import { serveFiguresOfWorkers } from './compose/telemetry.ts';
import { type Config, readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { superviseWorkers } from './workers.ts';

/** How long requests that are being answered may take to finish after we are asked to stop, in milliseconds. */
const patience = 10_000;
const hour = 3_600_000;
const takeUpEvery = 10_000;

try {
  const config = readConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) {
    await serveFiguresOfWorkers(config);
    await superviseWorkers(config.workers, { onReady: (port) => tell(config, port), patience: patience + 1000 });
  } else await serve(config);
} catch (error) {
  process.stderr.write(`Sagolykta cannot start.\n${explained(error)}\n`);
  process.exitCode = 1;
  // A worker is kept alive by whoever started it.
  process.disconnect?.();
}

async function serve(config: Config): Promise<void> {
  const { app, sweepForgotten, sweepOrphans, sweepSubscriptions, takeUpStories } = await compose(config);
  await app.listen({ port: config.port, host: config.host });
  stopWhenAsked(() => app.close());
  sweepNowAndAgain(sweepSubscriptions, hour);
  sweepNowAndAgain(sweepForgotten, hour);
  sweepNowAndAgain(sweepOrphans, 24 * hour);
  sweepNowAndAgain(takeUpStories, takeUpEvery);
  const address = app.server.address();
  if (cluster.isPrimary) tell(config, typeof address === 'object' && address !== null ? address.port : config.port);
}

function tell({ origin, host }: Config, port: number): void {
  process.stdout.write(`Sagolykta is lit at ${origin ?? `http://${shownHost(host)}:${port}`}\n`);
}

/** Answers what has been asked, then ends; asked a second time it ends at once. */
function stopWhenAsked(close: () => Promise<unknown>): void {
  let askedAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Ctrl-C reaches us from the terminal and again through npm and the launcher: that is one time.
      if (askedAt !== undefined && performance.now() - askedAt > 500) process.exit(1);
      if (askedAt !== undefined) return;
      askedAt = performance.now();
      setTimeout(() => process.exit(1), patience).unref();
      void close().then(() => process.exit(0));
    });
  }
}

/** A sweep that fails is logged where it happens, and made good by the next. */
function sweepNowAndAgain(sweep: () => Promise<void>, every: number): void {
  const attempt = () => void sweep().catch(() => {});
  attempt();
  setInterval(attempt, every).unref();
}

function shownHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** For the person at the terminal: their own mistakes in words, ours with the stack. */
function explained(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use: another Sagolykta may be running. Choose another with PORT.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
