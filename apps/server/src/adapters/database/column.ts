import type { ColumnType } from 'kysely';
import type { z } from 'zod';

/** One column of a table: what both databases give and take for it, and the value of ours that it stands for. */
export interface Column<Value, Kept, Given> {
  readonly shape: 'plain' | 'boolean' | 'json';
  /** A hash or another key: of no use to the family that asks for its data, and of some to whoever finds the file. */
  readonly isWithheld: boolean;
  /** Throws when this version cannot read what is kept. */
  readonly parse: (kept: Kept) => Value;
  readonly format: (value: Value) => Given;
}

// biome-ignore lint/suspicious/noExplicitAny: any column at all; both ways at once, so that unknown would fit none.
export type AnyColumn = Column<any, any, any>;
export type ValueOf<Of> = Of extends Column<infer Value, infer _Kept, infer _Given> ? Value : never;
export type GivenOf<Of> = Of extends Column<infer _Value, infer _Kept, infer Given> ? Given : never;
/** The column as Kysely is to see it. */
export type KyselyColumn<Of> =
  Of extends Column<infer _Value, infer Kept, infer Given> ? ColumnType<Kept, Given, Exclude<Given, undefined>> : never;

type Plain<Value> = Column<Value, Value, Value>;

function plain<Value>(): Plain<Value> {
  return { shape: 'plain', isWithheld: false, parse: (kept) => kept, format: (value) => value };
}

export const text = plain<string>();
export const count = plain<number>();
/** ISO 8601, on both databases. */
export const instant = plain<string>();
/** SQLite keeps it as 0 or 1. */
export const yesOrNo: Plain<boolean> = { ...plain<boolean>(), shape: 'boolean', parse: Boolean };

/** One of our words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Column<Word, string, Word> {
  const parse = (kept: string): Word => {
    const word = words.find((known) => known === kept);
    if (word === undefined) throw new TypeError('Another word than this version knows');
    return word;
  };
  return { ...plain(), parse, format: (word) => word };
}

/** Text to the repositories on both databases. */
export function json<Value>(schema: z.ZodType<Value>): Column<Value, string, string> {
  return {
    shape: 'json',
    isWithheld: false,
    parse: (kept) => schema.parse(JSON.parse(kept)),
    format: (value) => JSON.stringify(value),
  };
}

export function orNull<Value, Kept, Given>(
  column: Column<Value, Kept, Given>,
): Column<Value | null, Kept | null, Given | null> {
  return {
    ...column,
    parse: (kept) => (kept === null ? null : column.parse(kept)),
    format: (value) => (value === null ? null : column.format(value)),
  };
}

/** The database fills it in where an insert leaves it out. */
export function byDefault<Value, Kept, Given>(
  column: Column<Value, Kept, Given>,
): Column<Value, Kept, Given | undefined> {
  return column;
}

export function withheld<Value, Kept, Given>(column: Column<Value, Kept, Given>): Column<Value, Kept, Given> {
  return { ...column, isWithheld: true };
}
