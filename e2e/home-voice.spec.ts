import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringVoices, everythingSaid, voiceComes } from './support/device-voice.ts';
import { bringListener } from './support/listening-family.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    listen: 'Lyssna',
    how: 'Röst och tempo',
    open: 'Läs in en röst hemifrån',
    who: 'Vem läser?',
    consent: 'Den som läser har sagt ja till att rösten sparas så',
    begin: 'Börja läsa in',
    record: 'Spela in',
    stop: 'Klart',
    again: 'Läs om',
    kept: 'Sparad',
    next: 'Nästa',
    close: 'Stäng',
    resume: 'Fortsätt läsa högt',
    refused: 'Mikrofonen gick inte att använda. Tillåt den för den här sidan i webbläsaren.',
    goOn: 'Fortsätt med Mormor Karin',
    erase: 'Radera Mormor Karin',
    eraseNow: 'Radera rösten',
  },
  en: {
    listen: 'Listen',
    how: 'Voice and pace',
    open: 'Record a voice from home',
    who: 'Who reads?',
    consent: 'Whoever reads has said yes to the voice being kept like this',
    begin: 'Begin recording',
    record: 'Record',
    stop: 'Done',
    again: 'Read again',
    kept: 'Kept',
    next: 'Next',
    close: 'Close',
    resume: 'Go on reading aloud',
    refused: 'The microphone could not be used. Allow it for this page in the browser.',
    goOn: 'Go on with Mormor Karin',
    erase: 'Erase Mormor Karin',
    eraseNow: 'Erase the voice',
  },
} as const);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const beingRead = (page: Page) => page.locator('.reading-page [aria-current="true"]');

/** What was played, and to where: the page's own sounds are watched. */
async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played: string[] = [];
    Object.assign(window, { played });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function watched(this: HTMLMediaElement) {
      if (this.src.includes('/api/recordings/')) played.push(new URL(this.src).pathname);
      return play.call(this);
    };
  });
}
const played = (page: Page) => page.evaluate(() => (window as unknown as { played: string[] }).played);

const language = walkedLanguage;
const say = words[language];
const openStudio = async (page: Page) => {
  await button(page, say.how).click();
  await button(page, say.open).click();
};

test('a grandparent reads two passages, and then is the voice of the story', async ({ page, context }) => {
  await context.grantPermissions(['microphone']);
  await watchSounds(page);
  await bringVoices(page);
  const { id, passages } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await button(page, say.listen).click();
  await openStudio(page);
  await expect(button(page, say.begin)).toBeDisabled();
  await page.getByLabel(say.who).fill('Mormor Karin');
  await expect(button(page, say.begin)).toBeDisabled();
  await page.getByRole('switch', { name: say.consent }).click();
  await expectAccessible(page);
  await button(page, say.begin).click();
  for (const passage of [0, 1]) {
    await expect(page.getByRole('dialog').getByText(passages[passage] ?? '', { exact: true })).toBeVisible();
    await button(page, say.record).click();
    await expect(page.getByRole('meter')).toBeVisible();
    // The microphone of the browser's own beeps: until it was heard there is nothing to keep.
    await expect
      .poll(() => page.getByRole('meter').evaluate((meter) => (meter as HTMLMeterElement).value))
      .toBeGreaterThan(0.1);
    await button(page, say.stop).click();
    await expect(page.getByText(say.kept, { exact: true })).toBeVisible();
    if (passage === 0) await button(page, say.next).click();
  }
  await expectAccessible(page);
  const headers = { 'X-Requested-With': 'journey' };
  const list = async () => (await page.request.get(`/api/stories/${id}/recordings`, { headers })).json();
  const [first] = await list();
  expect(first).toMatchObject({ reader: 'Mormor Karin', passage: 0, type: 'audio/webm' });
  // The silence before the first beep and after the last is left out.
  expect(first.heardTo - first.heardFrom).toBeGreaterThan(100);

  // Read again: another take has the place of the one before.
  await button(page, say.again).click();
  await expect
    .poll(() => page.getByRole('meter').evaluate((meter) => (meter as HTMLMeterElement).value))
    .toBeGreaterThan(0.1);
  const before = (await list()).map((one: { id: string }) => one.id);
  await button(page, say.stop).click();
  await expect(button(page, say.again)).toBeEnabled();
  const ids: string[] = (await list()).map((one: { id: string }) => one.id);
  expect(ids).toHaveLength(2);
  expect(ids[1]).not.toBe(before[1]);

  await page.getByRole('dialog').getByRole('button', { name: say.close, exact: true }).last().click();
  const saidBefore = (await everythingSaid(page)).length;
  await button(page, say.resume).click();
  await expect.poll(() => played(page)).toContain(`/api/recordings/${ids[0]}`);
  await expect.poll(() => played(page)).toContain(`/api/recordings/${ids[1]}`);
  // What nobody at home has read, the device reads.
  await expect(beingRead(page)).toHaveText(passages[2] ?? '');
  await expect.poll(async () => (await everythingSaid(page)).length).toBeGreaterThan(saidBefore);
  await voiceComes(page, 'end');

  // Erased, it is gone from the server and from the list.
  await page.reload();
  await button(page, say.listen).click();
  await openStudio(page);
  await expect(button(page, say.goOn)).toBeVisible();
  await button(page, say.erase).click();
  await button(page, say.eraseNow).click();
  await expect(button(page, say.goOn)).toBeHidden();
  expect(await list()).toEqual([]);
  expect((await page.request.get(`/api/recordings/${ids[0]}`)).status()).toBe(404);
});

test('without a microphone it says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  // A device without a voice of its own is just the one that wants a voice from home.
  await bringVoices(page, []);
  const { id } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await button(page, say.open).click();
  await page.getByLabel(say.who).fill('Farfar');
  await page.getByRole('switch', { name: say.consent }).click();
  await button(page, say.begin).click();
  await button(page, say.record).click();
  await expect(page.getByText(say.refused)).toBeVisible();
});
