import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { booleanColumns } from '../schema.ts';

/** Far above the number of different statements that the server has; a guard, not a tuning knob. */
const mostStatements = 500;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** Runs compiled queries, and keeps each prepared statement for the next time. */
export function sqliteConnection(database: DatabaseSync): DatabaseConnection {
  const statements = new Map<string, Prepared>();

  function prepare(sql: string): Prepared {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= mostStatements) statements.clear();
    const statement = database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    statements.set(sql, prepared);
    return prepared;
  }

  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { statement, returnsRows } = prepare(sql);
      const values = parameters.map(toSqlite);
      if (returnsRows) return { rows: statement.all(...values).map(fromSqlite) as Row[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => {
      throw new Error('Reading row by row is not offered: ask for pages');
    },
  };
}

function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}

function fromSqlite(row: Record<string, unknown>): Record<string, unknown> {
  for (const name in row) {
    if (booleanColumns.has(name)) row[name] = row[name] === 1;
  }
  return row;
}
