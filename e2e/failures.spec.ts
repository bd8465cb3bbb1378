import { test as loudTest } from '@playwright/test';
import { bringFamily, bringStory } from './support/family.ts';
import { expect } from './support/quiet-test.ts';

// A browser itself writes failed calls to its console, so these journeys are not quiet ones.

loudTest('a favourite that the server refuses goes back, with a notice', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'en'), 'en');
  await page.goto(`/story/${story}`);
  await page.route('**/favorite', (route) => route.fulfill({ status: 500, body: 'no' }));
  const heart = page.getByRole('button', { name: /^Favorite: / });
  await heart.click();
  await expect(page.getByText('Failed to update favorite status', { exact: true })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

loudTest('a lost session is told, and the login leads back to where one was', async ({ page, context }) => {
  const story = await bringStory(page, await bringFamily(page, 'en'), 'en');
  await page.goto(`/story/${story}`);
  await expect(page.locator('article h1')).toBeVisible();
  await context.clearCookies();
  // The notice stands for half a second only, so it is looked for from before the tap.
  const told = page.getByText('You are logged out. Logging in again...', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Favorite: / }).click({ noWaitAfter: true });
  await told;
  await expect(page).toHaveURL(`/api/login?returnTo=${encodeURIComponent(`/story/${story}`)}`);
});

loudTest('a story that is not there has a way back', async ({ page }) => {
  await bringFamily(page, 'en');
  await page.goto('/story/01900000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible();
  await expect(page.getByText("The story you're looking for doesn't exist or has been removed.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page).toHaveURL(/\/library$/);
});

for (const [language, line] of [
  ['sv', 'Här är det mörkt. Sidan finns inte.'],
  ['en', 'It is dark in here. There is no such page.'],
] as const) {
  loudTest(`an unknown address is a 404 page (${language})`, async ({ page }) => {
    await bringFamily(page, language);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText(line)).toBeVisible();
  });
}
