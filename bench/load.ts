import { Agent, request } from 'node:http';

export interface Shot {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
export interface Burst {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Asks again and again over a few kept connections. Any answer but 2xx, and 304 to whoever has it already, ends the run: a fast error is no figure. */
export async function burst(
  port: number,
  shots: (index: number) => Shot,
  { seconds = 2, connections = 8, most = Number.POSITIVE_INFINITY } = {},
): Promise<Burst> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let next = 0;
  const oneAfterTheOther = async () => {
    while (performance.now() < end && next < most) {
      const shot = shots(next++);
      const asked = performance.now();
      await answered(agent, port, shot);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  const elapsed = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { requests: times.length, perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

function answered(agent: Agent, port: number, { method = 'GET', path, headers = {}, body }: Shot): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.on('end', () =>
        status < 300 || status === 304 ? resolve() : reject(new Error(`${method} ${path} answered ${status}`)),
      );
      answer.on('error', reject);
      answer.resume();
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** The body of one answer. */
export async function bodyOf(port: number, { path, headers = {} }: Shot): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
}

/** What a browser that has the answer says when it asks again. */
export async function tagOf(port: number, { path, headers = {} }: Shot): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).headers.get('etag') ?? '';
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
