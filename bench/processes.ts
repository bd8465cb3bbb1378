import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../scripts/free-port.mjs';
import { root, server, serverVariables } from '../scripts/prepare.mjs';

export interface Running {
  readonly pid: number;
  readonly port: number;
  /** From the start of the process to its first answer on /readyz, in milliseconds. */
  readonly readyAfter: number;
  /** Processor time used so far, in milliseconds (Linux: ticks of 10 ms). */
  readonly cpu: () => number;
  /** Memory held, in megabytes. */
  readonly resident: () => number;
  readonly stop: () => Promise<void>;
}

/** The product as it is shipped, in a process of its own. */
export function startServer(variables: Readonly<Record<string, string>>): Promise<Running> {
  return start(server, { ...serverVariables, LOG_LEVEL: 'warn', DATABASE_URL: '', ...variables });
}

/** Bare Fastify that answers every address with this many bytes of constant JSON. */
export function startFloor(bytes: number): Promise<Running> {
  return start(['bench/floor.ts'], { FLOOR_BYTES: String(bytes) });
}

async function start(options: readonly string[], variables: Readonly<Record<string, string>>): Promise<Running> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, options, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...variables, PORT: String(port) },
  });
  await answers(port, child);
  const readyAfter = performance.now() - began;
  const pid = child.pid ?? 0;
  return {
    pid,
    port,
    readyAfter,
    cpu: () => processorTime(pid),
    resident: () => {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Number(kilobytes) / 1024;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the process ended before it answered');
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Of the process and of those it has started and still keeps. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce(
    (sum, child) => sum + processorTime(Number(child)),
    10 * (Number(fields[11]) + Number(fields[12])),
  );
}
