import { compose } from './compose/compose.ts';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';

/** How long requests that are being answered may take to finish after we are asked to stop, in milliseconds. */
const patience = 10_000;
const hour = 3_600_000;
const takeUpEvery = 10_000;

try {
  const config = readConfig(process.env);
  const { app, sweepForgotten, sweepOrphans, sweepSubscriptions, takeUpStories } = await compose(config);
  await app.listen({ port: config.port, host: config.host });
  stopWhenAsked(() => app.close());
  sweepNowAndAgain(sweepSubscriptions, hour);
  sweepNowAndAgain(sweepForgotten, hour);
  sweepNowAndAgain(sweepOrphans, 24 * hour);
  sweepNowAndAgain(takeUpStories, takeUpEvery);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  process.stdout.write(`Sagolykta is lit at ${config.origin ?? `http://${shownHost(config.host)}:${port}`}\n`);
} catch (error) {
  process.stderr.write(`Sagolykta cannot start.\n${explained(error)}\n`);
  process.exitCode = 1;
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
