import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config/config.ts';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.mjs';
import { measureBooks } from './books.ts';
import { measureCalls, residentAfterAnEvening } from './calls.ts';
import { gatherCrowd } from './crowd.ts';
import { measureFirstParagraph } from './first-paragraph.ts';
import { measureInstances } from './instances.ts';
import { measureKeeping } from './keeping.ts';
import { median } from './load.ts';
import { measureMove } from './moving.ts';
import { measureNightSounds } from './night-sounds.ts';
import { measurePages } from './pages.ts';
import { type Running, startServer } from './processes.ts';
import { measurePureRooms } from './pure-rooms.ts';
import { type Line, renewed, tableOf } from './table.ts';
import { measureWorkers } from './workers.ts';

/** npm run bench [-- --large] [-- --only=server,workers,instances,keeping,move,rooms,books,nights,model,pages]: prints the table and writes it to bench/results.md; of parts, their rows there. */
const results = new URL('results.md', import.meta.url);
const isLarge = process.argv.includes('--large');
const only = process.argv
  .find((option) => option.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const wants = (part: string) => only === undefined || only.includes(part);

const rounds = 5;
const small = { families: 100, storiesEach: 10, beginners: 3000 };
const large = { families: 100_000, storiesEach: 10, beginners: 3000 };

const lines: Line[] = [];
if (wants('rooms')) lines.push(...measurePureRooms());
if (wants('books')) lines.push(...(await measureBooks(process.env.BOOKS_FOLDER)));
if (wants('nights')) lines.push(...measureNightSounds());
if (wants('server')) {
  lines.push(...(await onDatabase('SQLite', undefined)));
  const postgres = await startTemporaryPostgres({ isDurable: true });
  if (postgres === undefined) console.log('PostgreSQL is not installed: measured on SQLite alone.');
  try {
    if (postgres !== undefined) lines.push(...(await onDatabase('PostgreSQL', postgres.url)));
  } finally {
    postgres?.stop();
  }
}
if (wants('workers')) lines.push(...(await measureWorkers()));
if (wants('instances')) lines.push(...(await measureInstances()));
if (wants('keeping')) lines.push(...(await measureKeeping()));
if (wants('move')) lines.push(...(await measureMove()));
if (wants('model')) lines.push(...(await measureFirstParagraph()));
if (wants('pages')) lines.push(...(await measurePages()));

console.log(tableOf(lines));
writeFileSync(results, page());

/** Of a part alone only its rows are new: the others stay as they were measured. */
function page(): string {
  if (only !== undefined) return renewed(readFileSync(results, 'utf8'), lines);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`;
  const size = isLarge ? 'With --large.' : 'Without --large: the figures at 1,000,000 stories are not in this run.';
  const command = `npm run bench${isLarge ? ' -- --large' : ''}`;
  return `# Figures\n\n${machine}. ${size}\n\`${command}\` writes this page.\n\n${tableOf(lines)}\n`;
}

async function onDatabase(name: string, databaseUrl: string | undefined): Promise<Line[]> {
  const few = await onCrowd(`${name}, 1,000 stories`, databaseUrl, small, 'small');
  if (!isLarge) return few.lines;
  const many = await onCrowd(`${name}, 1,000,000 stories`, databaseUrl, large, 'large');
  const growth = (['read', 'list'] as const).map((what) => ({
    what: `${name}: p99 of ${what} at 1,000,000 stories, by p99 at 1,000`,
    figure: many.p99[what] / few.p99[what],
    unit: '×',
    target: { atMost: 1.5 },
  }));
  return [...few.lines, ...many.lines, ...growth];
}

async function onCrowd(name: string, databaseUrl: string | undefined, size: typeof small, schema: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sagolykta-bench-'));
  const address = databaseUrl === undefined ? '' : await ownSchema(databaseUrl, schema);
  try {
    console.log(`${name}: filling …`);
    const crowd = await gatherCrowd(readConfig({ DATA_DIR: dataDir, DATABASE_URL: address }), size);
    const variables = { DATA_DIR: dataDir, DATABASE_URL: address };
    const starts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(variables);
      starts.push(server.readyAfter);
      await server.stop();
    }
    const { lines: served, shots, p99 } = await on(variables, (server) => measureCalls(name, server, crowd));
    const resident = await on(variables, (server) => residentAfterAnEvening(server, shots));
    const lines = [
      { what: `${name}: start to ready`, figure: median(starts), unit: 'ms', target: { atMost: 800 } },
      { what: `${name}: resident after 10,000 requests`, figure: resident, unit: 'MB', target: { atMost: 200 } },
      ...served,
    ];
    return { lines, p99 };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function on<Result>(
  variables: Readonly<Record<string, string>>,
  measure: (server: Running) => Promise<Result>,
): Promise<Result> {
  const server = await startServer(variables);
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

async function ownSchema(url: string, schema: string): Promise<string> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.end();
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return address.href;
}
