import type { Endpoint } from '@sagolykta/contract/endpoint';
import { endpoints } from '@sagolykta/contract/endpoints';
import { pageRoutes } from '@sagolykta/contract/page-routes';
import { describe, expect, test } from 'vitest';
import { useHouse } from './support/house.ts';

interface Told {
  readonly operationId: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

const calls: [string, Endpoint][] = Object.entries(endpoints);

describe('the calls, told', () => {
  const house = useHouse('sqlite');
  const document = async () => {
    const answer = await house.visitor().fetch('/api/openapi.json');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    return (await answer.json()) as { openapi: string; paths: Record<string, Record<string, Told>> };
  };

  test.each(calls)('%s is in the document as it is in the contract', async (name, endpoint) => {
    const { openapi, paths } = await document();
    expect(openapi).toMatch(/^3\.1\./);
    const told = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(told?.operationId).toBe(name);
    expect(told?.security).toHaveLength(endpoint.access === 'family' ? 1 : 0);
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    expect(told?.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name)).toEqual(
      inPath,
    );
    expect(told?.requestBody === undefined).toBe(endpoint.body === undefined && endpoint.takes === undefined);
    expect(told?.responses[endpoint.status]).toBeDefined();
    const refusals = Object.values(told?.responses ?? {}).map(({ description }) => description);
    for (const code of endpoint.failures) expect(refusals.join('\n')).toContain(`${code}: `);
  });

  test('and nothing else is', async () => {
    const { paths } = await document();
    const told = Object.values(paths).flatMap((path) => Object.values(path));
    expect(told.map(({ operationId }) => operationId).sort()).toEqual(calls.map(([name]) => name).sort());
  });

  test('schemas say what may be left out and how long a text may be', async () => {
    const { paths } = await document();
    const schema = paths['/api/stories/generate']?.post?.requestBody?.content['application/json']?.schema;
    expect(schema).toMatchObject({
      required: ['childProfileId', 'selectedAttributes'],
      properties: { theme: { anyOf: [{ maxLength: 200 }, { type: 'null' }] } },
      additionalProperties: false,
    });
  });

  test('what is served is the calls and the pages of the contract, and all of them', async () => {
    // Where a family has its account with us, no other provider leads back here.
    const { comeFromProvider, ...pages } = pageRoutes;
    const ways = [...Object.values(endpoints), ...Object.values(pages)];
    await house.composition.app.ready();
    const served = routesIn(house.composition.app.printRoutes({ commonPrefix: false }));
    const told = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    expect(served.map(told).sort()).toEqual(ways.map(told).sort());
  });

  test('the page tells every call, without a script and without a request elsewhere', async () => {
    const answer = await house.visitor().fetch('/api/docs');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    for (const [name, { summary }] of calls) {
      expect(page).toContain(`id="${name}"`);
      expect(page).toContain(summary.replaceAll("'", '&#39;'));
    }
    expect(page).not.toMatch(/<script|<style|style=|https?:|undefined|\[object/);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const styles = await house.visitor().fetch('/api/docs/style.css');
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

/** Reads the tree that the framework draws: four signs a level, the methods in brackets. HEAD goes with GET. */
function routesIn(tree: string): { method: string; path: string }[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', own = '', methods] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (own === '') return [];
    const depth = indent.length / 4;
    parents.length = depth - 1;
    const path = parents.join('') + own.replace(/\([^)]*\)/g, '');
    parents.push(own.replace(/\([^)]*\)/g, ''));
    return (methods ?? '')
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => ({ method, path }));
  });
}
