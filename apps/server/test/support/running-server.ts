import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverVariables } from '../../../../scripts/prepare.mjs';
import type { Config } from '../../src/config/config.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  readonly said: () => string;
  /** Ends it with this signal, and answers once it has ended. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/** The server as it is shipped, in a process of its own, on a port that was free. Throws when it does not come up. */
export async function startServer(config: Config, environment: Record<string, string> = {}): Promise<RunningServer> {
  const own = { PORT: '0', DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '', LOG_LEVEL: 'info' };
  const server = spawn(process.execPath, [main], { env: { ...serverVariables, ...own, ...environment } });
  let text = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (hasEnded(server)) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  while (!/lit at http:\S+\n/.test(text)) {
    if (hasEnded(server)) throw new Error(`The server ended: ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { origin: /lit at (http:\S+)\n/.exec(text)?.[1] ?? '', pid: server.pid ?? 0, said: () => text, end };
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}
