import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// A process starts, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const command = fileURLToPath(new URL('../cli/tell.ts', import.meta.url));
let folder: string;
let plot: string;
let running: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plot-'));
  plot = join(folder, 'the-left-sock');
  cpSync(fileURLToPath(new URL('small-library/the-left-sock', import.meta.url)), plot, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  rmSync(join(plot, 'nb.story'));
});
afterEach(() => {
  running?.kill();
  rmSync(folder, { recursive: true });
});

/** Starts the command; what it has said so far can be waited for. */
function tellCommand(...args: readonly string[]) {
  running = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (part) => (said += String(part)));
  return (words: string) => vi.waitFor(() => expect(said).toContain(words), { timeout: 50_000, interval: 20 });
}

test('a plot is told from the folder it stands in, for a family by name', async () => {
  const hears = tellCommand('--dir', plot, '--lang', 'en', '--family', 'bareuk');
  await hears('Arthur found a sock in the hall.');
});

test('a fault is told by file, line and column', async () => {
  const file = join(plot, 'sv.story');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{child} hittade', '{chidl} hittade'));
  const hears = tellCommand('--dir', plot, '--lang', 'sv', '--family', 'bare');
  await hears('sv.story:5:1: unknown token {chidl}');
});

test('a watched plot is told again when it is saved', async () => {
  const file = join(plot, 'sv.story');
  const hears = tellCommand('--watch', plot, '--lang', 'sv', '--family', 'bare');
  await hears('Alma hittade en strumpa');
  writeFileSync(file, readFileSync(file, 'utf8').replace('en strumpa i hallen', 'en vante i hallen'));
  await hears('Alma hittade en vante');
});
