import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ScreenRenderer, ServedScreen } from '@sagolykta/contract/served-screens';
import { servedScreens } from '@sagolykta/contract/served-screens';
import type { Language } from '@sagolykta/domain/language';
import { screenTemplate } from './screen-template.ts';

/** A page in memory, ready to be sent. */
export interface Page {
  readonly html: string;
  readonly brotli: Buffer;
}

/** The web app as it was built. */
export interface BuiltWeb {
  readonly folder: string;
  /** The app's own page, the same for every screen. */
  readonly shell: Page;
  /** The same for the home screen, whose calls it starts at once. */
  readonly home: Page;
  /** The same for a story, whose address is known only when it is asked for. */
  readonly story: (calls: readonly string[]) => Page;
  readonly landing: Readonly<Record<Language, Page>>;
  /** The pages that are filled with words. */
  readonly served: Readonly<Partial<Record<ServedScreen, ReturnType<typeof screenTemplate>>>>;
  /** The app's own components; null where they were not built. They are read when the first page needs them. */
  readonly renderer: (() => Promise<ScreenRenderer>) | null;
  /** CSP sources of what stands inline in these pages. */
  readonly inlineSources: readonly string[];
}

/** Where the built page wants the home screen's preloads and its frame; a page without it gets none. */
const preloadMark = '<!-- home-preloads -->';
const frameMark = '<!-- home-frame -->';
const frameName = 'home-frame.html';

/** null when the app has not been built. */
export function readBuiltWeb(folder: string, homeCalls: readonly string[]): BuiltWeb | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const index = read('index.html');
  const shell = index.replace(frameMark, '');
  const home = index.replace(frameMark, () => (existsSync(join(folder, frameName)) ? read(frameName) : ''));
  const landing = { sv: read('landing.sv.html'), en: read('landing.en.html') };
  const preloads = (screen: string, calls: readonly string[]) => {
    const own = existsSync(join(folder, `${screen}-preloads.html`)) ? read(`${screen}-preloads.html`) : '';
    return own + calls.map(preloadOf).join('');
  };
  const forStory = preloads('story', []);
  const pages = Object.keys(servedScreens).flatMap((screen) => {
    const name = `${screen}-page.html`;
    return existsSync(join(folder, name)) ? [[screen, read(name)] as const] : [];
  });
  return {
    folder,
    shell: page(shell.replace(preloadMark, '')),
    home: page(home.replace(preloadMark, preloads('home', homeCalls))),
    story: (calls) => page(shell.replace(preloadMark, forStory + calls.map(preloadOf).join('')), quickly),
    landing: { sv: page(landing.sv), en: page(landing.en) },
    served: Object.fromEntries(pages.map(([screen, html]) => [screen, screenTemplate(html)])),
    renderer: rendererIn(folder),
    inlineSources: [
      ...new Set([shell, landing.sv, landing.en, ...pages.map(([, html]) => html)].flatMap(inlineSourcesOf)),
    ],
  };
}

function rendererIn(folder: string): BuiltWeb['renderer'] {
  const module = join(folder, 'server/render-screen.js');
  if (!existsSync(module)) return null;
  let renderer: Promise<ScreenRenderer> | undefined;
  return () => {
    renderer ??= import(pathToFileURL(module).href);
    return renderer;
  };
}

function preloadOf(call: string): string {
  return `<link rel="preload" as="fetch" href="${call}" crossorigin="use-credentials">`;
}

/** Brotli's quality for a page that is made anew at each request. */
const quickly = 4;

function page(html: string, quality = 9): Page {
  return { html, brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) };
}

/** Scripts without an address and styles: allowed by their hash, so that nothing else inline ever runs. */
function inlineSourcesOf(html: string): string[] {
  const inline = html.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g);
  return [...inline].map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
