import { test as loudTest } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect } from './support/quiet-test.ts';
import { addChild, password, signUp } from './support/signed-up-family.ts';

// A browser itself writes refused calls to its console, so this journey is not a quiet one.

const say = {
  remove: 'Ta bort Vidar',
  pin: 'PIN-kod',
  goOn: 'Fortsätt',
  wrong: 'Fel PIN-kod.',
  removed: 'Profilen är borttagen',
  forgotten: 'Glömt PIN-koden?',
  password: 'Lösenord',
} as const;

loudTest('a family with a PIN gives it before a child is deleted and before buying', async ({ page }) => {
  await signUp(page, 'sv');
  await addChild(page);
  await addChild(page, { name: 'Vidar' });
  const rules = { storiesPerEvening: null, bedtime: null, avoid: [], currentPin: null, newPin: '1234' };
  const headers = { 'X-Requested-With': 'journey' };
  expect((await page.request.put('/api/parental-controls', { data: rules, headers })).status()).toBe(200);

  await page.goto('/profile');
  await page.getByRole('button', { name: say.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.remove }).click();
  await expect(page.getByLabel(say.pin)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say.pin).fill('4321');
  await page.getByRole('button', { name: say.goOn }).click();
  await expect(page.getByText(say.wrong)).toBeVisible();
  await page.getByRole('button', { name: say.forgotten }).click();
  await page.getByLabel(say.password).fill(password);
  await page.getByRole('button', { name: say.goOn }).click();
  await expect(page.getByText(say.removed, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say.remove })).toHaveCount(0);

  // In another session nobody has shown anything yet.
  const { email } = await (await page.request.get('/api/auth/user')).json();
  await page.request.post('/api/login', { form: { email, password }, headers, maxRedirects: 0 });
  await page.goto('/subscribe');
  await page.getByLabel(say.pin).fill('1234');
  await page.getByRole('button', { name: say.goOn }).click();
  await expect(page.getByLabel(say.pin)).toBeHidden();
  expect((await page.request.post('/api/create-test-subscription', { headers })).status()).toBe(200);
});
