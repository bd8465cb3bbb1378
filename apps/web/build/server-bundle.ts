import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildForServer } from './build-for-server.ts';

/** dist/server/render-screen.js: the app's own components, for the server that sends a screen with its words. Never sent itself. */
export function serverBundle(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'sagolykta:server-bundle',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir, 'server');
    },
    closeBundle: {
      sequential: true,
      handler: () => buildForServer({ root, entry: 'src/render-screen.tsx', folder }),
    },
  };
}
