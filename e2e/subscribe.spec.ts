import { test as loud, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringVoices, usualVoices } from './support/device-voice.ts';
import { expect } from './support/quiet-test.ts';
import { languages } from './support/signed-up-family.ts';

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
    await expectAccessible(page, language);
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
