import type { Page } from '@playwright/test';
import { sentencesOf } from '@sagolykta/domain/sentences';
import { expectAccessible } from './support/accessible.ts';
import { bringVoices, everythingSaid, isSpeaking, usualVoices, voiceComes } from './support/device-voice.ts';
import { bringListener } from './support/listening-family.ts';
import { nextFrames } from './support/next-frames.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { type Language, languages } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    listen: 'Lyssna',
    pause: 'Pausa uppläsningen',
    resume: 'Fortsätt läsa högt',
    stop: 'Avsluta uppläsningen',
    back: 'En mening tillbaka',
    forward: 'En mening framåt',
    progress: 'Plats i sagan',
    how: 'Röst och tempo',
    slow: '0,8 gånger',
    tryOther: 'Provlyssna på Klara',
    off: 'Av',
    close: 'Stäng, till biblioteket',
    switchedOff: 'Slå på uppläsning i inställningarna, så kan sagan läsas högt.',
    noVoice: 'Enheten saknar en svensk röst. I dess egna inställningar går det att lägga till en.',
    fault: 'Rösten på den här enheten tystnade. Försök gärna igen.',
  },
  en: {
    listen: 'Listen',
    pause: 'Pause reading aloud',
    resume: 'Go on reading aloud',
    stop: 'Stop reading aloud',
    back: 'Back one sentence',
    forward: 'On one sentence',
    progress: 'Place in the story',
    how: 'Voice and pace',
    slow: '0.8 times',
    tryOther: 'Try Serena',
    off: 'Off',
    close: 'Close, to the library',
    switchedOff: 'Switch on voice narration in the settings to have the story read aloud.',
    noVoice: 'This device has no English voice. One can be added in the device’s own settings.',
    fault: 'The voice on this device fell silent. Please try again.',
  },
} as const);

/** The voice that a device has for a language, as it is asked to speak. */
const ownVoice = {
  sv: { voice: 'Alva', language: 'sv_SE', rate: 0.9, volume: 1 },
  en: { voice: 'Daniel', language: 'en-GB', rate: 0.9, volume: 1 },
} as const;

const beingRead = (page: Page) => page.locator('.reading-page [aria-current="true"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saidOf = (passage: string, language: Language) =>
  sentencesOf(passage, language).map(({ start, end }) => passage.slice(start, end).trimEnd());
const lastSaid = async (page: Page) => (await everythingSaid(page)).at(-1)?.text;

/** What is lit of the text, as the browser paints it: highlights leave no mark in the page. */
async function lit(page: Page, name: 'spoken-sentence' | 'spoken-word'): Promise<string> {
  return await page.evaluate(
    (which) => [...(CSS.highlights.get(which) ?? [])].map((range) => String(range)).join(''),
    name,
  );
}

for (const language of languages) {
  const say = words[language];

  test(`the device reads the whole story, and what is read is lit and in view (${language})`, async ({ page }) => {
    test.slow();
    await bringVoices(page);
    const { id, passages } = await bringListener(page, language, true);
    await page.goto(`/story/${id}`);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await button(page, say.listen).click();
    for (const [index, passage] of passages.entries()) {
      await expect(beingRead(page)).toHaveText(passage);
      await expect(beingRead(page)).toBeInViewport();
      for (const sentence of saidOf(passage, language)) {
        await expect.poll(() => lit(page, 'spoken-sentence').then((text) => text.trimEnd())).toBe(sentence);
        if (index === 1) await expectAccessible(page, language);
        await voiceComes(page, 'end');
      }
    }
    await expect(beingRead(page)).toHaveCount(0);
    await expect(button(page, say.listen)).toBeVisible();
    await expect(button(page, say.stop)).toBeHidden();
    const all = passages.flatMap((passage) => saidOf(passage, language));
    expect(await everythingSaid(page)).toEqual(all.map((text) => ({ text, ...ownVoice[language] })));
    // Parts of the app, pictures that come into view, that the story was read, where one was, whether others may read or paint: none holds a word of it.
    const harmless =
      /^(GET \S+\/(assets|pictures)\/\S+ $|GET blob:\S+ $|GET \S+\/icon\.svg $|POST \S+\/readings $|\w+ \S+\/place \S{0,40}$|GET \S+\/recordings $|GET \S+\/api\/(user\/stats|outside-help\/\S+|voice|painter) $)/;
    expect(sent.filter((request) => !harmless.test(request))).toEqual([]);

    // Once more from its beginning, though the eyes are at the end.
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
}

const language = walkedLanguage;
const say = words[language];
const other = { sv: { name: 'Klara', lang: 'sv-SE' }, en: { name: 'Serena', lang: 'en-GB' } }[language];

test('reading aloud pauses, goes on with the sentence, and stops', async ({ page }) => {
  await bringVoices(page);
  const { id, passages } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await button(page, say.listen).click();
  await voiceComes(page, 'end');
  const first = passages[1] ?? '';
  await voiceComes(page, 'boundary', { name: 'word', charIndex: 0 });
  const [word = ''] = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/u.exec(first) ?? [];
  await expect.poll(() => lit(page, 'spoken-word')).toBe(word);
  await button(page, say.pause).click();
  expect(await isSpeaking(page)).toBe(false);
  await expect(beingRead(page)).toHaveText(first);
  await button(page, say.resume).click();
  expect(await lastSaid(page)).toBe(saidOf(first, language)[0]);
  for (const _ of saidOf(first, language)) await voiceComes(page, 'end');
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
  // The story leaves the page, and its voice with it, once the library has come.
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

test('by sentence back and on, by paragraph on the line, and from a sentence that is tapped', async ({ page }) => {
  // The page follows what is read: at once, so that a tap finds the words where they were seen.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringVoices(page);
  const { id, passages } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await button(page, say.listen).click();
  const long = passages.findIndex((passage, index) => index > 0 && saidOf(passage, language).length > 1);
  const [one, two] = saidOf(passages[long] ?? '', language);
  const line = page.getByRole('slider', { name: say.progress });
  await line.fill(String(long));
  await expect.poll(() => lastSaid(page)).toBe(one);
  await button(page, say.forward).click();
  await expect.poll(() => lastSaid(page)).toBe(two);
  await button(page, say.back).click();
  await expect.poll(() => lastSaid(page)).toBe(one);
  await button(page, say.back).click();
  await expect.poll(() => lastSaid(page)).toBe(saidOf(passages[long - 1] ?? '', language).at(-1));
  await expect(line).toHaveValue(String(long - 1));
  await nextFrames(page);

  const spot = await page.locator(`[data-passage="${long}"]`).evaluate((paragraph, sentence) => {
    const text = paragraph.firstChild as Text;
    const range = document.createRange();
    const start = text.data.indexOf(sentence) + 3;
    range.setStart(text, start);
    range.setEnd(text, start + 1);
    paragraph.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, two ?? '');
  await page.mouse.click(spot.x, spot.y);
  await expect.poll(() => lastSaid(page)).toBe(two);
  await expect(line).toHaveValue(String(long));
});

test('another voice is tried, chosen and kept; so are the pace and what is lit', async ({ page }) => {
  await bringVoices(page, [...usualVoices, { ...other, localService: true }]);
  const { id, passages } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await button(page, say.listen).click();
  await button(page, say.how).click();
  await button(page, say.tryOther).click();
  const tried = (await everythingSaid(page)).at(-1);
  expect(tried).toMatchObject({ text: saidOf(passages[1] ?? '', language)[0], voice: other.name });
  await expect(button(page, say.resume)).toBeVisible();
  await page.getByRole('radio', { name: other.name }).check();
  await page.getByRole('radio', { name: say.slow }).check();
  await page.getByRole('radio', { name: say.off, exact: true }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button(page, say.how)).toBeFocused();
  await button(page, say.resume).click();
  const chosen = { text: saidOf(passages[0] ?? '', language)[0], voice: other.name };
  await expect.poll(async () => (await everythingSaid(page)).at(-1)).toMatchObject(chosen);
  expect((await everythingSaid(page)).at(-1)?.rate).toBeCloseTo(0.72);
  await expect(beingRead(page)).toHaveCount(0);
  expect(await lit(page, 'spoken-sentence')).toBe('');

  await page.reload();
  await button(page, say.listen).click();
  await expect.poll(async () => (await everythingSaid(page)).at(-1)).toMatchObject(chosen);
});

test('the lock screen shows the story and obeys', async ({ page }) => {
  await page.addInitScript(() => {
    const acts: Record<string, () => void> = {};
    Object.assign(window, { acts });
    navigator.mediaSession.setActionHandler = (name, act) => {
      if (act === null) delete acts[name];
      else acts[name] = act as () => void;
    };
  });
  await bringVoices(page);
  const { id, passages } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await button(page, say.listen).click();
  const shown = () =>
    page.evaluate(() => ({
      title: navigator.mediaSession.metadata?.title,
      picture: navigator.mediaSession.metadata?.artwork[0]?.src.split('?')[0]?.split('.').at(-1),
      state: navigator.mediaSession.playbackState,
    }));
  await expect.poll(shown).toEqual({ title: passages[0], picture: 'webp', state: 'playing' });
  const press = (name: string) =>
    page.evaluate((which) => (window as unknown as { acts: Record<string, () => void> }).acts[which]?.(), name);
  await press('pause');
  await expect(button(page, say.resume)).toBeVisible();
  expect(await isSpeaking(page)).toBe(false);
  await press('play');
  await expect(button(page, say.pause)).toBeVisible();
  await press('nexttrack');
  await expect.poll(() => lastSaid(page)).toBe(saidOf(passages[1] ?? '', language)[0]);
  await press('stop');
  await expect(button(page, say.listen)).toBeVisible();
  await expect.poll(shown).toEqual({ title: undefined, picture: undefined, state: 'none' });
});

test('a voice that fails is told, and may be tried again', async ({ page }) => {
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

test('with narration switched off the button says where to switch it on', async ({ page }) => {
  await bringVoices(page);
  const { id } = await bringListener(page, language, false);
  await page.goto(`/story/${id}`);
  await expect(button(page, `${say.listen}. ${say.switchedOff}`)).toBeDisabled();
});
