import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { addChild, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    explore: /^Utforska /,
    filters: ['Säsong', 'Tema', 'Figurer'],
    back: 'Tillbaka till samlingarna',
    season: 'Säsongens samling',
    addChild: 'Lägg till ett barn först',
    generate: 'Skapa för Alma',
    created: 'Sagan är klar',
    unknown: 'Samlingen finns inte',
  },
  en: {
    explore: /^Explore /,
    filters: ['Seasonal', 'Theme', 'Character'],
    back: 'Back to collections',
    season: 'This season’s collection',
    addChild: 'Add a child first',
    generate: 'Create for Alma',
    created: 'Story Created',
    unknown: 'There is no such collection',
  },
} as const);

const language = walkedLanguage;
const say = words[language];

test('from a collection to a story', async ({ page }) => {
  await signUp(page, language);
  await page.goto('/collections');
  const cards = page.getByRole('link', { name: say.explore });
  await expect(cards.first()).toBeVisible();
  await expectAccessible(page);
  const all = await cards.count();
  for (const filter of say.filters) {
    await page.getByRole('button', { name: filter }).click();
    await expect.poll(() => cards.count()).toBeLessThan(all);
    expect(await cards.count()).toBeGreaterThan(0);
  }

  await cards.first().click();
  await expect(page.getByText(say.season)).toBeVisible();
  await expect(page.getByText(say.addChild).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say.back }).click();
  await expect(cards.first()).toBeVisible();

  await addChild(page);
  await cards.first().click();
  await page.reload();
  await page.getByRole('button', { name: say.generate }).first().click();
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/);
  await expect(page.getByText(say.created, { exact: true })).toBeVisible();
  await expect(page.locator('.prose p').first()).toBeVisible();

  await page.goto('/collections?collection=nowhere');
  await expect(page.getByRole('heading', { level: 1, name: say.unknown })).toBeVisible();
});
