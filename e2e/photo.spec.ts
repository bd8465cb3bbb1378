import { Buffer } from 'node:buffer';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { addChild, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: { edit: 'Ändra', add: 'Välj foto', remove: 'Ta bort fotot', unreadable: 'gick inte att läsa som ett foto' },
  en: { edit: 'Edit', add: 'Choose a photo', remove: 'Remove the photo', unreadable: 'could not be read as a photo' },
} as const);
/** One red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const language = walkedLanguage;
const say = words[language];

test('a photo is put on a profile and taken off again', async ({ page }) => {
  await signUp(page, language);
  await addChild(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: say.edit }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'alma.jpg', mimeType: 'image/jpeg', buffer: pixel });
  const face = page.getByRole('dialog').locator('.avatar img[src*="face.svg"]');
  const photo = page.getByRole('dialog').locator('.avatar img:not([src*="face.svg"])');
  await expect(face).toBeVisible();
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(512);
  await expectAccessible(page);
  await page.getByRole('button', { name: say.remove }).click();
  await expect(photo).toBeHidden();
  await expect(face).toBeVisible();
});
