import { bringFamily, bringStory } from './support/family.ts';
import { nextFrames } from './support/next-frames.ts';
import { expect, test } from './support/quiet-test.ts';

test('pictures stand after roughly 25, 50 and 75 % of the paragraphs', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'en'), 'en');
  await page.goto(`/story/${story}`);
  const places = await page.locator('.prose').evaluate((prose) => {
    const parts = [...prose.children].filter((part) => part.matches('p, figure'));
    const paragraphs = parts.filter((part) => part.matches('p')).length;
    return parts
      .filter((part) => part.matches('figure'))
      .map((figure) => parts.slice(0, parts.indexOf(figure)).filter((part) => part.matches('p')).length / paragraphs);
  });
  expect(places).toHaveLength(3);
  for (const [index, share] of [0.25, 0.5, 0.75].entries()) expect(places[index]).toBeCloseTo(share, 1);
});

test('text size and light are chosen while reading, and stay', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'en'), 'en');
  await page.goto(`/story/${story}`);
  const size = () => page.locator('.prose').evaluate((prose) => getComputedStyle(prose).fontSize);
  expect(await size()).toBe('21px');
  await page.getByRole('button', { name: 'Text and light' }).click();
  await page.getByRole('radio', { name: 'Text size 5 of 5' }).check();
  await page.getByText('Day', { exact: true }).click();
  expect(await size()).toBe('34px');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: 'Text and light' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  expect(await size()).toBe('34px');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
});

test('the phone on its side shows the picture beside the text, and keeps the place', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'sv'), 'sv');
  await page.goto(`/story/${story}`);
  const tenth = page.locator('.prose p').nth(9);
  await tenth.evaluate((paragraph) => paragraph.scrollIntoView());
  await expect(page.locator('.side-picture')).toBeHidden();
  await nextFrames(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.side-picture img[data-shown="true"]')).toBeVisible();
  await expect(page.locator('.prose figure').first()).toBeHidden();
  await expect(tenth).toBeInViewport();
});

test('the listening button is off and says why', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'en'), 'en');
  await page.goto(`/story/${story}`);
  const listen = page.getByRole('button', { name: 'Listen. Voice narration is part of Premium.' });
  await expect(listen).toBeDisabled();
  await listen.click({ force: true });
  // The tooltip may say the same words a moment later.
  await expect(page.locator('.notice').getByText('Voice narration is part of Premium.', { exact: true })).toBeVisible();
});

test('close leads to the library, and the end to another story', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'en'), 'en');
  await page.goto(`/story/${story}`);
  await page.getByRole('link', { name: 'Create Another Story' }).click();
  await expect(page).toHaveURL(/\/create-story$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Close, to the library' }).click();
  await expect(page).toHaveURL(/\/library$/);
});
