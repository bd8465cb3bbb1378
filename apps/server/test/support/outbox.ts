import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Letter {
  readonly to: string;
  readonly text: string;
}

/** Every letter that waits in a house's outbox, oldest first. */
export async function lettersIn(dataDir: string): Promise<Letter[]> {
  const folder = join(dataDir, 'outbox');
  const files = (await readdir(folder, { recursive: true }).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const letters = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return { name: file.split('/').at(-1) ?? '', to: /^To: (.*)\r$/m.exec(text)?.[1] ?? '', text };
    }),
  );
  return letters.sort((one, other) => (one.name < other.name ? -1 : 1));
}
