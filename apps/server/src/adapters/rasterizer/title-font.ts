import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trueTypeFrom } from '../fonts/true-type.ts';

/** The family its text asks for. */
export const titleFamily = 'Andika';

const source = new URL(import.meta.resolve('@fontsource/andika/files/andika-latin-700-normal.woff'));
let unpacked: Promise<string> | undefined;

/** Path of the app's own typeface as TrueType, the only kind the painter reads; unpacked once into the system's temporary folder. */
export function titleFontFile(): Promise<string> {
  unpacked ??= unpack().catch((failure: unknown) => {
    unpacked = undefined;
    throw failure;
  });
  return unpacked;
}

async function unpack(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'sagolykta-font-')), 'title.ttf');
  await writeFile(path, trueTypeFrom(await readFile(source)));
  return path;
}
