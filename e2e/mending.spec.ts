import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringFamily, bringStory } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { walkedLanguage } from './support/walked-language.ts';
import { wishesToldOtherwise } from './support/wishes-told-otherwise.ts';

const words = saidInBoth({
  sv: {
    mend: 'Ändra eller ta bort',
    change: 'Ändra stycke 2',
    field: 'Stycke 2 med egna ord',
    save: 'Spara',
    done: 'Sagan är ändrad',
    showTold: 'Visa originalet',
    showOwn: 'Visa vår egen',
    angle: 'Bild 1 från ett annat håll',
    otherWay: 'Berätta den här delen på ett annat sätt',
    remove: 'Ta bort sagan',
    removed: 'Sagan är borttagen',
    undo: 'Ångra',
  },
  en: {
    mend: 'Mend or delete',
    change: 'Change paragraph 2',
    field: 'Paragraph 2 in your own words',
    save: 'Save',
    done: 'The story is changed',
    showTold: 'Show the original',
    showOwn: 'Show our own',
    angle: 'Picture 1 from another angle',
    otherWay: 'Tell this part another way',
    remove: 'Delete the story',
    removed: 'The story is deleted',
    undo: 'Undo',
  },
} as const);

const shownLine = (page: Page, line: string) => page.locator('main').getByText(line, { exact: true });

const language = walkedLanguage;
const say = words[language];
const ownWords = 'Och så var det fredag hela kvällen.';

test('a story is mended, its original one tap away', async ({ page }) => {
  const id = await bringStory(page, await bringFamily(page, language), language);
  await page.goto(`/story/${id}`);
  const second = (await page.locator('.prose p').nth(1).textContent()) ?? '';
  await page.getByRole('link', { name: say.mend }).click();
  await expect(shownLine(page, second)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: say.change, exact: true }).click();
  await page.getByRole('textbox', { name: say.field }).fill(ownWords);
  await expectAccessible(page);
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(shownLine(page, ownWords)).toBeVisible();
  await expect(page.locator('.notice').getByText(say.done, { exact: true })).toBeVisible();

  const picture = page.locator('main figure img').first();
  const before = await picture.getAttribute('src');
  await page.getByRole('button', { name: say.angle }).click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');

  await page.getByRole('button', { name: say.showTold }).click();
  await expect(shownLine(page, second)).toBeVisible();
  await expect(page.getByRole('button', { name: say.change, exact: true })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.showOwn }).click();
  await expect(shownLine(page, ownWords)).toBeVisible();
  await page.goto(`/story/${id}`);
  await expect(page.locator('.prose p').nth(1)).toHaveText(ownWords);
  const stats = await (await page.request.get('/api/user/stats')).json();
  expect(stats.dailyStoryCount).toBe(1);
});

test('a part is told another way', async ({ page }) => {
  const child = await bringFamily(page, language);
  const otherWay = page.getByRole('button', { name: say.otherWay }).first();
  let told = { id: '', content: '' };
  // Chance has a word in what is told: of the stories of a day, the first that can be told otherwise.
  for (const theme of wishesToldOtherwise(language).slice(0, 3)) {
    const answer = await page.request.post('/api/stories/generate', {
      headers: { 'X-Requested-With': 'journey' },
      data: { childProfileId: child, selectedAttributes: ['bestFriend'], theme, language },
    });
    told = await answer.json();
    await page.goto(`/story/${told.id}?view=mend`);
    await expect(page.getByRole('button', { name: say.change, exact: true })).toBeVisible();
    if (await otherWay.isVisible()) break;
  }
  const { id, content } = told;
  await otherWay.click();
  await expect(page.getByRole('button', { name: say.showTold })).toBeVisible();
  expect((await (await page.request.get(`/api/stories/${id}`)).json()).content).not.toBe(content);
});

test('a deleted story comes back within ten seconds, or is gone', async ({ page }) => {
  const id = await bringStory(page, await bringFamily(page, language), language);
  const titles = page.getByRole('heading', { level: 3 });
  await page.goto(`/story/${id}?view=mend`);
  await page.getByRole('button', { name: say.remove }).click();
  await page.locator('.notice').getByRole('button', { name: say.undo }).press('Enter');
  await expect(page).toHaveURL(/\/library$/);
  await expect(titles).toHaveCount(1);
  // The hand that undid does not hold the next notice, which would then never go by itself.
  await expect(page.locator('.notice')).toHaveCount(0);

  await titles.click();
  await page.getByRole('link', { name: say.mend }).click();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  // It counts its ten seconds only while nobody is at it.
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: say.remove }).press('Enter');
  await expect(page.locator('.notice').getByText(say.removed, { exact: true })).toBeVisible();
  await expect(titles).toHaveCount(0);
  expect((await gone).status()).toBe(204);
  await page.reload();
  await expect(titles).toHaveCount(0);
  expect((await page.request.get(`/api/stories/${id}`)).status()).toBe(404);
});
