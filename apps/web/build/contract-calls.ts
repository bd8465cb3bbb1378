import { endpoints } from '@sagolykta/contract/endpoints';
import { failures } from '@sagolykta/contract/failures';
import type { Plugin } from 'vite';

const calls = '\0contract-calls';
const codes = '\0failure-codes';
/** What the client imports, and what it gets in its place. */
const bare: Readonly<Record<string, string>> = { './endpoints.ts': calls, './failures.ts': codes };

/**
 * To the browser's client a call is a method and a path: the table of endpoints without its schemas, and so without zod,
 * which only a screen with a form brings along. A failure is its code: its words are the server's. The types are the
 * contract's own all the same.
 */
export function contractCalls(): Plugin {
  return {
    name: 'sagolykta:contract-calls',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const isAskedByClient = importer?.replace(/\?.*$/, '').endsWith('/contract/src/client.ts') ?? false;
      return isAskedByClient ? bare[source] : undefined;
    },
    load: (id) => {
      if (id === codes) return `export const failures = ${JSON.stringify(withoutWords())};`;
      if (id !== calls) return undefined;
      const table = Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]);
      return `export const endpoints = ${JSON.stringify(Object.fromEntries(table))};`;
    },
  };
}

function withoutWords(): Record<string, number> {
  return Object.fromEntries(Object.keys(failures).map((code) => [code, 0]));
}
