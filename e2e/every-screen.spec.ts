import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bringLooker, type Family, type Looker, lookers } from './screens/families.ts';
import { type Screen, screens } from './screens/screens.ts';
import { expect, isNoise, test } from './support/quiet-test.ts';
import { languages } from './support/signed-up-family.ts';

/** Sampled, not multiplied: neighbours in the list meet different sizes, and the other language meets the next one. */
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
const shares = 4;
test.describe.configure({ mode: 'parallel' });
// Of sixty screens it would cost more than all of axe.
test.use({ trace: 'off' });

for (const [languageIndex, language] of languages.entries()) {
  for (let share = 0; share < shares; share += 1) {
    test(`axe, console and network are quiet on every screen (${language}, ${share + 1} of ${shares})`, async ({
      browser,
      baseURL: origin,
    }) => {
      test.setTimeout(900_000);
      const baseURL = origin ?? '';
      const families = new Map<Looker, Family>();
      for (const looker of lookers) {
        const isNeeded = screens.some(({ who }, index) => index % shares === share && who === looker);
        if (isNeeded) families.set(looker, await bringLooker(browser, baseURL, looker, language));
      }
      const found: string[] = [];
      for (const [index, screen] of screens.entries()) {
        if (index % shares !== share) continue;
        const family = families.get(screen.who) as Family;
        const context = await browser.newContext({
          baseURL,
          storageState: family.state,
          viewport: sizes[(Math.floor(index / shares) + languageIndex) % sizes.length] ?? null,
          reducedMotion: 'reduce',
          locale: language === 'sv' ? 'sv-SE' : 'en-GB',
          timezoneId: 'Europe/Stockholm',
          serviceWorkers: 'block',
        });
        await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
        const page = await context.newPage();
        const noise = listen(page, baseURL);
        await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(family));
        await page.waitForLoadState('networkidle');
        await screen.act?.(page, language, family);
        found.push(
          ...(await troubles(page, language === 'sv' ? ['night', 'day'] : ['day'])).map(
            (trouble) => `${screen.name}: ${trouble}`,
          ),
        );
        found.push(...unexpected(noise, screen).map((words) => `${screen.name}: ${words}`));
        await context.close();
      }
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

/** All of axe in the first theme; in a second what a theme can change. */
async function troubles(page: Page, themes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    const axe = new AxeBuilder({ page });
    if (index > 0) axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    found.push(...violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`));
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `${overflow} px too wide`] : found;
}
