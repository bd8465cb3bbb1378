import { expect, test } from './support/quiet-test.ts';
import { languages, signUp } from './support/signed-up-family.ts';

const words = { sv: { logOut: 'Logga ut' }, en: { logOut: 'Logout' } } as const;

for (const language of languages) {
  const say = words[language];

  test(`logging out leads to the landing page (${language})`, async ({ page }) => {
    await signUp(page, language);
    await page.goto('/settings');
    await page.getByRole('link', { name: say.logOut }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('a[href^="/api/login"]').first()).toBeVisible();
  });
}
