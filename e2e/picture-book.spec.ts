import { expectAccessible } from './support/accessible.ts';
import { bringVoices, voiceComes } from './support/device-voice.ts';
import { bringListener } from './support/listening-family.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    book: 'Bilderbok',
    ordinary: 'Vanlig läsning',
    next: 'Nästa sida',
    listen: 'Lyssna',
  },
  en: {
    book: 'Picture book',
    ordinary: 'Ordinary reading',
    next: 'Next page',
    listen: 'Listen',
  },
} as const);

test.use({ viewport: { width: 844, height: 390 } });

const [firstPage, secondPage] = [/^(Sida 1 av|Page 1 of)/, /^(Sida 2 av|Page 2 of)/];

const language = walkedLanguage;
const say = words[language];

test('a picture book is turned by tap, key and voice', async ({ page }) => {
  await bringVoices(page);
  const { id, passages } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await page.getByRole('button', { name: say.book, exact: true }).click();
  const book = page.getByRole('region', { name: say.book });
  await expect(book.locator('[data-passage]')).toHaveText(passages[0] ?? '');
  await expect(book.getByText(firstPage)).toBeVisible();
  await expectAccessible(page);
  await book.getByRole('button', { name: say.next }).last().click();
  await expect(book.getByText(secondPage)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(book.getByRole('button', { name: say.next }).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowLeft');
  await expect(book.getByText(firstPage)).toBeVisible();

  // Drawn aside, there and back: each time by one page.
  const picture = await book.getByRole('button', { name: say.next }).first().boundingBox();
  const { x, y, width, height } = picture ?? { x: 0, y: 0, width: 0, height: 0 };
  const swipe = async (by: number) => {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + by, y + height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-80);
  await expect(book.getByText(secondPage)).toBeVisible();
  await swipe(80);
  await expect(book.getByText(firstPage)).toBeVisible();

  await page.getByRole('button', { name: say.listen, exact: true }).click();
  await voiceComes(page, 'end');
  await expect(book.getByText(secondPage)).toBeVisible();
  await page.getByRole('button', { name: say.ordinary, exact: true }).click();
  await expect(page.locator('.prose p').first()).toBeVisible();
});
