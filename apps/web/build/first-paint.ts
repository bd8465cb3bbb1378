import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { servedScreens } from '@sagolykta/contract/served-screens';
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
};

/**
 * No round trip before the first paint that can be spared: the script that sets theme and language stands in the page
 * (the server allows it by its hash), styles are asked for before scripts and fonts after them, and
 * `<screen>-preloads.html` names what that screen is going to ask for. `<screen>-page.html` is what the server fills with
 * the words of a screen: its styles stand inside.
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
        const shell = await readFile(join(folder, 'index.html'), 'utf8');
        const rememberTaps = await readFile(join(root, 'build/remember-taps.js'), 'utf8');
        const listening = shell.replace('</head>', () => `<script>${rememberTaps.trim()}</script></head>`);
        for (const screen of Object.keys(servedScreens)) {
          await writeFile(join(folder, `${screen}-page.html`), servedTemplate(listening, screen, files));
        }
      },
    },
  };
}

/** Of a route's own chunk and what it needs beyond the entry's. */
function chunkPreloads(screen: string, files: Rolldown.OutputBundle): string {
  const { names, route } = chunksOf(screen, files);
  const styles = [...(route?.viteMetadata?.importedCss ?? [])];
  return modulePreloads(names) + styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`).join('');
}

function modulePreloads(names: readonly string[]): string {
  return names.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`).join('');
}

/** The words come first, and what makes them live after them: scripts wait until the picture has been asked for. */
function servedTemplate(shell: string, screen: string, files: Rolldown.OutputBundle): string {
  const { entry, route, names } = chunksOf(screen, files);
  const styles = [entry, route].flatMap((chunk) => [...(chunk?.viteMetadata?.importedCss ?? [])]);
  const css = styles.map((name) => {
    const sheet = files[name];
    if (sheet?.type !== 'asset') throw new Error(`${name} is missing from the build`);
    // Nothing moves under the eyes: a face that is late is for the next page.
    return String(sheet.source).trim().replaceAll('font-display:swap', 'font-display:optional');
  });
  const scripts = /<script type="module"[^>]*><\/script>/.exec(shell)?.[0] ?? '';
  const preloads = modulePreloads(names).replaceAll('<link ', '<link fetchpriority="low" ');
  // The chunks' own loader looks for these before it fetches a sheet. Of a type that no browser reads they fetch nothing themselves; that they are
  // disabled is not enough for every Chromium.
  const known = styles.map((name) => `<link rel="stylesheet" type="text/inside" href="/${name}" disabled>`).join('');
  return shell
    .replace('<html lang="sv"', '<html lang="<!-- language -->"')
    .replace('<title>Sagolykta</title>', '<title><!-- title --></title>')
    .replace(stylesheet, () => `<style>${css.join('')}</style>${known}`)
    .replace(scripts, '')
    .replace(preloadMark, () => scripts.replace('<script ', '<script fetchpriority="low" ') + preloads)
    .replace(/<div id="root">.*?<\/div>/s, '<div id="root"><!-- body --></div><!-- served -->');
}

function chunksOf(screen: string, files: Rolldown.OutputBundle) {
  const chunks = Object.values(files).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const route = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/routes/${screen}.tsx`));
  if (entry === undefined || route === undefined) return { entry, route, names: [] };
  const known = withImports(entry.fileName, files);
  return { entry, route, names: [...withImports(route.fileName, files)].filter((name) => !known.has(name)) };
}
