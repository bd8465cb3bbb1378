import { expect, test } from './support/quiet-test.ts';

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

for (const [language, door, next, one] of [
  ['sv', 'Prova utan konto', 'Skapa en barnprofil', 'Skapa en saga för Vidar'],
  ['en', 'Try without an account', 'Create a child profile', 'Create for Vidar'],
] as const) {
  test(`the first visit leads by one lit step at a time to the first story (${language})`, async ({ page }) => {
    const lit = page.locator('.bg-lamp');
    await page.goto(`/?lang=${language}`);
    await page.getByRole('button', { name: door }).click();
    await expect(lit).toHaveText([next]);
    const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect((await (await page.request.get('/api/auth/user')).json()).timeZone).toBe(zone);
    await lit.click();
    await lit.first().click();
    await page.getByRole('dialog').locator('[name=name]').fill('Vidar');
    await page.getByRole('dialog').locator('.bg-lamp').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(lit).toHaveText([one]);
    await lit.click();
    await expect(page).toHaveURL(/\/create-story$/);
    await lit.click();
    await expect(page).toHaveURL(/\/story\//);
  });
}
