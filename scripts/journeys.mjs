// npm run journeys -- [sv|en] [words]: the journeys of `npm test` in both languages, or in one; words after it choose among them.
import { findChromium, howToGetChromium } from './find-chromium.mjs';
import { freePort } from './free-port.mjs';
import { buildWebWhenChanged, installWhatIsMissing, run, stop } from './prepare.mjs';

const languages = ['sv', 'en'];
const given = process.argv.slice(2);
const asked = given.filter((word) => languages.includes(word));
const chosen = given.filter((word) => !languages.includes(word));

installWhatIsMissing();
if (!(await buildWebWhenChanged())) stop('The web app could not be built: see above.');
const chromium = findChromium();
if (chromium === undefined) stop(howToGetChromium);
for (const language of asked.length === 0 ? languages : asked) {
  console.log(`Journeys in ${language} …`);
  const options = ['test', '--config=e2e/playwright.config.ts', '--reporter=dot', ...chosen];
  const variables = { CHROMIUM_PATH: chromium, JOURNEY_PORT: String(await freePort()), JOURNEY_LANGUAGE: language };
  if (!run('playwright', options, { variables })) process.exitCode = 1;
}
