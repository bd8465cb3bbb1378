import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { addChild, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    together: 'Tillsammans med',
    both: 'Båda är huvudpersoner, och båda får bestämma.',
    all: 'Alla tre är huvudpersoner, och alla får bestämma.',
    write: 'Skriv sagan',
    everybody: 'Allas',
    whose: 'Vems kväll det är',
  },
  en: {
    together: 'Together with',
    both: 'Both lead the story, and both of them decide.',
    all: 'All three lead the story, and all of them decide.',
    write: 'Write the story',
    everybody: 'Everybody’s',
    whose: 'Whose evening it is',
  },
} as const);

const language = walkedLanguage;
const say = words[language];
const two = { sv: 'Alma och Bo', en: 'Alma and Bo' }[language];

test('tonight for Alma and Bo: both lead it, and it is both’s in the library', async ({ page }) => {
  await signUp(page, language);
  await addChild(page, { name: 'Cleo', age: 10, bestFriendName: null });
  await addChild(page, { name: 'Bo', age: 4, bestFriendName: null });
  await addChild(page);

  await page.goto('/create-story');
  const others = page.getByRole('group', { name: say.together });
  await others.getByRole('button', { name: 'Bo' }).click();
  await expect(page.getByText(say.both)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(two);
  // What is one child's alone stays at home.
  await expect(page.locator('input[value=bestFriend]')).toHaveCount(0);
  await others.getByRole('button', { name: 'Cleo' }).click();
  await expect(page.getByText(say.all)).toBeVisible();
  await expectAccessible(page);
  await others.getByRole('button', { name: 'Cleo' }).click();
  await page.reload();
  await expect(others.getByRole('button', { name: 'Bo' })).toHaveAttribute('aria-pressed', 'true');
  await page.locator('input[value=city]').check();
  await page.getByRole('button', { name: say.write }).click();
  await expect(page).toHaveURL(/\/story\//);

  const prose = page.locator('article .prose');
  const text = (await prose.textContent()) ?? '';
  const times = (name: string) => text.split(name).length - 1;
  expect(Math.min(times('Alma'), times('Bo'))).toBeGreaterThan(5);
  for (const picture of await prose.locator('figure img').all())
    await expect(picture).toHaveAttribute('alt', /^(?!.*Cleo).*(Alma.*Bo|Bo.*Alma)/);
  await expect(page.getByText(new RegExp(`${two}\\.$`)).last()).toBeAttached();

  await page.goto('/library');
  const titles = page.getByRole('heading', { level: 3 });
  await expect(page.getByText(two, { exact: true })).toBeVisible();
  for (const [chip, count] of [
    ['Alma (1)', 1],
    ['Bo (1)', 1],
    ['Cleo (0)', 0],
  ] as const) {
    await page.getByRole('button', { name: chip }).click();
    await expect(titles).toHaveCount(count);
  }
  await page.getByRole('button', { name: say.everybody }).click();
  await expectAccessible(page);

  await page.goto('/');
  const evening = page.getByRole('group', { name: say.whose });
  await evening.getByRole('button', { name: 'Bo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bo');
});
