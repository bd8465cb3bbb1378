import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { withImports } from './with-imports.ts';

/** Kilobytes of 1000 bytes, compressed with brotli; what a phone on a slow line has to fetch. */
const most = {
  'the landing page': 27,
  'the home screen’s JS': 48,
  'a route’s JS': 62,
  'the library’s JS': 47,
  'a story’s JS': 45,
  'the CSS': 15,
  'the CSS of those who listen': 3,
  'the fonts': 75,
};

/** Of the routes whose page arrives with its words. */
const ownBudgets: Readonly<Record<string, keyof typeof most>> = {
  'home.tsx': 'the home screen’s JS',
  'library.tsx': 'the library’s JS',
  'story.tsx': 'a story’s JS',
};

type Chunk = Rolldown.OutputChunk;

/** Breaks the build when a screen has grown heavier than a parent should wait for. */
export function budgets(): Plugin {
  let folder = '';
  let files: Rolldown.OutputBundle = {};
  return {
    name: 'sagolykta:budgets',
    enforce: 'post',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: (_, bundle) => {
      files = bundle;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const weigh = async (names: Iterable<string>, ending = '.br') => {
          const each = [...names].map(async (name) => (await readFile(join(folder, name + ending))).length);
          return (await Promise.all(each)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
        };
        const hold = (what: keyof typeof most, weight: number, name: string) => {
          if (weight > most[what]) throw new Error(`${name}: ${weight.toFixed(1)} kB is more than ${most[what]} kB`);
        };

        const names = Object.keys(files);
        // The build has failed already, and says why.
        if (names.length === 0) return;
        const entry = Object.values(files).find((file): file is Chunk => file.type === 'chunk' && file.isEntry);
        if (entry === undefined) throw new Error('no entry in the build');
        const first = withImports(entry.fileName, files);
        for (const route of routesIn(files)) {
          const what = ownBudgets[basename(route.facadeModuleId ?? '')] ?? 'a route’s JS';
          hold(what, await weigh(new Set([...first, ...withImports(route.fileName, files)])), route.fileName);
        }
        for (const page of ['landing.sv.html', 'landing.en.html']) hold('the landing page', await weigh([page]), page);
        const sheets = names.filter((name) => name.endsWith('.css') && !name.includes('/landing-page-'));
        // Fetched with the player and with the picture book, and by nobody else.
        const late = sheets.filter((name) => /\/(listening|picture-book)-/.test(name));
        hold('the CSS of those who listen', await weigh(late), 'the player’s CSS');
        hold('the CSS', await weigh(sheets.filter((name) => !late.includes(name))), 'all other CSS together');
        hold(
          'the fonts',
          await weigh(
            names.filter((name) => name.endsWith('.woff2')),
            '',
          ),
          'all fonts together',
        );
      },
    },
  };
}

function routesIn(files: Rolldown.OutputBundle): Chunk[] {
  return Object.values(files).filter(
    (file): file is Chunk => file.type === 'chunk' && (file.facadeModuleId ?? '').includes('/src/routes/'),
  );
}
