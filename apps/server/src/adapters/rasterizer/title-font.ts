import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

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

/** A WOFF file is a TrueType file with its tables deflated and their directory made wider. */
function trueTypeFrom(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + tables * 16);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables, 4);
  const bodies: Buffer[] = [];
  let end = directory.length;
  for (let table = 0; table < tables; table++) {
    const entry = 44 + table * 20;
    const row = 12 + table * 16;
    const [from, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const body = woff.subarray(from, from + packed);
    // Tag and checksum stay as they are.
    woff.copy(directory, row, entry, entry + 4);
    woff.copy(directory, row + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(end, row + 8);
    directory.writeUInt32BE(size, row + 12);
    const padding = Buffer.alloc((4 - (size % 4)) % 4);
    bodies.push(packed < size ? inflateSync(body) : body, padding);
    end += size + padding.length;
  }
  return Buffer.concat([directory, ...bodies]);
}
