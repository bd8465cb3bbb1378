import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
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
    list: async (familyId) => {
      try {
        return await readdir(place(familyId));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    remove: (familyId, name) => rm(place(familyId, name), { force: true }),
    removeAll: (familyId) => rm(place(familyId), { recursive: true, force: true }),
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
  if (!/^[\w-]+(\.\w+)?$/.test(name)) throw new Error('Not a name for a file of ours');
  return name;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code));
}
