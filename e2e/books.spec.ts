import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { bringFamily, bringStory } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    paper: 'Skriv ut eller spara som bok',
    print: 'Skriv ut',
    pdf: /^Som bok/,
    epub: /^Som e-bok/,
    year: /i en bok/,
  },
  en: {
    paper: 'Print or keep as a book',
    print: 'Print',
    pdf: /^As a book/,
    epub: /^As an e-book/,
    year: /in one book/,
  },
} as const);

const language = walkedLanguage;
const say = words[language];

test('a story becomes a book, and the year’s favourites another', async ({ page }) => {
  const id = await bringStory(page, await bringFamily(page, language), language);
  await page.request.post(`/api/stories/${id}/favorite`, { headers: { 'X-Requested-With': 'journey' } });
  await page.goto(`/story/${id}`);
  await page.getByRole('link', { name: say.paper }).click();
  await expect(page.getByRole('link', { name: say.pdf })).toBeVisible();
  await expectAccessible(page);
  for (const [name, begins, ending] of [
    [say.pdf, '%PDF-', '.pdf'],
    [say.epub, 'PK', '.epub'],
    [say.year, '%PDF-', '.pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^sagolykta-20\d\d/);
    expect(file.suggestedFilename().endsWith(ending)).toBe(true);
    expect((await readFile(await file.path())).toString('latin1', 0, begins.length)).toBe(begins);
  }
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: say.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.prose figure')).toHaveCount(3);
  await expect(page.locator('.prose figure').first()).toBeVisible();
  await expect(page.getByRole('link', { name: say.paper })).toBeHidden();
});
