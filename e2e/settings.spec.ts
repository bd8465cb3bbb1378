import { expect, test } from './support/quiet-test.ts';
import { languages, signUp } from './support/signed-up-family.ts';

const words = {
  sv: {
    title: 'Inställningar',
    other: 'English',
    otherTitle: 'Settings',
    day: 'Dag',
    logOut: 'Logga ut',
    pages: ['Hjälpcenter', 'Kontakta oss', 'Integritet', 'E-post och lösenord'],
    help: 'Hjälpcenter',
    search: { words: 'syskon', answer: 'Vi har flera barn. Hur gör vi?', nothing: 'Inget svar på det än.' },
  },
  en: {
    title: 'Settings',
    other: 'Svenska',
    otherTitle: 'Inställningar',
    day: 'Day',
    logOut: 'Logout',
    pages: ['Help Center', 'Contact Us', 'Privacy Settings', 'E-mail and password'],
    help: 'Help Center',
    search: {
      words: 'siblings',
      answer: 'We have several children. What do we do?',
      nothing: 'No answer to that yet.',
    },
  },
} as const;

for (const language of languages) {
  const say = words[language];

  test(`language, theme and the inner pages (${language})`, async ({ page }) => {
    await signUp(page, language);
    await page.goto('/settings');
    await page.getByRole('radio', { name: say.day }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');

    for (const name of say.pages) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('link', { name: say.title, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    }

    await page.getByRole('link', { name: say.help }).click();
    await page.getByRole('searchbox').fill(say.search.words);
    await expect(page.locator('summary')).toHaveText([say.search.answer]);
    await page.locator('summary').click();
    await expect(page.locator('details p')).toBeVisible();
    await page.getByRole('searchbox').fill('xyzzy');
    await expect(page.getByRole('status').filter({ hasText: say.search.nothing })).toBeVisible();
    await page.goto('/settings');

    await page.getByRole('radio', { name: say.other }).check();
    await expect(page.getByRole('heading', { level: 1, name: say.otherTitle })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: say.otherTitle })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  });

  test(`logging out leads to the landing page (${language})`, async ({ page }) => {
    await signUp(page, language);
    await page.goto('/settings');
    await page.getByRole('link', { name: say.logOut }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('a[href^="/api/login"]').first()).toBeVisible();
  });
}
