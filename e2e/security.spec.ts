import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { password, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

// A passkey belongs to a name, never to a number.
test.use({ baseURL: `http://localhost:${process.env.JOURNEY_PORT}` });

const words = saidInBoth({
  sv: {
    security: 'Inloggning och säkerhet',
    add: 'Lägg till en passnyckel',
    name: 'Vad ska den heta?',
    password: 'Lösenord',
    save: 'Lägg till',
    enter: 'Logga in med passnyckel',
    remove: 'Ta bort Telefonen',
    removeNow: 'Ta bort passnyckeln',
    download: /Hämta allt/,
    instead: 'Använd en passnyckel i stället',
    proved: 'Tack, passnyckeln stämde.',
    downloadNow: 'Hämta filen',
    none: 'Inga än',
    confirm: 'Ja, bekräfta',
    verified: 'Bekräftad',
    elsewhere: 'Logga ut på alla andra ställen',
  },
  en: {
    security: 'Sign-in and security',
    add: 'Add a passkey',
    name: 'What shall it be called?',
    password: 'Password',
    save: 'Add',
    enter: 'Log in with a passkey',
    remove: 'Remove Telefonen',
    removeNow: 'Remove the passkey',
    download: /Download everything/,
    instead: 'Use a passkey instead',
    proved: 'Thank you, the passkey was right.',
    downloadNow: 'Download the file',
    none: 'None yet',
    confirm: 'Yes, confirm',
    verified: 'Confirmed',
    elsewhere: 'Sign out everywhere else',
  },
} as const);

const language = walkedLanguage;
const say = words[language];

test('a passkey is added, opens the door and is removed', async ({ page, context }) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUp(page, language);
  await page.goto('/settings');
  await page.getByRole('link', { name: say.security }).click();
  await page.getByRole('button', { name: say.add }).click();
  await page.getByLabel(say.name).fill('Telefonen');
  await page.getByLabel(say.password).fill(password);
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByText('Telefonen', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // It also shows once more that it is the parent.
  await page.goto('/settings?page=privacy');
  await page.getByRole('button', { name: say.download }).click();
  await page.getByRole('button', { name: say.instead }).click();
  await expect(page.getByText(say.proved)).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: say.downloadNow }).click();
  await coming;

  await page.goto('/api/logout');
  await page.goto(`/api/login?returnTo=${encodeURIComponent('/settings?page=security')}&lang=${language}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: say.enter }).click();
  await expect(page).toHaveURL('/settings?page=security');
  await page.getByRole('button', { name: say.remove }).click();
  await expect(page.getByLabel(say.password)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say.password).fill(password);
  await page.getByRole('button', { name: say.removeNow }).click();
  await expect(page.getByText(say.none)).toBeVisible();
});

test('the address is confirmed by the letter in the outbox, and other browsers are signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, language);
  const { email } = await (await page.request.get('/api/auth/user')).json();
  await page.goto('/api/outbox');
  await expectAccessible(page);
  await page.locator('section', { hasText: email }).locator('a[href^="/api/verify-email"]').click();
  await page.getByRole('button', { name: say.confirm }).click();
  await page.goto('/settings?page=security');
  await expect(page.getByText(say.verified, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say.elsewhere })).toBeHidden();

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const headers = { 'X-Requested-With': 'journey' };
  await other.request.post('/api/login', { form: { email, password }, headers, maxRedirects: 0 });
  await page.reload();
  await page.getByRole('button', { name: say.elsewhere }).click();
  await expect(page.getByRole('button', { name: say.elsewhere })).toBeHidden();
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);
  await other.close();
});
