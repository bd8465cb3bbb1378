import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringVoices, voiceComes } from './support/device-voice.ts';
import { bringListener } from './support/listening-family.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: { listen: 'Lyssna', stop: 'Avsluta uppläsningen', sleep: 'Somna', waves: 'Vågor', place: /^Där sagan är: / },
  en: {
    listen: 'Listen',
    stop: 'Stop reading aloud',
    sleep: 'Fall asleep',
    waves: 'Waves',
    place: /^Where the story is: /,
  },
} as const);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Heard {
  readonly context: AudioContext;
  readonly ear: AnalyserNode;
}

/** Puts an ear to the loudspeaker: what the page sends there is measured on its way. */
async function bringEar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function listened(this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode && this.context instanceof AudioContext) {
        const ear = new AnalyserNode(this.context, { fftSize: 8192 });
        Object.assign(window, { heard: { context: this.context, ear } });
        connect.call(this, ear);
      }
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
  });
}

async function loudness(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { heard } = window as unknown as { heard?: Heard };
    if (heard === undefined) return 0;
    const samples = new Float32Array(heard.ear.fftSize);
    heard.ear.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  });
}
const state = (page: Page) => page.evaluate(() => (window as unknown as { heard?: Heard }).heard?.context.state);

const language = walkedLanguage;
const say = words[language];

test(`the night is heard under the reading, louder after it, and goes`, async ({ page }) => {
  await bringEar(page);
  await bringVoices(page);
  const { id, passages } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await button(page, say.listen).click();
  expect(await loudness(page)).toBe(0);
  await button(page, say.sleep).click();
  await expect(page.getByRole('radio', { name: say.place })).toBeVisible();
  await page.getByRole('radio', { name: say.waves, exact: true }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // A whisper: there, and more than thirty decibels below full.
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.004);
  expect(await loudness(page)).toBeLessThan(0.03);

  // The good night is said, and the night goes on alone.
  await page.getByRole('slider').fill(String(passages.length - 1));
  await voiceComes(page, 'end');
  while ((await button(page, say.stop).count()) > 0 && !(await page.getByRole('status').isVisible()))
    await voiceComes(page, 'end');
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.018);

  await button(page, say.stop).click();
  await expect(page.getByRole('region', { name: /Uppläsning|Reading aloud/ })).toHaveCount(0);
  // It fades, and then the device may rest.
  await expect.poll(() => state(page)).toBe('suspended');
  expect(await loudness(page)).toBeLessThan(0.002);
});

test('the night is made on the device: nothing is fetched for it but its few lines', async ({ page }) => {
  await bringEar(page);
  await bringVoices(page);
  const { id } = await bringListener(page, 'sv', true);
  await page.goto(`/story/${id}`);
  await button(page, 'Lyssna').click();
  await button(page, 'Somna').click();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.getByRole('radio', { name: 'Nattåget' }).check();
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.004);
  // The browser does not tell of a worklet's own lines; whatever else comes is a part of the app, or its picture on the lock screen.
  expect(fetched.filter((path) => !/^\/(assets|icon)|\.webp$/.test(path))).toEqual([]);
});
