import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A place in a statement that is filled each time it is run. */
export class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Stands where a value would, in the building of a statement. */
export function parameter<Value extends string | number>(name: string): Value {
  return new Parameter(name) as unknown as Value;
}

/**
 * Compiled once and run many times: for what every request asks. Building and compiling a query costs more than SQLite's answer.
 * @returns a function from the values of all parameters, by name, to the rows
 */
export function statement<Row, Values extends Readonly<Record<string, string | number>>>(
  queries: Kysely<Schema>,
  query: Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  const compiled = query.compile();
  return async (values) => {
    const parameters = compiled.parameters.map((value) => (value instanceof Parameter ? values[value.name] : value));
    return (await queries.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
