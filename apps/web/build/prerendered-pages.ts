import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '@sagolykta/domain/language';
import type { Plugin, Rolldown } from 'vite';
import { buildForServer } from './build-for-server.ts';
import { fontPreloads } from './font-preloads.ts';
import { heroPreload, withHeroInside } from './hero-inside.ts';
import { installable } from './installable.ts';

interface PagesModule {
  readonly homeFrame: () => string;
  readonly landingIn: (language: Language) => string;
  readonly landingTexts: Readonly<Record<Language, { tagline: string; description: string }>>;
}

/**
 * dist/landing.sv.html and dist/landing.en.html: the landing page whole, so that a visitor waits for no script.
 * dist/home-frame.html: what the server puts into the home screen's page until the script is there.
 */
export function prerenderedPages(): Plugin {
  let root = '';
  let folder = '';
  let fileNames: string[] = [];
  let styles = '';
  let hero = '';
  return {
    name: 'sagolykta:prerendered-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle: (_, bundle) => {
      fileNames = Object.keys(bundle);
      styles = stylesIn(bundle);
      hero = textOf('ill/hero.svg', bundle);
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const { landingIn, landingTexts, homeFrame } = await pagesModule(root);
        await writeFile(join(folder, 'home-frame.html'), homeFrame());
        for (const language of languages) {
          const body = await withHeroInside(landingIn(language), hero);
          const page = documentOf({
            language,
            ...landingTexts[language],
            body,
            styles,
            preloads: heroPreload + fontPreloads(fileNames),
          });
          await writeFile(join(folder, `landing.${language}.html`), page);
        }
      },
    },
  };
}

/** The pages as a module that Node can run; kept only while they are made. */
async function pagesModule(root: string): Promise<PagesModule> {
  const folder = join(root, `node_modules/.pages-${process.pid}`);
  await buildForServer({ root, entry: 'build/pages-entry.tsx', folder });
  const module = await import(pathToFileURL(join(folder, 'pages-entry.js')).href);
  await rm(folder, { recursive: true });
  return module;
}

/** The styles stand in the page: a visitor's first paint waits for one file. The server allows them by their hash. */
function stylesIn(files: Rolldown.OutputBundle): string {
  const sheet = Object.keys(files).find((name) => /\/landing-page-[\w-]+\.css$/.test(name));
  // Nothing moves under the eyes: a face that is late is for the next page.
  return textOf(sheet ?? 'landing-page.css', files).replaceAll('font-display:swap', 'font-display:optional');
}

function textOf(fileName: string, files: Rolldown.OutputBundle): string {
  const file = files[fileName];
  if (file?.type !== 'asset') throw new Error(`${fileName} is missing from the build`);
  return String(file.source).trim();
}

interface LandingDocument {
  readonly language: Language;
  readonly tagline: string;
  readonly description: string;
  readonly body: string;
  readonly styles: string;
  readonly preloads: string;
}

function documentOf({ language, tagline, description, body, styles, preloads }: LandingDocument): string {
  return [
    `<!doctype html><html lang="${language}" data-theme="night"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>Sagolykta – ${tagline}</title><meta name="description" content="${description}">`,
    `<meta name="theme-color" content="#0f1132">${preloads}<style>${styles}</style>`,
    `<link rel="icon" href="/icon.svg" type="image/svg+xml">${installable}</head>`,
    `<body>${body}<script src="/landing.js" defer></script></body></html>\n`,
  ].join('');
}
