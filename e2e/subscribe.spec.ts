import { test as loud, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringVoices, usualVoices } from './support/device-voice.ts';
import { expect } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { languages } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

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

const noRecording = saidInBoth({
  sv: {
    browser: 'En röst hemifrån kan inte läsas in i den här webbläsaren, men i en nyare eller på en annan enhet.',
    microphone: 'En röst hemifrån kan inte läsas in här: enheten har ingen mikrofon. Det går på en telefon.',
  },
  en: {
    browser: 'A voice from home cannot be recorded in this browser, but in a newer one or on another device.',
    microphone: 'A voice from home cannot be recorded here: this device has no microphone. It can on a phone.',
  },
} as const);
const takenAway = {
  browser: () => Reflect.deleteProperty(window, 'MediaRecorder'),
  microphone: () => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([]);
  },
} as const;
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
}

const language = walkedLanguage;

loud('a device with a voice is not told otherwise', async ({ page }) => {
  await answer(page, { json: checkout });
  await bringVoices(page);
  await page.clock.install();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText(noVoice[language])).toBeHidden();
  for (const sentence of Object.values(noRecording[language])) await expect(page.getByText(sentence)).toBeHidden();
});

for (const missing of ['browser', 'microphone'] as const) {
  loud(`a voice from home is not sold where the ${missing} cannot record it`, async ({ page }) => {
    await answer(page, { json: checkout });
    await bringVoices(page);
    await page.addInitScript(takenAway[missing]);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/subscribe');
    await expect(page.getByText(noRecording[language][missing])).toBeVisible();
    await expectAccessible(page);
  });
}
