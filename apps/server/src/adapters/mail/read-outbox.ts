import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadOutbox } from '../../ports/outbox.ts';

/** The files' names sort by the time of writing, whatever folder they are in. */
export function readOutbox(folder: string): ReadOutbox {
  return async (most) => {
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    const letters = files
      .filter((file) => file.endsWith('.eml'))
      .sort(byName)
      .slice(0, most);
    return Promise.all(letters.map(async (file) => letterIn(await readFile(join(folder, file), 'utf8'))));
  };
}

function byName(one: string, other: string): number {
  const name = (path: string) => path.split(/[\\/]/).at(-1) ?? '';
  return name(one) < name(other) ? 1 : -1;
}

function letterIn(document: string) {
  const [head = '', ...paragraphs] = document.split('\r\n\r\n');
  return { to: /^To: (.*)$/m.exec(head)?.[1]?.trim() ?? '', text: paragraphs.join('\n\n').replaceAll('\r\n', '\n') };
}
