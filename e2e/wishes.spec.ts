import { bringFamily } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    leftOut: 'Det där passar inte vid läggdags. Sagan handlar om något annat.',
    part: 'En del av det kan vara med i kväll, inte allt.',
    write: 'Skriv sagan',
    after: 'En del av det ni önskade er är med. Allt fick inte plats i kväll.',
  },
  en: {
    leftOut: 'That does not suit bedtime. The story will be about something else.',
    part: 'Part of it can come along tonight, not all.',
    write: 'Write the story',
    after: 'Part of what you asked for is in it. Not everything found a place tonight.',
  },
} as const);

const language = walkedLanguage;
const say = words[language];
const typed = {
  sv: { unfit: 'porr', open: 'en sked som är kär i tisdagen' },
  en: { unfit: 'porn', open: 'a spoon in love with Tuesday' },
}[language];

test('what cannot all be on stage is said beforehand, and after the story', async ({ page }) => {
  await bringFamily(page, language);
  await page.goto('/create-story');
  const theme = page.locator('textarea[name=theme]');
  await theme.fill(typed.unfit);
  await expect(page.getByText(say.leftOut)).toBeVisible();
  await theme.fill(typed.open);
  await expect(page.getByText(say.part)).toBeVisible();
  await page.getByRole('button', { name: say.write }).click();
  await expect(page).toHaveURL(/\/story\//);
  await expect(page.locator('footer').getByText(say.after)).toBeVisible();
});
