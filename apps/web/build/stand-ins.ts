import { fileURLToPath } from 'node:url';

/**
 * Packages in whose place others are built in. Ours and those we use are written for React; what runs them is Preact, in the
 * browser, on the server and in the tests of screens alike (docs/decisions/0013). The longer names come first: each is taken for whatever
 * begins with it.
 */
export const standIns = {
  'react-dom/client': 'preact/compat/client',
  // Rendered at one go: what can be streamed is not asked for.
  'react-dom/server': 'preact/compat/server.browser',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  'react': 'preact/compat',
  // For a React of before 2022; ours has it.
  'use-sync-external-store/shim/index.js': 'preact/compat',
  'use-sync-external-store/shim': 'preact/compat',
  // In place of what our content security policy would refuse.
  'react-remove-scroll': fileURLToPath(new URL('no-scroll-lock.ts', import.meta.url)),
};
