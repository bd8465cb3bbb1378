import type { ZodMiniType } from 'zod/mini';
import type { $ZodError } from 'zod/v4/core';
import { Failure } from '../ports/failure.ts';

/** What the schema makes of it, or 'invalid-input' naming each field that was not accepted. */
export function parsed(schema: ZodMiniType, input: unknown): unknown {
  if (hasNull(input)) throw new Failure('invalid-input');
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new Failure('invalid-input', { errors: fieldErrors(result.error) });
}

/** Far more than any call of ours has. */
const deepest = 20;

/** The character U+0000, which PostgreSQL takes in no text at all, wherever it hides; what is nested without end counts as having it. */
function hasNull(input: unknown, depth = 0): boolean {
  if (typeof input === 'string') return input.includes('\u0000');
  if (typeof input !== 'object' || input === null) return false;
  if (depth === deepest) return true;
  return Object.entries(input).some(([name, value]) => hasNull(name) || hasNull(value, depth + 1));
}

export function fieldErrors(error: $ZodError): { field: string; message: string }[] {
  return error.issues.flatMap((issue) => {
    // An unknown field is named by itself, not by the object it was found in.
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: 'Unknown field' }));
    }
    return [{ field: issue.path.join('.'), message: issue.message }];
  });
}
