import { test as loud } from '@playwright/test';
import { expect } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { password, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: { lost: 'Du har loggats ut. Loggar in igen …', create: 'Skapa profil' },
  en: { lost: 'You are logged out. Logging in again...', create: 'Create Profile' },
} as const);

const language = walkedLanguage;
const say = words[language];

// Not a quiet test: the browser itself reports the 401 that this is about.
loud('a session is lost while a profile is typed, and nothing else is', async ({ page }) => {
  await signUp(page, language);
  const user = await (await page.request.get('/api/auth/user')).json();
  await page.goto('/profile?form=new');
  const form = page.getByRole('dialog');
  await form.locator('[name=name]').fill('Alma');
  await page.context().clearCookies();
  // On a busy machine the way there is over before anybody has looked: it waits until the words were read.
  const { promise: areRead, resolve: haveRead } = Promise.withResolvers<void>();
  await page.route(/\/api\/login\?/, async (route) => {
    await areRead;
    await route.continue();
  });
  await form.getByRole('button', { name: say.create }).click();
  await expect(page.getByText(say.lost, { exact: true })).toBeVisible();
  haveRead();
  await page.waitForURL(/\/api\/login\?returnTo=%2Fprofile%3Fform%3Dnew$/);

  const login = page.locator('form[action="/api/login"]');
  await login.locator('[name=email]').fill(user.email);
  await login.locator('[name=password]').fill(password);
  await login.locator('button').click();
  await expect(form.locator('[name=name]')).toHaveValue('Alma');
  await form.getByRole('button', { name: say.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alma' })).toBeVisible();
});
