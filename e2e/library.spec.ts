import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { addChild, addStory, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    empty: 'Inga sagor än',
    start: 'Börja skapa magiska äventyr',
    noFavorites: 'Ni har inga favoriter än.',
    favorites: 'Favoriter',
    recent: 'Senaste',
    showAll: 'Visa alla sagor',
    favorite: 'Favorit: ',
    added: 'Tillagd i favoriter',
    removed: 'Borttagen från favoriter',
    count: '2 sagor för Alma',
  },
  en: {
    empty: 'No stories yet',
    start: 'Start creating magical adventures for your little one!',
    noFavorites: "You haven't favorited any stories yet. Heart the stories you love to see them here!",
    favorites: 'Favorites',
    recent: 'Recent',
    showAll: 'Show all stories',
    favorite: 'Favorite: ',
    added: 'Added to favorites',
    removed: 'Removed from favorites',
    count: '2 stories for Alma',
  },
} as const);

const language = walkedLanguage;
const say = words[language];

test('the library: empty, all, favourites, recent', async ({ page }) => {
  await signUp(page, language);
  await page.goto('/library');
  await expect(page.getByText(say.empty)).toBeVisible();
  await expect(page.getByText(say.start)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.favorites }).click();
  await expect(page.getByText(say.noFavorites)).toBeVisible();
  await page.getByRole('button', { name: say.showAll }).click();
  await expect(page.getByText(say.start)).toBeVisible();

  const child = await addChild(page);
  const first = await addStory(page, child, language);
  const second = await addStory(page, child, language);
  await page.reload();
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([second, first]);
  await expect(page.getByText(say.count)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: say.favorite + first }).click();
  await expect(page.getByText(say.added, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say.favorites }).click();
  await expect(titles).toHaveText([first]);
  await page.reload();
  await expect(titles).toHaveText([first]);
  await page.getByRole('button', { name: say.favorite + first }).click();
  await expect(page.getByText(say.removed, { exact: true })).toBeVisible();
  await expect(page.getByText(say.noFavorites)).toBeVisible();
  await page.getByRole('button', { name: say.recent }).click();
  await expect(titles).toHaveText([second, first]);
});
