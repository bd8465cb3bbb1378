import { expect, test } from './quiet-test.ts';

test('a visitor reads the landing page in either language, and other pages lead to the login', async ({ page }) => {
  await page.goto('/?lang=sv');
  await expect(page.getByText('En ny godnattsaga varje kväll, om just ditt barn')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('A new bedtime story every night, about your own child')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Personalised stories',
    'Beautiful illustrations',
    'Unlimited adventures',
    'The Hedgehog in the Goal',
  ]);
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/api/login');
  await page.goto('/library');
  await expect(page).toHaveURL('/api/login?returnTo=%2Flibrary');
});

test('a language in the address holds for the login, for a refused form, and for the app', async ({ page }) => {
  await page.goto('/?lang=sv');
  await page.goto('/?lang=en');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});
