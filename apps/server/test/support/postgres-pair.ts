import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../../scripts/free-port.mjs';
import { asOwnerOf, findPrograms } from '../../../../scripts/temporary-postgres.mjs';

interface Server {
  readonly port: number;
  readonly data: string;
}

export interface PostgresPair {
  /** PgBouncer's, in transaction mode: it leads to whoever is the first. */
  readonly url: string;
  /** The first dies without a word; the second is made the first, and PgBouncer told. */
  readonly failOver: () => Promise<void>;
  /** A new second is made of the first, and from then on nothing is committed that it has not written. */
  readonly makeWhole: () => Promise<void>;
  readonly query: (text: string) => Promise<Record<string, unknown>[]>;
  readonly stop: () => void;
}

/** PostgreSQL with a synchronous standby behind PgBouncer, as docs/operations.md has it, on free ports of this machine. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const programs = findPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is needed');
  const folder = mkdtempSync(join(tmpdir(), 'sagolykta-pair-'));
  const run = asOwnerOf(folder);
  const program = (name: string, ...options: string[]) => run(join(programs, name), options);
  let turn = 0;
  const place = async (): Promise<Server> => ({ port: await freePort(), data: join(folder, `data-${turn++}`) });
  const start = ({ port, data }: Server) => {
    const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c max_connections=100 -c wal_level=replica -c hot_standby=on`;
    program('pg_ctl', '-D', data, '-o', settings, '-l', `${data}.log`, '-w', 'start');
  };

  let first = await place();
  program('initdb', '-D', first.data, '-U', 'sagolykta', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  start(first);
  let second: Server | undefined;
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: `postgres://sagolykta@127.0.0.1:${first.port}/postgres` });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  const pooler = { port: await freePort(), ini: join(folder, 'pgbouncer.ini') };
  const tellPooler = () => {
    const users = join(folder, 'users.txt');
    writeFileSync(users, '"sagolykta" ""\n', { mode: 0o644 });
    writeFileSync(pooler.ini, poolerSettings({ to: first.port, at: pooler.port, users, folder }), { mode: 0o644 });
  };
  tellPooler();
  let bouncer: ChildProcess | undefined;

  const makeWhole = async () => {
    second = await place();
    const from = ['-h', '127.0.0.1', '-p', String(first.port), '-U', 'sagolykta'];
    program('pg_basebackup', ...from, '-D', second.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
    start(second);
    await query("alter system set synchronous_standby_names = '*'");
    await query('select pg_reload_conf()');
    for (;;) {
      const [row] = await query("select count(*)::int as many from pg_stat_replication where sync_state = 'sync'");
      if (row?.many === 1) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  const failOver = async () => {
    if (second === undefined) throw new Error('There is no second');
    const dead = first;
    program('pg_ctl', '-D', dead.data, '-m', 'immediate', '-w', 'stop');
    program('pg_ctl', '-D', second.data, '-w', 'promote');
    first = second;
    second = undefined;
    // Alone it waits for nobody, until there is a second again.
    await query("alter system set synchronous_standby_names = ''");
    await query('select pg_reload_conf()');
    tellPooler();
    bouncer?.kill('SIGHUP');
    rmSync(dead.data, { recursive: true, force: true });
  };

  await makeWhole();
  bouncer = spawn('pgbouncer', ['-u', 'postgres', pooler.ini], { stdio: 'ignore' });
  return {
    url: `postgres://sagolykta@127.0.0.1:${pooler.port}/postgres`,
    failOver,
    makeWhole,
    query,
    stop: () => {
      bouncer?.kill('SIGKILL');
      for (const server of [second, first])
        if (server !== undefined) program('pg_ctl', '-D', server.data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function poolerSettings({ to, at, users, folder }: { to: number; at: number; users: string; folder: string }): string {
  return `[databases]
postgres = host=127.0.0.1 port=${to} dbname=postgres user=sagolykta
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${at}
unix_socket_dir =
logfile = ${folder}/pgbouncer.log
auth_type = any
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
query_wait_timeout = 5
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,extra_float_digits,options
`;
}
