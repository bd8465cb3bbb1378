import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Compresses once what would be compressed at every request: `.br` and `.gz` beside each text file of the build. */
export function precompressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'sagolykta:precompressed',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = await readdir(folder, { recursive: true });
        for (const file of files.filter((name) => compressible.test(name) && !/^server[\\/]/.test(name))) {
          const path = join(folder, file);
          const bytes = await readFile(path);
          await writeFile(
            `${path}.br`,
            brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          );
          await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
