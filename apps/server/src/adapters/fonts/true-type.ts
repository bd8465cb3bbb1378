import { inflateSync } from 'node:zlib';

/** A WOFF file is a TrueType file with its tables deflated and their directory made wider. */
export function trueTypeFrom(woff: Buffer): Buffer {
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
