import { build } from 'vite';
import { standIns } from './stand-ins.ts';

interface ServerBuild {
  readonly root: string;
  readonly entry: string;
  readonly folder: string;
}

/** Builds one module of the app as Node runs it, whole: what it needs of the packages is built in. */
export async function buildForServer({ root, entry, folder }: ServerBuild): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: standIns },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  });
}
