import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './quiet-test.ts';

/** Nothing for axe to find in either theme, and nothing that lies outside of the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['night', 'day']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    // A sheet that is still rising, or a colour on its way, is not what a person reads.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
