import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './quiet-test.ts';
import type { Language } from './signed-up-family.ts';

/** What a theme can change of what axe looks at. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Nothing for axe to find in either theme, and nothing that lies outside of the screen.
 * @param language of a journey that is walked in both: axe looks once, and in the other the words must fit the screen
 */
export async function expectAccessible(page: Page, language: Language = 'sv'): Promise<void> {
  const found =
    language === 'sv'
      ? [...(await axeFindings(page, 'night')), ...(await axeFindings(page, 'day', rulesOfColour))]
      : [];
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** What axe finds in a theme: with all of its rules, or with these alone. */
export async function axeFindings(page: Page, theme: 'night' | 'day', rules?: readonly string[]): Promise<string[]> {
  await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
  // A sheet that is still rising, or a colour on its way, is not what a person reads.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  // There is no foreign frame to look into, so axe needs no page of its own; what it finds well is not counted.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`);
}
