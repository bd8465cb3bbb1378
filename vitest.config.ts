import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The speller takes every fault of its process for its own, and ends it: it has one to itself. */
const spelling = 'packages/library/test/lint.test.ts';

export default defineConfig({
  test: {
    // Beyond any wait on a machine whose every core is busy: what hangs is told all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Vitest would leave one core to itself, of two.
    maxWorkers: Math.max(2, availableParallelism()),
    expect: { poll: { timeout: 30_000 } },
    // A stray console.error is a fault to mend, not a line to scroll past.
    onConsoleLog: (log) => {
      throw new Error(`Something was printed during a test: ${log}`);
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and calls',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
          exclude: [spelling],
          // A worker loads the server, and the library with every plot, once: no module keeps what a test has done.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'spelling', include: [spelling] } },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['apps/web/test/**/*.test.tsx'],
          environment: './apps/web/test/support/document-environment.ts',
        },
      },
    ],
  },
});
