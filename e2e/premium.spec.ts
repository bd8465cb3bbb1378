import { randomUUID } from 'node:crypto';
import { test as loud, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { addChild, password, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const cards = saidInBoth({
  sv: {
    'declined': 'Kortet nekades.',
    'insufficient-funds': 'Det finns inte tillräckligt med pengar på kortet.',
    'expired': 'Kortet har gått ut.',
    'wrong-code': 'Kortets säkerhetskod stämmer inte.',
    'processing-error': 'Något gick fel när kortet behandlades. Försök igen om en liten stund.',
  },
  en: {
    'declined': 'Your card was declined.',
    'insufficient-funds': 'Your card has insufficient funds.',
    'expired': 'Your card has expired.',
    'wrong-code': 'Your card’s security code is incorrect.',
    'processing-error': 'An error occurred while processing your card. Try again in a little bit.',
  },
} as const);

const words = saidInBoth({
  sv: {
    subscribe: 'Bli Premium',
    failed: 'Betalningen gick inte igenom',
    confirm: 'Bekräfta',
    refuse: 'Avbryt',
    refused: 'Banken fick ingen bekräftelse.',
    account: 'Skapa konto eller logga in',
    welcome: 'Välkommen till Premium',
    promotion: 'Så många sagor ni vill',
    narration: 'Uppläsning',
    manage: 'Hantera abonnemanget',
    cancel: /^Säg upp/,
    cancelNow: 'Säg upp',
    cancelled: 'Premium, uppsagt',
    trialEnd: 'Gå till provtidens slut',
    renewal: 'Gå till nästa förnyelse',
    ended: 'Premium är avslutat',
    left: 'av 3 sagor kvar i dag',
    withdraw: /^Ångra avtalet/,
    withdrawNow: 'Bekräfta att ni ångrar avtalet',
    refunded: /Återbetalt/,
  },
  en: {
    subscribe: 'Subscribe to Premium',
    failed: 'Payment Failed',
    confirm: 'Confirm',
    refuse: 'Cancel',
    refused: 'We are unable to authenticate your payment method.',
    account: 'Create account or log in',
    welcome: 'Welcome to Premium!',
    promotion: 'As many stories as you like',
    narration: 'Voice narration',
    manage: 'Manage subscription',
    cancel: /^Cancel/,
    cancelNow: 'Cancel Premium',
    cancelled: 'Premium, cancelled',
    trialEnd: 'Go to the end of the trial',
    renewal: 'Go to the next renewal',
    ended: 'Premium has ended',
    left: 'of 3 stories left today',
    withdraw: /^Withdraw/,
    withdrawNow: 'Confirm the withdrawal',
    refunded: /Refunded/,
  },
} as const);

const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

const language = walkedLanguage;
const say = words[language];

// A visitor's first question, who is signed in, is answered 401, and the browser reports that: not a quiet test.
loud('a visitor subscribes, signs up, is told ten stories, cancels and is free again', async ({ page }) => {
  // Ten stories and four looks at every colour take their time on a busy machine.
  loud.slow();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.context().addCookies([{ name: 'lang', value: language, url: test.info().project.use.baseURL as string }]);
  await page.goto('/subscribe');
  await page.getByRole('button', { name: say.subscribe }).click();
  await page.getByRole('link', { name: say.account }).click();

  await page.waitForURL('**/api/login?**');
  const form = page.locator('form[action="/api/register"]');
  if (!(await form.locator('[name=email]').isVisible())) await page.locator('summary').first().click();
  await form.locator('[name=email]').fill(`parent-${randomUUID()}@example.org`);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button').click();

  await expect(notice(page, say.welcome)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.request.post('/api/child-profiles', {
    headers: { 'X-Requested-With': 'sagolykta' },
    data: { name: 'Alma', age: 6, city: 'Lund', bestFriendName: 'Elsa' },
  });
  const [child] = await (await page.request.get('/api/child-profiles')).json();
  for (let count = 0; count < 10; count += 1) {
    const told = await page.request.post('/api/stories/generate', {
      headers: { 'X-Requested-With': 'sagolykta' },
      data: { childProfileId: child.id, selectedAttributes: ['bestFriend'], language },
    });
    expect(told.status()).toBe(201);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alma');
  await expect(page.getByText(say.promotion)).toBeHidden();

  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: say.narration })).toBeEnabled();
  await page.getByRole('link', { name: say.manage }).click();
  await expect(page.getByRole('button', { name: say.trialEnd })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.trialEnd }).click();
  await expect(page.getByText('$9.99')).toBeVisible();
  await page.getByRole('button', { name: say.cancel }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: say.cancelNow, exact: true }).click();
  await expect(page.getByRole('heading', { name: say.cancelled })).toBeVisible();
  await page.getByRole('button', { name: say.renewal }).click();
  await expect(page.getByRole('heading', { name: say.ended })).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByText(say.left).first()).toBeVisible();
  await expect(page.getByRole('switch', { name: say.narration })).toBeDisabled();
  await page.goto('/');
  await expect(page.getByText(say.promotion)).toBeVisible();
});

test('a family changes its mind within fourteen days, in two steps', async ({ page }) => {
  test.slow();
  await signUp(page, language);
  await addChild(page);
  await page.goto('/subscribe');
  await page.getByRole('button', { name: say.subscribe }).click();
  await expect(notice(page, say.welcome)).toBeVisible();
  // What was asked before the change is answered after it, and is not what is shown.
  const { promise: changed, resolve: answer } = Promise.withResolvers<void>();
  await page.route(
    '**/receipts',
    async (route) => {
      await changed;
      await route.fulfill({ json: [] });
    },
    { times: 1 },
  );
  await page.goto('/settings?page=subscription');
  await page.getByRole('button', { name: say.trialEnd }).click();
  await expect(page.getByText('$9.99')).toBeVisible();
  answer();
  await page.getByRole('button', { name: say.withdraw }).click();
  await expect(page.getByRole('alertdialog')).toContainText('@example.org');
  await expectAccessible(page);
  await page.getByRole('button', { name: say.withdrawNow }).click();
  await expect(page.getByRole('heading', { name: say.ended })).toBeVisible();
  await expect(page.getByText(say.refunded)).toBeVisible();
  await expectAccessible(page);
});

// A refused payment is a failed call, which the browser reports by itself: not a quiet test.
loud('each card says in the bank’s words what became of it', async ({ page }) => {
  loud.slow();
  await signUp(page, language);
  await page.goto('/subscribe');
  for (const [card, message] of Object.entries(cards[language])) {
    await page.locator('select[name=card]').selectOption(card);
    await page.getByRole('button', { name: say.subscribe }).click();
    // In the form, where it stays, and in a notice, which leaves the button free.
    await expect(page.locator('form').getByText(message, { exact: true })).toBeVisible();
    const told = page.locator('.notice').filter({ hasText: say.failed });
    await expect(told).toContainText(message);
    const [words, button] = [
      await told.boundingBox(),
      await page.getByRole('button', { name: say.subscribe }).boundingBox(),
    ];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
  await page.locator('select[name=card]').selectOption('needs-confirmation');
  await page.getByRole('button', { name: say.subscribe }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  // The one lit thing is what the bank asks for.
  await expect(page.getByRole('alertdialog').locator('.bg-lamp')).toHaveText([say.confirm]);
  await page.getByRole('button', { name: say.refuse, exact: true }).click();
  await expect(page.locator('form').getByText(say.refused)).toBeVisible();
  await page.getByRole('button', { name: say.subscribe }).click();
  await page.getByRole('button', { name: say.confirm, exact: true }).click();
  await expect(notice(page, say.welcome)).toBeVisible();
  await expect(page).toHaveURL('/');
});
