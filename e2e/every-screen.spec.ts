import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { bringLooker, type Family, type Looker, lookers } from './screens/families.ts';
import { listeningScreens } from './screens/listening-screens.ts';
import { type Screen, screens } from './screens/screens.ts';
import { axeFindingsInBothThemes } from './support/accessible.ts';
import { expect, isNoise, test } from './support/quiet-test.ts';
import { type Language, languages } from './support/signed-up-family.ts';

/** Sampled, not multiplied: neighbours in the list meet different sizes, and the other language meets the next one. */
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
/** Milliseconds: longer than a screen takes from one answer to the next question. */
const quiet = 200;
const shares = 2;
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
      const windows = new Map<Looker, Window>();
      for (const looker of lookers.filter((one) => shown.some(({ who }) => who === one))) {
        const family = await bringLooker(browser, baseURL, looker, language);
        families.set(looker, family);
        windows.set(looker, await openWindow(browser, baseURL, family, language));
      }
      const found: string[] = [];
      for (const [index, screen] of shown.entries()) {
        const family = families.get(screen.who) as Family;
        const { context, page: shared } = windows.get(screen.who) as Window;
        await context.clearCookies();
        await context.addCookies([...family.state.cookies, { name: 'lang', value: language, url: baseURL }]);
        // One page for all that a family looks at; a stand-in for the device's voice stays in the page it was brought to.
        const hasVoice = listeningScreens.some(({ name }) => name === screen.name);
        const page = hasVoice ? await watched(context, baseURL) : shared;
        const { noise } = page;
        noise.length = 0;
        const size = sizes[(index + languageIndex) % sizes.length] as (typeof sizes)[number];
        await page.page.setViewportSize(size);
        await page.page.goto(typeof screen.path === 'string' ? screen.path : screen.path(family));
        await page.isCalm();
        await screen.act?.(page.page, language, family);
        const seen = await troubles(page.page, language, screen);
        found.push(...[...seen, ...unexpected(noise, screen)].map((trouble) => `${screen.name}: ${trouble}`));
        if (hasVoice) await page.page.close();
        else await leave(page.page);
      }
      for (const { context } of windows.values()) await context.close();
      expect(found).toEqual([]);
    });
  }
}

/** What its act has answered in the server's place, the next screen asks the server itself; nothing of this one asks any more. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/icon.svg');
}

interface Window {
  readonly context: BrowserContext;
  readonly page: WatchedPage;
}

interface WatchedPage {
  readonly page: Page;
  /** What nobody should hear of it. */
  readonly noise: string[];
  /** All that it has asked for has been answered, and nothing more is asked. */
  readonly isCalm: () => Promise<void>;
}

async function openWindow(browser: Browser, baseURL: string, { state }: Family, language: Language): Promise<Window> {
  const context = await browser.newContext({
    baseURL,
    storageState: state,
    reducedMotion: 'reduce',
    locale: language === 'sv' ? 'sv-SE' : 'en-GB',
    timezoneId: 'Europe/Stockholm',
    serviceWorkers: 'block',
  });
  // What the screen before has left on the device is no part of this one.
  await context.addInitScript((chosen) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('language', chosen);
  }, language);
  return { context, page: await watched(context, baseURL) };
}

async function watched(context: BrowserContext, baseURL: string): Promise<WatchedPage> {
  const page = await context.newPage();
  const noise: string[] = [];
  let underWay = new Set<Request>();
  let lastHeard = 0;
  page.on('console', (message) => {
    if (isNoise(message)) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    // What the page before it was still waiting for has gone with that.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay = new Set();
    underWay.add(request);
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) noise.push(`another host: ${request.url()}`);
  });
  const isOver = (request: Request) => {
    underWay.delete(request);
    lastHeard = performance.now();
  };
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  const isCalm = async () => {
    while (underWay.size > 0 || performance.now() - lastHeard < quiet) await page.waitForTimeout(quiet / 4);
  };
  return { page, noise, isCalm };
}

function unexpected(noise: readonly string[], { remark }: Screen): string[] {
  return noise.filter((words) => remark?.test(words) !== true);
}

/** All of axe by night, and by day what a theme can change, in one language; in both the words fit the screen. What is made for every size fits each. */
async function troubles(
  page: Page,
  language: Language,
  { isAlwaysNight = false, isWide = false }: Screen,
): Promise<string[]> {
  const found = language === 'sv' ? await axeFindingsInBothThemes(page, isAlwaysNight) : [];
  for (const size of [undefined, ...(isWide ? sizes : [])]) {
    if (size !== undefined) await page.setViewportSize(size);
    const [overflow, width] = await page.evaluate(() => [document.body.scrollWidth - innerWidth, innerWidth]);
    if ((overflow ?? 0) > 0) found.push(`${overflow} px too wide at ${width}`);
  }
  return found;
}
