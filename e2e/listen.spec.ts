import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringVoices, everythingSaid, isSpeaking, usualVoices, voiceComes } from './support/device-voice.ts';
import { bringListener } from './support/listening-family.ts';
import { nextFrames } from './support/next-frames.ts';
import { expect, test } from './support/quiet-test.ts';
import { languages } from './support/signed-up-family.ts';

const words = {
  sv: {
    listen: 'Lyssna',
    pause: 'Pausa uppläsningen',
    resume: 'Fortsätt läsa högt',
    stop: 'Avsluta uppläsningen',
    close: 'Stäng, till biblioteket',
    voice: { voice: 'Alva', language: 'sv_SE', rate: 0.9 },
    switchedOff: 'Slå på uppläsning i inställningarna, så kan sagan läsas högt.',
    noVoice: 'Enheten saknar en svensk röst. I dess egna inställningar går det att lägga till en.',
    fault: 'Rösten på den här enheten tystnade. Försök gärna igen.',
  },
  en: {
    listen: 'Listen',
    pause: 'Pause reading aloud',
    resume: 'Go on reading aloud',
    stop: 'Stop reading aloud',
    close: 'Close, to the library',
    voice: { voice: 'Daniel', language: 'en-GB', rate: 0.9 },
    switchedOff: 'Switch on voice narration in the settings to have the story read aloud.',
    noVoice: 'This device has no English voice. One can be added in the device’s own settings.',
    fault: 'The voice on this device fell silent. Please try again.',
  },
} as const;

const beingRead = (page: Page) => page.locator('.reading-page [aria-current="true"]');

for (const language of languages) {
  const say = words[language];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test(`the device reads the whole story, and what is read is marked and in view (${language})`, async ({ page }) => {
    test.slow();
    await bringVoices(page);
    const { id, passages } = await bringListener(page, language, true);
    await page.goto(`/story/${id}`);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await button(page, say.listen).click();
    for (const [index, passage] of passages.entries()) {
      await expect(beingRead(page)).toHaveCount(1);
      await expect(beingRead(page)).toHaveText(passage);
      await expect(beingRead(page)).toBeInViewport();
      if (index === 1) await expectAccessible(page);
      await voiceComes(page, 'end');
    }
    await expect(beingRead(page)).toHaveCount(0);
    await expect(button(page, say.listen)).toBeVisible();
    await expect(button(page, say.stop)).toBeHidden();
    expect(await everythingSaid(page)).toEqual(passages.map((text) => ({ text, ...say.voice })));
    // Parts of the app, pictures that come into view, that the story was read, whether others may read or paint: none holds a word of it.
    const harmless =
      /^(GET \S+\/(assets|pictures)\/\S+ $|GET \S+\/icon\.svg $|POST \S+\/readings $|GET \S+\/api\/(user\/stats|outside-help\/\S+|voice|painter) $)/;
    expect(sent.filter((request) => !harmless.test(request))).toEqual([]);

    // Once more from its beginning, though the eyes are at the end.
    await button(page, say.listen).click();
    await expect(beingRead(page)).toHaveText(passages[0] ?? '');
  });

  test(`reading aloud pauses, goes on with the sentence, and stops (${language})`, async ({ page }) => {
    await bringVoices(page);
    const { id, passages } = await bringListener(page, language, true);
    await page.goto(`/story/${id}`);
    await button(page, say.listen).click();
    await voiceComes(page, 'end');
    const first = passages[1] ?? '';
    await voiceComes(page, 'boundary', { charIndex: first.length - 3 });
    await button(page, say.pause).click();
    expect(await isSpeaking(page)).toBe(false);
    await expect(beingRead(page)).toHaveText(first);
    await button(page, say.resume).click();
    const lastSentence = (await everythingSaid(page)).at(-1)?.text ?? '';
    expect(first.endsWith(lastSentence)).toBe(true);
    expect(lastSentence).toMatch(/^\p{Lu}|^[”“–"]/u);
    await voiceComes(page, 'end');
    await expect(beingRead(page)).toHaveText(passages[2] ?? '');

    await button(page, say.stop).click();
    expect(await isSpeaking(page)).toBe(false);
    await expect(beingRead(page)).toHaveCount(0);
    await expect(button(page, say.listen)).toBeFocused();

    // A parent who has read half of it goes on listening there.
    await page
      .locator('.prose p')
      .nth(8)
      .evaluate((paragraph) => paragraph.scrollIntoView());
    await nextFrames(page);
    await button(page, say.listen).click();
    await expect(beingRead(page)).toHaveCount(1);
    // With the paragraphs whose last lines are still to be seen above it.
    expect(passages.slice(7, 10)).toContain(await beingRead(page).textContent());
    await page.getByRole('link', { name: say.close }).click();
    await expect(page).toHaveURL(/\/library$/);
    expect(await isSpeaking(page)).toBe(false);
  });

  test(`a voice that fails is told, and may be tried again (${language})`, async ({ page }) => {
    await bringVoices(page);
    const { id, passages } = await bringListener(page, language, true);
    await page.goto(`/story/${id}`);
    await button(page, say.listen).click();
    await voiceComes(page, 'error', { error: 'synthesis-failed' });
    await expect(page.getByText(say.fault, { exact: true }).first()).toBeVisible();
    await expect(beingRead(page)).toHaveCount(0);
    await button(page, say.listen).click();
    await expect(beingRead(page)).toHaveText(passages[0] ?? '');
  });

  test(`without a voice of its own in the story’s language the device says so (${language})`, async ({ page }) => {
    const elsewhere = usualVoices.filter(({ lang, localService }) => !localService || !lang.startsWith(language));
    await bringVoices(page, elsewhere);
    const { id } = await bringListener(page, language, true);
    await page.goto(`/story/${id}`);
    await expect(button(page, `${say.listen}. ${say.noVoice}`)).toBeDisabled();
    expect(await everythingSaid(page)).toEqual([]);
  });

  test(`with narration switched off the button says where to switch it on (${language})`, async ({ page }) => {
    await bringVoices(page);
    const { id } = await bringListener(page, language, false);
    await page.goto(`/story/${id}`);
    await expect(button(page, `${say.listen}. ${say.switchedOff}`)).toBeDisabled();
  });
}
