// npm run backup -- FILE · npm run restore -- FILE: everything that a Sagolykta keeps, in one file and out of it.
// npm run move -- --to DATABASE_URL: from SQLite to PostgreSQL.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installWhatIsMissing, root, run, stop } from './prepare.mjs';

const [, , task, ...options] = process.argv;
if (options.length === 0)
  stop(`Say ${task === 'move' ? 'where to: npm run move -- --to DATABASE_URL' : `the file: npm run ${task} -- FILE`}`);
installWhatIsMissing();
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
// npm has gone to the project's folder: the file is meant from where the person stands.
const fromThere = (file) => resolve(process.env.INIT_CWD ?? '.', file);
const program =
  task === 'move'
    ? ['apps/server/src/move.ts', ...options]
    : ['apps/server/src/backup.ts', task, fromThere(options[0])];
process.exitCode = run('node', [...settings, ...program]) ? 0 : 1;
