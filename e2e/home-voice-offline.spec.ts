import { expect, type Page, test } from '@playwright/test';
import { bringVoices } from './support/device-voice.ts';
import { bringListener } from './support/listening-family.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { keptPaths, letServiceWorkerIn } from './support/service-worker.ts';
import { walkedLanguage } from './support/walked-language.ts';

// Without a net the browser itself reports what could not be fetched, so these are not quiet tests.
test.use({ serviceWorkers: 'allow' });

const words = saidInBoth({
  sv: {
    open: 'Läs in en röst hemifrån',
    who: 'Vem läser?',
    consent: 'Den som läser har sagt ja till att rösten sparas så',
    begin: 'Börja läsa in',
    record: 'Spela in',
    stop: 'Klart',
    kept: 'Sparad',
    close: 'Stäng',
    listen: 'Lyssna',
    how: 'Röst och tempo',
    erase: 'Radera Farfar Nils',
    eraseNow: 'Radera rösten',
  },
  en: {
    open: 'Record a voice from home',
    who: 'Who reads?',
    consent: 'Whoever reads has said yes to the voice being kept like this',
    begin: 'Begin recording',
    record: 'Record',
    stop: 'Done',
    kept: 'Kept',
    close: 'Close',
    listen: 'Listen',
    how: 'Voice and pace',
    erase: 'Erase Farfar Nils',
    eraseNow: 'Erase the voice',
  },
} as const);

/** Remembers the addresses of the sounds that were truly heard. */
async function watchHeard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function watched(this: HTMLMediaElement) {
      this.addEventListener('timeupdate', () => {
        if (this.currentTime > 0.2 && !this.error) heard.push(new URL(this.src).pathname);
      });
      return play.call(this);
    };
  });
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
const soundsKept = async (page: Page) => (await keptPaths(page)).filter((path) => path.startsWith('/api/recordings/'));

const language = walkedLanguage;
const say = words[language];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what was read at home is heard without a net, until it is erased', async ({ page, context }) => {
  await context.grantPermissions(['microphone']);
  await watchHeard(page);
  await bringVoices(page, []);
  const { id } = await bringListener(page, language, true);
  await page.goto(`/story/${id}`);
  await letServiceWorkerIn(page);
  await page.reload();
  await button(page, say.open).click();
  await page.getByLabel(say.who).fill('Farfar Nils');
  await page.getByRole('switch', { name: say.consent }).click();
  await button(page, say.begin).click();
  await button(page, say.record).click();
  // The browser's own microphone beeps once a second: two beeps are long enough to be heard.
  for (const loud of [true, false, true, false]) {
    const value = () => page.getByRole('meter').evaluate((meter) => (meter as HTMLMeterElement).value);
    await expect.poll(async () => (await value()) > 0.1, { intervals: [30] }).toBe(loud);
  }
  await button(page, say.stop).click();
  await expect(page.getByText(say.kept, { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: say.close, exact: true }).last().click();
  await expect.poll(() => soundsKept(page)).toHaveLength(1);
  const [sound = ''] = await soundsKept(page);

  // What the browser remembers by itself may be gone any day: only what the app keeps counts.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.reload();
  await button(page, say.listen).click();
  await expect.poll(() => heard(page)).toContain(sound);
  // Safari plays nothing that is not given in parts.
  const part = await page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { Range: 'bytes=0-3' } });
    return [answer.status, answer.headers.get('content-range'), [...new Uint8Array(await answer.arrayBuffer())]];
  }, sound);
  expect(part).toEqual([206, expect.stringMatching(/^bytes 0-3\/\d{3,}$/), [0x1a, 0x45, 0xdf, 0xa3]]);

  await context.setOffline(false);
  await page.reload();
  // The voice is but a few seconds long: on a busy machine it may be over before the panel is asked for.
  await expect(async () => {
    if (await page.getByRole('dialog').isVisible()) return;
    if (!(await button(page, say.how).isVisible())) await button(page, say.listen).click();
    await button(page, say.how).click({ timeout: 2000 });
  }).toPass();
  // Whoever chooses is left to it, though nothing is heard any more.
  await expect(button(page, say.listen)).toBeVisible();
  await button(page, say.open).click();
  await button(page, say.erase).click();
  await button(page, say.eraseNow).click();
  await expect.poll(() => soundsKept(page)).toEqual([]);
});
