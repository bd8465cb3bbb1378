import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** dist/service-worker.js: what is in offline/ as one file, with the names of this build's files in front. */
export function serviceWorker(): Plugin {
  let root = '';
  let folder = '';
  let files: Rolldown.OutputBundle = {};
  return {
    name: 'sagolykta:service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle: (_, bundle) => {
      files = bundle;
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const code = await inOneFile(join(root, 'offline/service-worker.ts'));
        const assets = Object.keys(files).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
        const shellFiles = [...assets.map((name) => `/${name}`), '/icon.svg', '/ill/fort.svg', '/ill/tom.svg'].sort();
        const shell = await readFile(join(folder, 'index.html'), 'utf8');
        const version = createHash('sha256').update(shell).update(shellFiles.join()).digest('hex').slice(0, 12);
        const constants = `const shellVersion = '${version}';\nconst shellFiles = ${JSON.stringify(shellFiles)};\n`;
        await writeFile(join(folder, 'service-worker.js'), constants + code);
      },
    },
  };
}

/** A worker that is no module is understood by every browser that has workers. */
async function inOneFile(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  return chunk.code;
}
