import { readdir } from 'node:fs/promises';
import type { ColumnWords } from './column-words.ts';

type Statements = (words: ColumnWords) => readonly string[];

export interface Migration {
  readonly name: string;
  readonly statements: Statements;
}

const folder = new URL('./migrations/', import.meta.url);

/**
 * One numbered file each, with its statements as its one export; applied in this order, once each. A migration that has
 * shipped is never edited: add another.
 */
export const migrations: readonly Migration[] = await Promise.all((await readdir(folder)).sort().map(migrationIn));

async function migrationIn(file: string): Promise<Migration> {
  const name = /^(\d{4}-[a-z-]+)\.ts$/.exec(file)?.[1];
  const exported: unknown[] = Object.values(await import(new URL(file, folder).href));
  const [statements] = exported;
  if (name === undefined || typeof statements !== 'function' || exported.length !== 1)
    throw new Error(`${file} is no migration: it has a number and a name, and exports its statements alone`);
  return { name, statements: statements as Statements };
}
