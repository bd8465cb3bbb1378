import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config/config.ts';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.mjs';
import { type Shots, shotsOf } from './calls.ts';
import { gatherCrowd } from './crowd.ts';
import { type Burst, burst, median, type Shot } from './load.ts';
import { type Running, startServer } from './processes.ts';
import type { Line } from './table.ts';

const rounds = 5;
const most = 3;

/** Of a core: three of them, PostgreSQL and whoever asks have room on two. */
const share = 0.2;

/** Where Linux keeps what a group of processes may use (cgroup v1); root alone may write there. */
const groups = '/sys/fs/cgroup/cpu';
const period = 100_000;

/**
 * What one more machine brings, from one to three, over one PostgreSQL: each instance is held to the same share of a core, as a machine of its own is to
 * its cores, and is asked by connections of its own, as a balancer in front would.
 */
export async function measureInstances(): Promise<Line[]> {
  const postgres = await startTemporaryPostgres({ isDurable: true });
  if (postgres === undefined) {
    console.log('PostgreSQL is not installed: one to three instances are not measured.');
    return [];
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'sagolykta-instances-'));
  const instances: Running[] = [];
  const held: string[] = [];
  try {
    const variables = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    const crowd = await gatherCrowd(readConfig(variables), { families: 100, storiesEach: 10, beginners: 3000 });
    for (let number = 1; number <= most; number += 1) {
      const instance = await startServer(variables);
      instances.push(instance);
      held.push(holdTo(share, instance.pid, `sagolykta-${number}`));
    }
    const shots = shotsOf(crowd);
    const lines: Line[] = [];
    for (const [what, shot] of callsOf(shots)) lines.push(...(await byNumber(instances, what, shot)));
    return lines;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    console.log(`One to three instances are not measured: ${groups} cannot be written.`);
    return [];
  } finally {
    await Promise.all(instances.map(({ stop }) => stop()));
    for (const group of held) rmdirSync(group);
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function callsOf({ read, list, generate }: Shots): readonly (readonly [string, (index: number) => Shot])[] {
  return [
    ['read a story', read],
    ['list 20 of 10,000', list],
    ['tell a story', generate],
  ];
}

/** One, two and three by turns, so that what else the machine does falls on all. */
async function byNumber(instances: readonly Running[], what: string, shots: (index: number) => Shot): Promise<Line[]> {
  const rates: number[][] = instances.map(() => []);
  for (const { port } of instances) await burst(port, shots, { seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, of] of rates.entries()) {
      const asked = instances.slice(0, index + 1);
      of.push(together(await Promise.all(asked.map(({ port }) => burst(port, shots, { connections: 4 })))));
    }
  }
  const [one = Number.NaN, ...others] = rates.map(median);
  return others.map((rate, index) => ({
    what: `${index + 2} instances over one PostgreSQL: ${what}, a second, by one`,
    figure: rate / one,
    unit: '×',
    note: `${Math.round(rate)} and ${Math.round(one)}, each held to ${share} of a core`,
  }));
}

const together = (bursts: readonly Burst[]) => bursts.reduce((sum, { perSecond }) => sum + perSecond, 0);

/** @returns the group, to be taken away once its processes have ended */
function holdTo(cores: number, pid: number, name: string): string {
  const group = join(groups, name);
  mkdirSync(group, { recursive: true });
  writeFileSync(join(group, 'cpu.cfs_period_us'), String(period));
  writeFileSync(join(group, 'cpu.cfs_quota_us'), String(cores * period));
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return group;
}

function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EACCES', 'EROFS', 'ENOENT'].includes(String(error.code));
}
