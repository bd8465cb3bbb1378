import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { addChild, languages, signUp } from './support/signed-up-family.ts';

const words = {
  sv: {
    title: 'Inställningar',
    left: '3 av 3 sagor kvar i dag',
    upgrade: 'Uppgradera till Premium',
    pictures: 'Bilder i sagorna',
    narration: 'Uppläsning',
    locked: 'Ingår i Premium',
    length: 'Sagans längd: Medel (5–7 min)',
    streak: 'Räkna kvällar i rad',
    nights: 'Kvällar i rad',
    other: 'English',
    otherTitle: 'Settings',
    day: 'Dag',
    names: 'Namn och tilltal',
    save: 'Spara',
    profiles: 'Hantera profiler',
    logOut: 'Logga ut',
    pages: ['Hjälpcenter', 'Kontakta oss', 'Integritet', 'E-post och lösenord'],
    help: 'Hjälpcenter',
    search: { words: 'syskon', answer: 'Vi har flera barn. Hur gör vi?', nothing: 'Inget svar på det än.' },
  },
  en: {
    title: 'Settings',
    left: '3 of 3 stories left today',
    upgrade: 'Upgrade to Premium',
    pictures: 'Auto-images',
    narration: 'Voice narration',
    locked: 'Included in Premium',
    length: 'Story length: Medium (5-7 min)',
    streak: 'Count nights in a row',
    nights: 'Night Streak',
    other: 'Svenska',
    otherTitle: 'Inställningar',
    day: 'Day',
    names: 'Names',
    save: 'Save',
    profiles: 'Manage Profiles',
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

  test(`settings are kept on the account (${language})`, async ({ page }) => {
    await signUp(page, language);
    await addChild(page);
    await page.goto('/settings');
    await expect(page.getByText(say.left)).toBeVisible();
    await expect(page.getByRole('link', { name: say.upgrade })).toHaveAttribute('href', '/subscribe');
    await expect(page.getByText(say.length)).toBeVisible();
    await expectAccessible(page);

    const pictures = page.getByRole('switch', { name: say.pictures });
    await expect(pictures).toBeChecked();
    await expect(page.getByRole('switch', { name: say.narration })).toBeDisabled();
    await expect(page.getByText(say.locked)).toBeVisible();
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && /preferences$/.test(answer.url()),
    );
    await page.getByText(say.pictures).click();
    await expect(pictures).not.toBeChecked();
    expect((await saved).status()).toBe(200);
    await page.getByRole('switch', { name: say.streak }).click();

    await page.getByRole('button', { name: say.names }).click();
    await page.locator('[name=calledName]').fill('mamma');
    await page.getByRole('button', { name: say.save }).click();
    await expect(page.getByRole('button', { name: say.names })).toContainText('mamma');

    await page.reload();
    await expect(pictures).not.toBeChecked();
    await expect(page.getByRole('switch', { name: say.streak })).not.toBeChecked();
    await page.getByRole('link', { name: say.profiles }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alma' })).toBeVisible();
    await expect(page.getByText(say.nights)).toBeHidden();
  });

  test(`language, theme and the inner pages (${language})`, async ({ page }) => {
    // Every page is read by axe twice.
    test.slow();
    await signUp(page, language);
    await page.goto('/settings');
    await page.getByRole('radio', { name: say.day }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');

    for (const name of say.pages) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectAccessible(page);
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
