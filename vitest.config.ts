import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.{ts,tsx}'],
    // A stray console.error is a fault to mend, not a line to scroll past.
    onConsoleLog: (log) => {
      throw new Error(`Something was printed during a test: ${log}`);
    },
  },
});
