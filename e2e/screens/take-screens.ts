import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { languages } from '../support/signed-up-family.ts';
import { bringLooker, type Family, type Looker, lookers } from './families.ts';
import { type Screen, screens } from './screens.ts';

const folder = join(import.meta.dirname, '..', '..', 'screenshots');
const phone = { name: '', width: 390, height: 844 };
const desk = { name: '-on-a-desk', width: 1280, height: 800 };
const wide = [
  { name: '-on-its-side', width: 844, height: 390 },
  { name: '-on-a-tablet', width: 768, height: 1024 },
  desk,
];
/** Beyond this, Chromium draws no picture. */
const tallest = 7000;
const themes = ['night', 'day'] as const;
test.describe.configure({ mode: 'parallel' });

for (const language of languages) {
  test.describe(language, () => {
    const families = new Map<Looker, Family>();
    test.beforeAll(async ({ browser, baseURL }) => {
      for (const looker of lookers) families.set(looker, await bringLooker(browser, baseURL ?? '', looker, language));
    });

    for (const theme of themes) {
      for (const screen of screens) {
        const sizes = screen.isWide === true ? [phone, ...wide] : [phone];
        for (const size of sizes) {
          const name = `${screen.name}${size.name}`;
          test(`${theme} ${name}`, async ({ browser, baseURL }) => {
            const family = families.get(screen.who) as Family;
            const context = await browser.newContext({
              ...(baseURL === undefined ? {} : { baseURL }),
              storageState: family.state,
              viewport: { width: size.width, height: size.height },
              deviceScaleFactor: size === phone ? 2 : 1,
              isMobile: size !== desk,
              hasTouch: size !== desk,
              reducedMotion: 'reduce',
              locale: language === 'sv' ? 'sv-SE' : 'en-GB',
              timezoneId: 'Europe/Stockholm',
            });
            await context.addInitScript(
              ([chosenLanguage, chosenTheme]) => {
                localStorage.setItem('language', chosenLanguage as string);
                localStorage.setItem('theme', chosenTheme as string);
              },
              [language, theme],
            );
            await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
            const page = await context.newPage();
            await show(page, screen, family);
            await screen.act?.(page, language, family);
            if (screen.isWhole === true && size === phone) await growToWhole(page);
            await settle(page);
            const place = join(folder, `${language}-${theme}`);
            mkdirSync(place, { recursive: true });
            await page.screenshot({ path: join(place, `${name}.png`) });
            await context.close();
          });
        }
      }
    }
  });
}

async function show(page: Page, { path }: Screen, family: Family): Promise<void> {
  await page.goto(typeof path === 'string' ? path : path(family));
  await page.waitForLoadState('networkidle');
}

/** As tall as the page is, so that what loads on its way into view is loaded, and what stands at the bottom stands there. */
async function growToWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: phone.width, height: Math.max(phone.height, Math.min(height, tallest)) });
}

/** Every font and picture is there, and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight * 3);
    const decoded = Promise.allSettled(seen.map((image) => image.decode()));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 4000))]);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
