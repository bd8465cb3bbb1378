import { bringFamily } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';
import { languages } from './support/signed-up-family.ts';

const words = {
  sv: {
    unfit: 'porr',
    leftOut: 'Det där passar inte vid läggdags. Sagan handlar om något annat.',
    part: 'En del av det kan vara med i kväll, inte allt.',
    strange: 'en sked som har tappat bort en lampa',
    write: 'Skriv sagan',
    after: 'En del av det ni önskade er är med. Allt fick inte plats i kväll.',
  },
  en: {
    unfit: 'porn',
    leftOut: 'That does not suit bedtime. The story will be about something else.',
    part: 'Part of it can come along tonight, not all.',
    strange: 'a spoon that has lost a lamp',
    write: 'Write the story',
    after: 'Part of what you asked for is in it. Not everything found a place tonight.',
  },
} as const;

for (const language of languages) {
  const say = words[language];

  test(`what cannot all be on stage is said beforehand, and after the story (${language})`, async ({ page }) => {
    await bringFamily(page, language);
    await page.goto('/create-story');
    const theme = page.locator('textarea[name=theme]');
    await theme.fill(say.unfit);
    await expect(page.getByText(say.leftOut)).toBeVisible();
    await theme.fill(say.strange);
    await expect(page.getByText(say.part)).toBeVisible();
    await page.getByRole('button', { name: say.write }).click();
    await expect(page).toHaveURL(/\/story\//);
    await expect(page.locator('footer').getByText(say.after)).toBeVisible();
  });
}
