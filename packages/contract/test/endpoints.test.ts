import type { Endpoint } from '@sagolykta/contract/endpoint';
import { endpoints } from '@sagolykta/contract/endpoints';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

const calls: [string, Endpoint][] = Object.entries(endpoints);

describe.each(calls)('%s', (_, { method, path, summary, status, params, body, output, types, failures }) => {
  test('is an address under /api that says what it does', () => {
    expect(path).toMatch(/^\/api(\/:?[\w-]+)+(\.:?[\w]+)?$/);
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
  });

  test('names exactly the parameters of its path', () => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const inSchema = params === undefined ? [] : Object.keys((params as z.ZodMiniObject).shape);
    expect(inSchema).toEqual(inPath);
    if (inPath.length > 0) expect(failures).toContain('not-found');
  });

  test('a body may be misunderstood, and reading has none', () => {
    if (body !== undefined) expect(failures).toContain('invalid-input');
    if (method === 'GET') expect(body).toBeUndefined();
  });

  test('can be told as JSON Schema, with nothing left open', () => {
    if (output === undefined) return expect(types?.length).toBeGreaterThan(0);
    if (status === 204) return expect(output.safeParse(undefined).success).toBe(true);
    const schema = JSON.stringify(z.toJSONSchema(output, { io: 'output' }));
    expect(schema).toContain('"additionalProperties":false');
  });
});

test('no two calls share method and path', () => {
  const doors = calls.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(doors).size).toBe(doors.length);
});
