import { readFile } from 'node:fs/promises';
import { test as loudTest, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { addChild, addStory, languages, password, signUp } from './support/signed-up-family.ts';

// What the settings lead to: each row does something real. A browser reports refused calls itself, so those are loud.

const words = {
  sv: {
    contact: 'Kontakta oss',
    message: 'Meddelande',
    replyTo: /Svara till/,
    send: 'Skicka',
    missing: 'Skriv något först.',
    sent: 'Meddelandet är skickat',
    rate: 'Betygsätt appen',
    lanterns: '4 lyktor',
    sendRating: 'Skicka betyget',
    thanks: 'Tack för betyget',
    login: 'E-post och lösenord',
    newEmail: 'Ny e-postadress',
    currentPassword: 'Nuvarande lösenord',
    newPassword: 'Nytt lösenord',
    changeEmail: 'Byt adress',
    changePassword: 'Byt lösenord',
    emailChanged: 'E-postadressen är bytt',
    passwordChanged: 'Lösenordet är bytt',
    wrongPassword: 'Lösenordet stämmer inte.',
    privacy: 'Integritet',
    download: /Hämta allt/,
    password: 'Lösenord',
    downloadNow: 'Hämta filen',
    index: 'Allt ert i Sagolykta',
    erase: /Radera kontot/,
    goOn: 'Gå vidare',
    confirm: 'Skriv lösenordet för att bekräfta',
    eraseNow: 'Radera allt nu',
    keep: 'Behåll kontot',
  },
  en: {
    contact: 'Contact Us',
    message: 'Message',
    replyTo: /Reply to/,
    send: 'Send',
    missing: 'Please write something first.',
    sent: 'Your message has been sent',
    rate: 'Rate the app',
    lanterns: '4 lanterns',
    sendRating: 'Send the rating',
    thanks: 'Thank you for the rating',
    login: 'E-mail and password',
    newEmail: 'New e-mail address',
    currentPassword: 'Current password',
    newPassword: 'New password',
    changeEmail: 'Change address',
    changePassword: 'Change password',
    emailChanged: 'Your e-mail address has been changed',
    passwordChanged: 'Your password has been changed',
    wrongPassword: 'That is not the password.',
    privacy: 'Privacy Settings',
    download: /Download everything/,
    password: 'Password',
    downloadNow: 'Download the file',
    index: 'Everything of yours in Sagolykta',
    erase: /Erase the account/,
    goOn: 'Go on',
    confirm: 'Enter your password to confirm',
    eraseNow: 'Erase everything now',
    keep: 'Keep the account',
  },
} as const;

const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const card = (page: Page, button: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) });

for (const language of languages) {
  const say = words[language];

  test(`a message is sent, and a rating is kept (${language})`, async ({ page }) => {
    await signUp(page, language);
    await page.goto('/settings');
    await page.getByRole('link', { name: say.contact }).click();
    await page.getByRole('button', { name: say.send, exact: true }).click();
    await told(page, say.missing);
    await page.getByLabel(say.message, { exact: true }).fill('Tack för sagan om igelkotten.');
    await page.reload();
    await expect(page.getByLabel(say.message, { exact: true })).toHaveValue('Tack för sagan om igelkotten.');
    await page.getByLabel(say.replyTo).fill('karin@example.org');
    await page.getByRole('button', { name: say.send, exact: true }).click();
    await told(page, say.sent);
    await expect(page.getByLabel(say.message, { exact: true })).toHaveValue('');

    await page.goto('/settings');
    await page.getByRole('button', { name: say.rate }).click();
    await expect(page.getByRole('button', { name: say.sendRating })).toBeDisabled();
    await page.getByRole('radio', { name: say.lanterns }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: say.sendRating }).click();
    await told(page, say.thanks);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  loudTest(`another e-mail address and another password (${language})`, async ({ page, browser, baseURL }) => {
    await signUp(page, language);
    await page.goto('/settings?page=login');
    const email = `new-${Date.now()}-${language}@example.org`;
    const emailCard = card(page, say.changeEmail);
    await emailCard.getByLabel(say.newEmail).fill(email);
    await emailCard.getByLabel(say.currentPassword).fill('inte det här');
    await emailCard.getByRole('button').click();
    await told(page, say.wrongPassword);
    await emailCard.getByLabel(say.currentPassword).fill(password);
    await emailCard.getByRole('button').click();
    await told(page, say.emailChanged);
    await told(page, email);

    const logIn = async (tried: string) => {
      const other = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
      const answer = await other.request.post('/api/login', {
        form: { email, password: tried },
        headers: { 'X-Requested-With': 'sagolykta' },
        maxRedirects: 0,
      });
      return { other, status: answer.status() };
    };
    const { other, status } = await logIn(password);
    expect(status).toBe(303);

    const passwordCard = card(page, say.changePassword);
    await passwordCard.getByLabel(say.currentPassword).fill(password);
    await passwordCard.getByLabel(say.newPassword).fill('en annan lykta i natten');
    await passwordCard.getByRole('button').click();
    await told(page, say.passwordChanged);
    expect((await other.request.get('/api/auth/user')).status()).toBe(401);
    expect((await logIn('en annan lykta i natten')).status).toBe(303);
    await page.reload();
    await told(page, email);
  });

  test(`everything can be downloaded, and read (${language})`, async ({ page }) => {
    await signUp(page, language);
    const title = await addStory(page, await addChild(page), language);
    await page.goto('/settings');
    await page.getByRole('link', { name: say.privacy }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: say.download }).click();
    await expectAccessible(page);
    await page.getByLabel(say.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: say.downloadNow }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^sagolykta.*\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const index = new TextDecoder().decode(files['index.html']);
    expect(index).toContain(say.index);
    expect(index).toContain(title.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
    expect(Object.keys(files).filter((name) => name.endsWith('.svg'))).toHaveLength(3);
  });

  loudTest(`the account is erased in two steps (${language})`, async ({ page }) => {
    await signUp(page, language);
    await addChild(page);
    await page.goto('/settings?page=privacy');
    await page.getByRole('button', { name: say.erase }).click();
    await page.getByRole('button', { name: say.keep }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.getByRole('button', { name: say.erase }).click();
    await page.getByRole('button', { name: say.goOn }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByLabel(say.confirm).fill('inte det här');
    await dialog.getByRole('button', { name: say.eraseNow }).click();
    await told(page, say.wrongPassword);
    await dialog.getByLabel(say.confirm).fill(password);
    await dialog.getByRole('button', { name: say.eraseNow }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('a[href^="/api/login"]').first()).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
}
