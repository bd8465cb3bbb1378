// npm run screens: a picture of every screen in both languages and both themes, in screenshots/. Words after it choose among them.
import { findChromium, howToGetChromium } from './find-chromium.mjs';
import { freePort } from './free-port.mjs';
import { buildWebWhenChanged, installWhatIsMissing, run, stop } from './prepare.mjs';

installWhatIsMissing();
if (!(await buildWebWhenChanged())) stop('The web app could not be built: see above.');
const chromium = findChromium();
if (chromium === undefined) stop(howToGetChromium);
const chosen = process.argv.slice(2);
const isDone = run(
  'playwright',
  [
    'test',
    '--config=e2e/screens.config.ts',
    '--reporter=line',
    ...(chosen.length === 0 ? [] : ['-g', chosen.join('|')]),
  ],
  { variables: { CHROMIUM_PATH: chromium, JOURNEY_PORT: String(await freePort()) } },
);
process.exitCode = isDone ? 0 : 1;
