import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { standIns } from './apps/web/build/stand-ins.ts';

/** The speller takes every fault of its process for its own, and ends it: it has one to itself. */
const spelling = 'packages/library/test/lint.test.ts';

const longest = [spelling, 'packages/illustrator/test/pictures-of-plots.test.ts'];

/** The longest files begin first, on a machine that has never timed them too: begun late, they would run on alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** Packages that ask for React: read as our own files are, so that they are given what stands in for it. */
const writtenForReact = [/@tanstack\/react-query/, /wouter/, /radix-ui/, /lucide-react/, /@stripe\/react/];

export default defineConfig({
  test: {
    // Beyond any wait on a machine whose every core is busy: what hangs is told all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than there are cores: many a test waits for a server, a deadline or a database.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
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
          // What is tested is what runs in the browser: whatever asks for React is given its stand-in there too.
          server: { deps: { inline: writtenForReact } },
        },
        resolve: { alias: standIns },
      },
    ],
  },
});
