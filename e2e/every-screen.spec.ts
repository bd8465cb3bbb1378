import type { BrowserContext, Page } from '@playwright/test';
import { bringLooker, type Family, type Looker, lookers } from './screens/families.ts';
import { type Screen, screens } from './screens/screens.ts';
import { axeFindings, rulesOfColour } from './support/accessible.ts';
import { expect, isNoise, test } from './support/quiet-test.ts';
import { type Language, languages } from './support/signed-up-family.ts';

/** Sampled, not multiplied: neighbours in the list meet different sizes, and the other language meets the next one. */
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
const shares = 4;
test.describe.configure({ mode: 'parallel' });

for (const [languageIndex, language] of languages.entries()) {
  for (let share = 0; share < shares; share += 1) {
    test(`axe, console and network are quiet on every screen (${language}, ${share + 1} of ${shares})`, async ({
      browser,
      baseURL: origin,
    }) => {
      test.setTimeout(900_000);
      const baseURL = origin ?? '';
      const shown = screens.filter((_, index) => index % shares === share);
      const families = new Map<Looker, Family>();
      const contexts = new Map<Looker, BrowserContext>();
      for (const looker of lookers.filter((one) => shown.some(({ who }) => who === one))) {
        const family = await bringLooker(browser, baseURL, looker, language);
        families.set(looker, family);
        contexts.set(
          looker,
          await browser.newContext({
            baseURL,
            storageState: family.state,
            reducedMotion: 'reduce',
            locale: language === 'sv' ? 'sv-SE' : 'en-GB',
            timezoneId: 'Europe/Stockholm',
            serviceWorkers: 'block',
          }),
        );
      }
      const found: string[] = [];
      for (const [index, screen] of shown.entries()) {
        const family = families.get(screen.who) as Family;
        const context = contexts.get(screen.who) as BrowserContext;
        await context.clearCookies();
        await context.addCookies([...family.state.cookies, { name: 'lang', value: language, url: baseURL }]);
        const page = await context.newPage();
        await page.setViewportSize(sizes[(index + languageIndex) % sizes.length] as (typeof sizes)[number]);
        // What the screen before has left on the device is no part of this one.
        await page.addInitScript((chosen) => {
          localStorage.clear();
          sessionStorage.clear();
          localStorage.setItem('language', chosen);
        }, language);
        const noise = listen(page, baseURL);
        await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(family));
        await page.waitForLoadState('networkidle');
        await screen.act?.(page, language, family);
        const heard = unexpected(noise, screen);
        found.push(
          ...[...(await troubles(page, language, screen)), ...heard].map((trouble) => `${screen.name}: ${trouble}`),
        );
        await page.close();
      }
      for (const context of contexts.values()) await context.close();
      expect(found).toEqual([]);
    });
  }
}

function listen(page: Page, baseURL: string): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (isNoise(message)) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) noise.push(`another host: ${request.url()}`);
  });
  return noise;
}

function unexpected(noise: readonly string[], { remark }: Screen): string[] {
  return noise.filter((words) => remark?.test(words) !== true);
}

/** All of axe in one theme and language; in the other theme and language what they can change. */
async function troubles(page: Page, language: Language, { isAlwaysNight = false }: Screen): Promise<string[]> {
  const found = await (language === 'sv'
    ? axeFindings(page, 'night')
    : axeFindings(page, isAlwaysNight ? 'night' : 'day', rulesOfColour));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `${overflow} px too wide`] : found;
}
