import { bringFamily } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';
import { languages } from './support/signed-up-family.ts';

const words = {
  sv: {
    wish: 'en fyr som är rädd för havet',
    line: 'I kväll: en fyr som är rädd för havet',
    correct: 'Rätta: havet',
    unknown: 'ett fnurp som sjunger',
    asks: 'Lyktan undrar: vad är ”fnurp”?',
    kind: 'En maskin',
    best: 'Vad gör ”fnurp” bäst?',
    effect: 'kastar',
    corrects: 'Rätta: ett fnurp',
    forget: 'Glöm det vi sagt',
    skip: 'Hoppa över',
    unfit: 'porr',
    leftOut: 'Det där passar inte vid läggdags. Sagan handlar om något annat.',
    part: 'En del av det kan vara med i kväll, inte allt.',
    strange: 'en sked som är kär i en lampa och ett paraply',
    write: 'Skriv sagan',
    after: 'En del av det ni önskade er är med. Allt fick inte plats i kväll.',
  },
  en: {
    wish: 'lighthouse afraid of sea',
    line: 'Tonight: a lighthouse that is afraid of the sea',
    correct: 'Correct: the sea',
    unknown: 'a blorp who sings',
    asks: 'The lantern wonders: what is “blorp”?',
    kind: 'A machine',
    best: 'What does “blorp” do best?',
    effect: 'throws',
    corrects: 'Correct: a blorp',
    forget: 'Forget what we said',
    skip: 'Skip',
    unfit: 'porn',
    leftOut: 'That does not suit bedtime. The story will be about something else.',
    part: 'Part of it can come along tonight, not all.',
    strange: 'a spoon that is in love with a lamp and an umbrella',
    write: 'Write the story',
    after: 'Part of what you asked for is in it. Not everything found a place tonight.',
  },
} as const;

for (const language of languages) {
  const say = words[language];

  test(`what is typed is understood under the field, and its things can be put right (${language})`, async ({
    page,
  }) => {
    await bringFamily(page, language);
    await page.goto('/create-story');
    const theme = page.locator('textarea[name=theme]');
    await theme.fill(say.wish);
    await expect(page.getByText(say.line)).toBeVisible();
    await page.getByRole('button', { name: say.correct }).click();
    await expect(page.getByRole('button', { name: say.kind })).toBeVisible();
    await theme.fill('');
    await expect(page.getByText(say.line)).toHaveCount(0);
  });

  test(`the lantern asks about a word nobody knows: two taps, and it knows it next time (${language})`, async ({
    page,
  }) => {
    await bringFamily(page, language);
    await page.goto('/create-story');
    const theme = page.locator('textarea[name=theme]');
    await theme.fill(say.unknown);
    await expect(page.getByText(say.asks)).toBeVisible();
    // Being asked takes nobody away from what they are typing.
    await expect(theme).toBeFocused();
    await page.getByRole('button', { name: say.kind }).click();
    await expect(page.getByText(say.best)).toBeVisible();
    await page.getByRole('button', { name: say.effect, exact: true }).click();
    await expect(page.getByText(say.best)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: say.corrects }).click();
    await page.getByRole('button', { name: say.forget }).click();
    await page.reload();
    await expect(page.getByText(say.asks)).toBeVisible();
    await page.getByRole('button', { name: say.skip }).click();
    await expect(page.getByText(say.asks)).toHaveCount(0);
  });

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

test('a near wish is one tap away', async ({ page }) => {
  await bringFamily(page, 'en');
  await page.route('**/api/wishes/read', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), nearest: ['a dragon'] } });
  });
  await page.goto('/create-story');
  const theme = page.locator('textarea[name=theme]');
  await theme.fill('a spoon and a dragon');
  await page.getByRole('button', { name: 'a dragon', exact: true }).click();
  await expect(theme).toHaveValue('a dragon');
});
