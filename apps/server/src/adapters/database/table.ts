import type { AnyColumn, GivenOf, KyselyColumn, ValueOf } from './column.ts';

type Columns = Readonly<Record<string, AnyColumn>>;

/** best_friend_name is bestFriendName in our words. */
type FieldOf<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<FieldOf<Rest>>}` : Name;
type Given<Of extends Columns> = { readonly [Name in keyof Of as FieldOf<Name>]?: ValueOf<Of[Name]> | undefined };
type Read<Of extends Columns, Row> = {
  readonly [Name in keyof Row & keyof Of as FieldOf<Name>]: ValueOf<Of[Name]>;
};
type Written<Of extends Columns, Fields> = {
  [Name in keyof Of as FieldOf<Name> extends keyof Fields ? Name : never]: FieldOf<Name> extends keyof Fields
    ? GivenOf<Of[Name]> | Extract<Fields[FieldOf<Name>], undefined>
    : never;
};

/** A table, told once: its rows become our values here and nowhere else, and our values its rows. */
export interface Table<Of extends Columns> {
  readonly columns: Of;
  /** The columns that a row was asked for, parsed. Throws, naming the column, what this version cannot read. */
  readonly read: <Row extends object>(row: Row) => Read<Of, Row>;
  /** The same of rows that come as lists, as the database itself gives them, of these columns in this order. */
  readonly readList: <Name extends keyof Of & string>(
    names: readonly Name[],
  ) => (row: readonly unknown[]) => { readonly [One in Name as FieldOf<One>]: ValueOf<Of[One]> };
  /** The columns of the fields that are given; what is undefined stays so, and Kysely leaves its column as it is. */
  readonly write: <Fields extends Given<Of>>(fields: Fields) => Written<Of, Fields>;
}

/** The table as Kysely is to see it. */
export type Rows<Of> = Of extends Table<infer Told> ? { [Name in keyof Told]: KyselyColumn<Told[Name]> } : never;

export function table<const Of extends Columns>(name: string, columns: Of): Table<Of> {
  const told = Object.entries(columns).map(([column, codec]) => ({ column, codec, field: fieldOf(column) }));

  return {
    columns,
    read: (row) => {
      const values: Record<string, unknown> = {};
      const kept = row as Readonly<Record<string, unknown>>;
      for (const { column, codec, field } of told) {
        if (column in kept) values[field] = parsed(`${name}.${column}`, codec, kept[column]);
      }
      return values as never;
    },
    readList: (names) => {
      const places = names.map((column) => ({
        place: `${name}.${column}`,
        codec: columns[column] as AnyColumn,
        field: fieldOf(column),
      }));
      return (row) => {
        const values: Record<string, unknown> = {};
        for (const [index, { place, codec, field }] of places.entries())
          values[field] = parsed(place, codec, row[index]);
        return values as never;
      };
    },
    write: (fields) => {
      const row: Record<string, unknown> = {};
      const given = fields as Readonly<Record<string, unknown>>;
      for (const { column, codec, field } of told) {
        if (given[field] !== undefined) row[column] = codec.format(given[field]);
      }
      return row as never;
    },
  };
}

/** Names the place and not what is there: that is a family's. */
function parsed(place: string, codec: AnyColumn, kept: unknown): unknown {
  try {
    return codec.parse(kept);
  } catch {
    throw new TypeError(`${place} holds what this version cannot read`);
  }
}

function fieldOf(column: string): string {
  return column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
