import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { budgets } from './build/budgets.ts';
import { firstPaint } from './build/first-paint.ts';
import { ownDrawings } from './build/own-drawings.ts';
import { precompressed } from './build/precompressed.ts';
import { prerenderedPages } from './build/prerendered-pages.ts';
import { serverBundle } from './build/server-bundle.ts';
import { serviceWorker } from './build/service-worker.ts';
import { standIns } from './build/stand-ins.ts';

/** Where the server answers in development; scripts/dev.mjs sets it. */
const server = process.env.SAGOLYKTA_SERVER ?? 'http://127.0.0.1:3000';

/** Of a story, home and the library. */
const partsOfMany =
  /(features\/stories\/(story-texts|favorite-button|use-favorite)|ui\/(lantern|page-title)|outside-help-query|domain\/src\/(plan|reading-time|story-layout)|(useM|m)utation(Observer)?)\.\w+$/;
/** Of home and the library, and of what is reached from there. */
const partsOfEvenings =
  /(features\/stories\/(story-(card|facts|picture)|counters)|ui\/(chip|avatar|evening-note)|api\/(active-child|evening)|use-set-active|profile-texts|domain\/src\/(daily-limit|season|story-age|evening-rules|bedtime|family-day))(-skeleton)?\.\w+$/;

export default defineConfig({
  plugins: [
    tailwindcss(),
    ownDrawings(),
    firstPaint(),
    prerenderedPages(),
    serverBundle(),
    serviceWorker(),
    precompressed(),
    budgets(),
  ],
  resolve: { alias: standIns },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Packages mark what is for the browser with a directive; all of this is.
      checks: { moduleLevelDirective: false },
      input: ['index.html', 'src/landing-page.css'],
      // What every screen begins with comes in one file, and so do the signs and the small parts that the first screens have in
      // common: a phone asks for six at a time.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: (id) => !id.endsWith('/landing-page.css') },
            { name: 'signs', test: /lucide-react/, minShareCount: 2 },
            { name: 'common', test: partsOfMany, minShareCount: 2 },
            { name: 'evening', test: partsOfEvenings, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server } },
});
