import type { JsonSchema } from './document.ts';

/** A field as a person reads it: 'text of 1 to 40 characters or nothing'. Objects and lists are told by their fields elsewhere. */
export function describeSchema(schema: JsonSchema): string {
  const kinds = (schema.anyOf ?? [schema]).map(kindOf);
  const words = [...new Set(kinds)].join(' or ');
  return schema.default === undefined ? words : `${words}; ${JSON.stringify(schema.default)} when left out`;
}

/** The fields of an object, of the objects in a list, or of an object that may be null. */
export function fieldsOf(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties !== undefined) return schema;
  if (schema.items !== undefined) return fieldsOf(schema.items);
  return schema.anyOf?.map(fieldsOf).find((found) => found !== undefined);
}

function kindOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.type === 'array') return listOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'string') return textOf(schema);
  return { boolean: 'true or false', null: 'null', object: 'an object' }[schema.type ?? ''] ?? 'anything';
}

function listOf({ items = {}, maxItems }: JsonSchema): string {
  return `${maxItems === undefined ? 'a list' : `a list of at most ${maxItems}`}: ${describeSchema(items)}`;
}

/** Zod writes the largest safe integer where there is no bound. */
function numberOf({ type, minimum, maximum }: JsonSchema): string {
  const isBound = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  const word = type === 'integer' ? 'a whole number' : 'a number';
  if (isBound(minimum) && isBound(maximum)) return `${word} from ${minimum} to ${maximum}`;
  if (isBound(minimum)) return `${word} of at least ${minimum}`;
  return isBound(maximum) ? `${word} of at most ${maximum}` : word;
}

const formats: Readonly<Record<string, string>> = {
  'uuid': 'a uuid',
  'date-time': 'an instant, such as 2026-03-10T19:00:00.000Z',
  'email': 'an e-mail address',
};

function textOf({ format, minLength, maxLength, pattern }: JsonSchema): string {
  const known = format === undefined ? undefined : formats[format];
  if (known !== undefined) return known;
  // What only keeps control characters out is no shape of its own.
  if (pattern !== undefined && !pattern.includes('Cc') && maxLength === undefined) return `text like ${pattern}`;
  if (maxLength !== undefined) return `text of ${minLength ?? 0} to ${maxLength} characters`;
  return minLength === undefined ? 'text' : `text of at least ${minLength} characters`;
}
