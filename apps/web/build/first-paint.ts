import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { fontPreloads } from './font-preloads.ts';
import { installable } from './installable.ts';
import { withImports } from './with-imports.ts';

const beforePaint = '<script src="/before-paint.js"></script>';
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/;
const preloadMark = '<!-- home-preloads -->';
/** What a screen shows first beside its own chunk; the server puts these into the screen's page. */
const firstPictures: Readonly<Record<string, string>> = {
  home: '<link rel="preload" as="image" href="/ill/fort.svg" fetchpriority="high">',
  story: '',
};

/**
 * No round trip before the first paint that can be spared: the script that sets theme and language stands in the page
 * (the server allows it by its hash), styles are asked for before scripts and fonts after them, and
 * `<screen>-preloads.html` names what that screen is going to ask for.
 */
export function firstPaint(): Plugin {
  let root = '';
  let folder = '';
  let files: Rolldown.OutputBundle = {};
  return {
    name: 'sagolykta:first-paint',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const script = await readFile(join(root, 'public/before-paint.js'), 'utf8');
        const styles = stylesheet.exec(html)?.[0];
        if (styles === undefined || !html.includes(beforePaint)) throw new Error('index.html has lost its beginnings');
        return html
          .replace(styles, '')
          .replace('</title>', () => `</title>${styles}`)
          .replace(preloadMark, '')
          .replace('</head>', () => `${preloadMark}${fontPreloads(Object.keys(bundle ?? {}))}</head>`)
          .replace(beforePaint, () => `${installable}<script>${script.trim()}</script>`);
      },
    },
    writeBundle: (_, bundle) => {
      files = bundle;
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        for (const [screen, picture] of Object.entries(firstPictures)) {
          await writeFile(join(folder, `${screen}-preloads.html`), picture + chunkPreloads(screen, files));
        }
      },
    },
  };
}

/** Of a route's own chunk and what it needs beyond the entry's; home is in the entry itself. */
function chunkPreloads(screen: string, files: Rolldown.OutputBundle): string {
  const chunks = Object.values(files).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const route = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/routes/${screen}.tsx`));
  if (entry === undefined || route === undefined) return '';
  const known = withImports(entry.fileName, files);
  const names = [...withImports(route.fileName, files)].filter((name) => !known.has(name));
  const styles = [...(route.viteMetadata?.importedCss ?? [])];
  return [
    ...names.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
  ].join('');
}
