import type { Page } from '@playwright/test';
import { axeFindingsAsShown } from './support/accessible.ts';
import { bringFamily, bringStory } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';

async function findNothing(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await axeFindingsAsShown(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('axe finds nothing on the landing page', async ({ page }) => {
  for (const language of ['sv', 'en']) {
    await page.goto(`/?lang=${language}`);
    await findNothing(page);
  }
});

for (const [language, theme, width, height] of [
  ['sv', 'night', 390, 844],
  ['en', 'day', 320, 640],
  ['sv', 'day', 844, 390],
  ['en', 'night', 1280, 800],
] as const) {
  test(`axe finds nothing, and nothing overflows (${language}, ${theme}, ${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const story = await bringStory(page, await bringFamily(page, language, theme), language);
    await page.goto('/');
    await findNothing(page);
    await page.goto('/create-story');
    await page.locator('input[value=pet]').check();
    await findNothing(page);
    await page.goto(`/story/${story}`);
    await findNothing(page);
    await page.locator('.reading-rail button').first().click();
    await findNothing(page);
  });
}
