import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringVoices, everythingSaid, isSpeaking, voiceComes } from './support/device-voice.ts';
import { bringListener } from './support/listening-family.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    listen: 'Lyssna',
    resume: 'Fortsätt läsa högt',
    sleep: 'Somna',
    tenMinutes: 'Om 10 minuter',
    afterStory: 'Efter sagan',
    dim: 'Släck till en lykta',
    lit: 'Lyktan lyser. Tryck var som helst för att tända skärmen.',
    out: 'Lyktan har slocknat. Tryck var som helst för att tända skärmen.',
  },
  en: {
    listen: 'Listen',
    resume: 'Go on reading aloud',
    sleep: 'Fall asleep',
    tenMinutes: 'In 10 minutes',
    afterStory: 'After the story',
    dim: 'Dim to a lantern',
    lit: 'The lantern is lit. Tap anywhere to light the screen.',
    out: 'The lantern has gone out. Tap anywhere to light the screen.',
  },
} as const);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const volume = async (page: Page) => (await everythingSaid(page)).at(-1)?.volume ?? -1;

const language = walkedLanguage;
const say = words[language];

test(`after ten minutes the voice has sunk and is silent, and the lantern is out`, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T20:00:00') });
  await bringVoices(page);
  const { id } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await expect(button(page, say.listen)).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-22T20:30:00'));
  await button(page, say.listen).click();
  await button(page, say.sleep).click();
  await page.getByRole('radio', { name: say.tenMinutes }).check();
  await page.keyboard.press('Escape');
  // By night the page is warm; nobody touches it for half a minute, and it is a lantern.
  await expect(page.locator('html')).toHaveAttribute('data-warm', 'true');
  await page.clock.runFor(31_000);
  await expect(button(page, say.lit)).toBeVisible();
  await voiceComes(page, 'end');
  expect(await volume(page)).toBe(1);
  const place = page.getByRole('slider', { includeHidden: true });

  // Half of the last minute is over: evenly to the ear it is a quarter.
  await page.clock.runFor(600_000 - 31_000 - 30_000);
  await voiceComes(page, 'end');
  expect(await volume(page)).toBeGreaterThan(0.2);
  expect(await volume(page)).toBeLessThan(0.3);
  const last = await place.inputValue();
  await page.clock.runFor(31_000);
  await expect(button(page, say.out)).toBeVisible();
  expect(await isSpeaking(page)).toBe(false);

  // In the morning it goes on where they fell asleep, as loud as ever.
  await button(page, say.out).click();
  await button(page, say.resume).click();
  await expect(place).toHaveValue(last);
  expect(await isSpeaking(page)).toBe(true);
  expect(await volume(page)).toBe(1);
});

test(`after this story the good night is said softly`, async ({ page }) => {
  await bringVoices(page);
  const { id, passages } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await button(page, say.listen).click();
  await button(page, say.sleep).click();
  await page.getByRole('radio', { name: say.afterStory }).check();
  await page.keyboard.press('Escape');
  await voiceComes(page, 'end');
  expect(await volume(page)).toBe(1);
  await page.getByRole('slider').fill(String(passages.length - 1));
  expect(await volume(page)).toBeLessThan(0.5);
  expect(await volume(page)).toBeGreaterThan(0.39);
});

test(`the screen is dimmed to a lantern by hand, and lit again by any touch or key`, async ({ page }) => {
  await bringVoices(page);
  const { id } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await button(page, say.listen).click();
  await button(page, say.sleep).click();
  await expectAccessible(page);
  await button(page, say.dim).click();
  await expect(button(page, say.lit)).toBeVisible();
  await expectAccessible(page);
  await page.mouse.click(40, 700);
  await expect(button(page, say.lit)).toBeHidden();
  await button(page, say.sleep).click();
  await button(page, say.dim).click();
  await expect(button(page, say.lit)).toBeFocused();
  await page.keyboard.press('a');
  await expect(button(page, say.lit)).toBeHidden();
  expect(await isSpeaking(page)).toBe(true);
});
