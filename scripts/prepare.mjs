// Plain JavaScript for Node 20, since this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const programs = join(root, 'node_modules', '.bin');

/** Our own Node and tools come first, whatever the machine has. */
export const environment = { ...process.env, PATH: programs + delimiter + (process.env.PATH ?? '') };

/**
 * How the server is started. A larger nursery for young objects would hold many megabytes more and answer no faster; one that only grows to its size
 * keeps some of them for old (2 to 13 MB more after an evening);
 * Node remarks on an .env that is not there, so it is only named when it is.
 */
export const server = [
  '--min-semi-space-size=4',
  '--max-semi-space-size=4',
  ...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : []),
  'apps/server/src/main.ts',
];
/**
 * Compiled once, kept beside the packages: the second start is a third faster. Two arenas instead of one for every thread of the pool
 * (glibc, mallopt(3), M_ARENA_MAX): some 15 MB less after an evening, and as fast.
 */
export const serverVariables = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  MALLOC_ARENA_MAX: '2',
};

/** Runs to the end, in the project's folder or one below it; answers whether it went well. */
export function run(program, options, { folder = '.', variables = {} } = {}) {
  const env = { ...environment, ...variables };
  return spawnSync(program, options, { cwd: join(root, folder), stdio: 'inherit', env }).status === 0;
}

/** The same, while others run: what it says is told when it has ended, unless it is to be heard at once. */
export function runAside(program, options, { folder = '.', variables = {}, isHeardAtOnce = false } = {}) {
  const env = { ...environment, ...variables };
  const heard = isHeardAtOnce ? 'inherit' : 'pipe';
  const child = spawn(program, options, { cwd: join(root, folder), stdio: ['ignore', heard, heard], env });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

/** Starts a program that runs on, and passes on to it when we are asked to stop. Our end is its end. */
export function runOn(program, options, variables = {}) {
  const child = spawn(program, options, { cwd: root, stdio: 'inherit', env: { ...environment, ...variables } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // npm, asked to end, ends its shell and tells us nothing: whoever has lost its parent stops by itself.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 250);
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
}

/** Installs what the lock file names and node_modules lacks; costs some milliseconds when nothing does. */
export function installWhatIsMissing() {
  if (!isInstalled()) {
    console.log('Installing what is missing …');
    // Not `npm ci`: it refuses a lock file that was written where other systems' builds of a package were not to be had.
    // The versions are the lock file's all the same, and the file itself stays as it is.
    if (!run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']))
      stop('The packages could not be installed: see above.');
  }
  if (!existsSync(join(programs, 'node')) && Number(process.versions.node.split('.')[0]) < 24) {
    stop('There is no Node 24 for this kind of machine among the packages: please install Node 24 or newer.');
  }
}

function isInstalled() {
  const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages;
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const installed = read('node_modules', '.package-lock.json');
  return Object.entries(read('package-lock.json')).every(
    ([place, { version, optional, link }]) =>
      !place.includes('node_modules/') || optional || link || installed[place]?.version === version,
  );
}

/**
 * Builds the web app unless it was built from exactly these sources; answers whether it is there.
 * @param build runs the builder: `run`, or `runAside` where others run too
 */
export async function buildWebWhenChanged(build = run) {
  const note = join(root, 'apps', 'web', 'dist', '.built-from');
  const sources = hashOfWebSources();
  if (existsSync(note) && readFileSync(note, 'utf8') === sources) return true;
  console.log('Building the web app …');
  if (!(await build('vite', ['build', '--logLevel', 'warn'], { folder: 'apps/web' }))) return false;
  writeFileSync(note, sources);
  return true;
}

function hashOfWebSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['apps/web', 'packages/domain', 'packages/contract', 'packages/illustrator'])
    addFiles(hash, join(root, folder));
  return hash.digest('hex');
}

function addFiles(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    if (['node_modules', 'dist', 'test'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFiles(hash, path);
    else hash.update(path.slice(root.length)).update(readFileSync(path));
  }
}

export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
