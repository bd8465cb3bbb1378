import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({ sv: { logOut: 'Logga ut' }, en: { logOut: 'Logout' } } as const);

const language = walkedLanguage;
const say = words[language];

test('logging out leads to the landing page', async ({ page }) => {
  await signUp(page, language);
  // What it asks for is answered before the session ends: a late answer would be a refusal.
  await page.goto('/settings', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: say.logOut }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('a[href^="/api/login"]').first()).toBeVisible();
});
