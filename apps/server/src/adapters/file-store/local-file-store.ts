import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';

/** A folder for each family below this one; readable by the server alone. */
export function localFileStore(folder: string): FileStore {
  const place = (...names: string[]) => join(folder, ...names.map(plainName));
  return {
    put: async (familyId, name, bytes) => {
      const target = place(familyId, name);
      const draft = `${target}.${randomUUID()}.part`;
      try {
        await mkdir(place(familyId), { recursive: true, mode: 0o700 });
        await writeWhole(draft, bytes);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw isFull(error) ? new Failure('unavailable', { retryAfter: 60 }) : error;
      }
    },
    get: async (familyId, name) => {
      try {
        return await readFile(place(familyId, name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    list: async (familyId, beginning = '') => {
      try {
        return (await readdir(place(familyId))).filter((name) => isPlain(name) && name.startsWith(beginning));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    remove: (familyId, name) => rm(place(familyId, name), { force: true }),
    // Again when a file comes in meanwhile.
    removeAll: (familyId) => rm(place(familyId), { recursive: true, force: true, maxRetries: 5 }),
    everything: async function* () {
      const families = await readdir(folder).catch((error) => (isMissing(error) ? [] : Promise.reject(error)));
      for (const familyId of families.filter(isPlain)) {
        const names = await readdir(place(familyId)).catch(() => []);
        await removeOldDrafts(names.filter((name) => !isPlain(name)).map((name) => join(place(familyId), name)));
        yield { familyId, names: names.filter(isPlain) };
      }
    },
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Ours always are; anything else is a mistake of ours that must not reach another folder. */
function plainName(name: string): string {
  if (!isPlain(name)) throw new Error('Not a name for a file of ours');
  return name;
}

/** Not so the drafts, which have not got their name yet. */
function isPlain(name: string): boolean {
  return /^[\w-]+(\.\w+)?$/.test(name);
}

/** Left by a server that fell over while it wrote; nobody writes for an hour. */
async function removeOldDrafts(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const draft = await stat(path).catch(() => undefined);
    if (draft !== undefined && Date.now() - draft.mtimeMs > 3_600_000) await rm(path, { force: true });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code));
}
