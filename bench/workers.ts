import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config/config.ts';
import { gatherCrowd } from './crowd.ts';
import { type Burst, burst, median, type Shot } from './load.ts';
import { startServer } from './processes.ts';
import type { Line } from './table.ts';

const rounds = 5;

/** What a second process at the same port brings to reading, on SQLite; by turns with one process on the same file. */
export async function measureWorkers(): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sagolykta-workers-'));
  try {
    const { readers } = await gatherCrowd(readConfig({ DATA_DIR: dataDir }), {
      families: 100,
      storiesEach: 10,
      beginners: 0,
    });
    const shots = (index: number): Shot => {
      const { storyId, cookie } = readers[index % readers.length] ?? { storyId: '', cookie: '' };
      return { path: `/api/stories/${storyId}`, headers: { cookie } };
    };
    const one = await startServer({ DATA_DIR: dataDir });
    const two = await startServer({ DATA_DIR: dataDir, WORKERS: '2' });
    const bursts: Record<'one' | 'two', Burst[]> = { one: [], two: [] };
    const options = { seconds: 2, connections: 16 };
    for (const server of [one, two]) await burst(server.port, shots, options);
    const before = { one: one.cpu(), two: two.cpu() };
    for (let round = 0; round < rounds; round += 1) {
      bursts.one.push(await burst(one.port, shots, options));
      bursts.two.push(await burst(two.port, shots, options));
    }
    const requests = (of: readonly Burst[]) => of.reduce((sum, { requests }) => sum + requests, 0);
    const perRequest = {
      one: (one.cpu() - before.one) / requests(bursts.one),
      two: (two.cpu() - before.two) / requests(bursts.two),
    };
    await Promise.all([one.stop(), two.stop()]);
    const rate = (of: readonly Burst[]) => median(of.map(({ perSecond }) => perSecond));
    return [
      {
        what: 'two workers: reads that two whole cores answer, by one worker’s on one',
        figure: (2 * perRequest.one) / perRequest.two,
        unit: '×',
        target: { atLeast: 1.8 },
        note: `from processor time a request: ${perRequest.one.toFixed(3)} and ${perRequest.two.toFixed(3)} ms`,
      },
      {
        what: `two workers: reads a second by one worker’s, the asking on the same ${availableParallelism()} cores`,
        figure: rate(bursts.two) / rate(bursts.one),
        unit: '×',
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
