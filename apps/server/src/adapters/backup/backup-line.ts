import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { migrations } from '../database/migrations.ts';

/** A backup is lines of JSON, compressed: a head, every row, every file, and an end that tells a whole file from half of one. */
export const backupLine = z.union([
  z.strictObject({ sagolykta: z.literal(1), migrations: z.array(z.string()), at: z.string() }),
  z.strictObject({ table: z.string(), row: z.record(z.string(), z.unknown()) }),
  z.strictObject({ folder: z.string(), name: z.string(), content: z.base64() }),
  z.strictObject({ lines: z.int() }),
]);
export type BackupLine = z.infer<typeof backupLine>;

export const ownMigrations: readonly string[] = migrations.map(({ name }) => name);

/** Our tables as the migrations make them: one that refers to another comes after it. */
export function tablesInOrder({ words }: Database): Table[] {
  const statements = migrations.flatMap((migration) => migration.statements(words));
  return statements.flatMap((statement) => {
    const name = /^\s*create table (\w+)/.exec(statement)?.[1];
    return name === undefined ? [] : [{ name, key: primaryKeyIn(statement) }];
  });
}

export interface Table {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

function primaryKeyIn(statement: string): string[] {
  const several = /primary key \(([^)]+)\)/.exec(statement)?.[1];
  const key = several?.split(/, */) ?? /(\w+)[^,(]*primary key/.exec(statement)?.slice(1, 2);
  if (key === undefined) throw new Error(`A table without a primary key: ${statement}`);
  return key;
}
