import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

/**
 * Starts an empty PostgreSQL for the length of a test run, on a free port of this machine alone.
 * Answers its address and how to stop it; undefined when PostgreSQL is not installed.
 * Nothing needs to reach the disk, since nothing here outlives the run; unless it `isDurable`, to be measured as it would be used.
 */
export async function startTemporaryPostgres({ isDurable = false } = {}) {
  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'sagolykta-postgres-'));
  const data = join(folder, 'data');
  const run = asOwnerOf(folder);
  const port = await freePort();
  run(join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'sagolykta',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  const haste = isDurable ? '' : '-c fsync=off -c full_page_writes=off -c synchronous_commit=off';
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c max_connections=200 ${haste}`;
  run(join(programs, 'pg_ctl'), ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgres://sagolykta@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of initdb, pg_ctl and the rest: on the path, or where Debian keeps them, off the path; the newest version there. */
export function findPrograms() {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...debian];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'pg_basebackup'].every((name) => existsSync(join(folder, name))),
  );
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made, or as nobody. */
export function asOwnerOf(folder) {
  if (process.getuid?.() !== 0) return (program, options) => execFileSync(program, options, { stdio: 'ignore' });
  const [uid, gid] = userNumbers('postgres') ?? userNumbers('nobody') ?? [65_534, 65_534];
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  return (program, options) => execFileSync(program, options, { stdio: 'ignore', uid, gid, cwd: folder });
}

function userNumbers(name) {
  const number = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
  const numbers = [number('-u'), number('-g')];
  return numbers.some(Number.isNaN) ? undefined : numbers;
}
