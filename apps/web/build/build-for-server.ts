import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** In place of what our content security policy would refuse (no-scroll-lock.ts). */
export const aliases = { 'react-remove-scroll': fileURLToPath(new URL('no-scroll-lock.ts', import.meta.url)) };

interface ServerBuild {
  readonly root: string;
  readonly entry: string;
  readonly folder: string;
  /** What is built in; the rest is found among the packages when the module is run. */
  readonly within: true | readonly RegExp[];
}

/** Builds one module of the app as Node runs it. */
export async function buildForServer({ root, entry, folder, within }: ServerBuild): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: aliases },
    ssr: { noExternal: within === true ? true : [...within] },
    build: { ssr: entry, outDir: folder, emptyOutDir: true, minify: true },
  });
}
