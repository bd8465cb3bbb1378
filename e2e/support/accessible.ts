import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './quiet-test.ts';
import type { Language } from './signed-up-family.ts';

/** What a theme can change of what axe looks at. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Run in the page itself: there is no foreign frame to look into, and a builder's way round takes several times as long. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Nothing for axe to find in either theme, and nothing that lies outside of the screen.
 * @param language of a journey that is walked in both: axe looks once, and in the other the words must fit the screen
 */
export async function expectAccessible(page: Page, language: Language = 'sv'): Promise<void> {
  expect(language === 'sv' ? await axeFindingsInBothThemes(page) : []).toEqual([]);
  expect(await page.evaluate(() => document.body.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** What axe finds by night, and by day of what a theme can change; a page that is always night has no day. */
export async function axeFindingsInBothThemes(page: Page, isAlwaysNight = false): Promise<string[]> {
  const byNight = await axeFindings(page, 'night');
  return isAlwaysNight ? byNight : [...byNight, ...(await axeFindings(page, 'day', rulesOfColour))];
}

/** What axe finds in a theme: with all of its rules, or with these alone. */
async function axeFindings(page: Page, theme: 'night' | 'day', rules?: readonly string[]): Promise<string[]> {
  await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
  return (await axeFindingsAsShown(page, rules)).map((finding) => `${theme}: ${finding}`);
}

/** The same of the page as it is shown. */
async function axeFindingsAsShown(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Every screen has one; what is fetched when it is wanted, such as the picture book, brings its own.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A sheet that is still rising, or a colour on its way, is not what a person reads.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // Over and under every word lies the paper's grain, a pseudo element: with it axe judges no contrast at all.
    const plain = new CSSStyleSheet();
    plain.replaceSync('*::before, *::after { content: none !important; background: none !important; }');
    document.adoptedStyleSheets.push(plain);
    // What it finds well is not counted.
    const options = { resultTypes: ['violations' as const], ...(only !== undefined && { runOnly: [...only] }) };
    const { violations } = await axe.run(document, options);
    document.adoptedStyleSheets.pop();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);
}
