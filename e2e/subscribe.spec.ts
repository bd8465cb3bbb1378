import { test as loud, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringVoices, usualVoices } from './support/device-voice.ts';
import { expect } from './support/quiet-test.ts';
import { languages, signUp } from './support/signed-up-family.ts';

const words = {
  sv: { unavailable: 'Premium går inte att köpa just nu', home: 'Till startsidan' },
  en: { unavailable: 'Subscription Unavailable', home: 'Back to Home' },
} as const;

// The server's answers are given here: which of them comes is up to how its payments are set up. Failed calls are reported
// by the browser itself, so these are not quiet tests.
const answer = (page: Page, reply: { status?: number; body?: string; json?: unknown }) =>
  page.route('**/api/create-test-subscription', (route) => route.fulfill(reply));
const checkout = {
  clientSecret: 'secret',
  provider: 'sandbox',
  mode: 'test',
  publishableKey: null,
  trialEndsAt: '2026-11-28T12:00:00.000Z',
  firstPaymentAt: '2026-11-28T12:00:00.000Z',
  renewsAt: '2026-12-28T12:00:00.000Z',
};

for (const language of languages) {
  loud(`without payments there is no subscription, and a way home (${language})`, async ({ page }) => {
    await signUp(page, language);
    await answer(page, { status: 404, body: '' });
    await page.goto('/subscribe');
    await expect(page.getByRole('heading', { level: 1, name: words[language].unavailable })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words[language].home }).click();
    await expect(page).toHaveURL('/');
  });
}

loud('a visitor sees what Premium is, what it costs, and that this is a test', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await answer(page, { json: checkout });
  await page.goto('/subscribe');
  for (const name of ['Unlimited Stories', 'Voice Narration', 'Premium Themes', 'Offline Reading', 'Family Sharing']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('TEST MODE.')).toBeVisible();
  await expect(page.getByText('$9.99 per month')).toBeVisible();
  await expect(page.getByText('7-day free trial')).toBeVisible();
  await expect(page.getByText('First payment on November 28.')).toBeVisible();
  await expect(page.getByText('December 28')).toBeVisible();
  await expect(page.getByText('You may change your mind for 14 days')).toBeVisible();
  await expect(page.getByText('Secure Payment')).toBeVisible();
  await expect(page.getByText('Cancel Anytime')).toBeVisible();
  await expectAccessible(page);
});

loud('a subscription that cannot be begun leads away with a notice', async ({ page }) => {
  await signUp(page, 'en');
  await answer(page, { json: { ...checkout, clientSecret: null } });
  await page.goto('/subscribe');
  await expect(page.getByText('Unable to initialize payment. Please try again.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await answer(page, { status: 500, body: 'no' });
  await page.goto('/subscribe');
  await expect(page.getByText('Failed to initialize subscription. Please try again.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/settings');
});

const noVoice = { sv: /den har ingen svensk röst/, en: /it has no English voice/ } as const;

for (const language of languages) {
  loud(`narration is not sold to a device without a voice (${language})`, async ({ page }) => {
    await answer(page, { json: checkout });
    await bringVoices(
      page,
      usualVoices.filter(({ lang, localService }) => !localService || !lang.startsWith(language)),
    );
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/subscribe');
    await expect(page.getByText(noVoice[language])).toBeVisible();
    await expectAccessible(page);
  });

  loud(`a device with a voice is not told otherwise (${language})`, async ({ page }) => {
    await answer(page, { json: checkout });
    await bringVoices(page);
    await page.clock.install();
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/subscribe');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page.getByText(noVoice[language])).toBeHidden();
  });
}
