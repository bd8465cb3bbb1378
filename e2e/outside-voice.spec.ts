import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { sentencesOf } from '@sagolykta/domain/sentences';
import { type ModelWire, mp3Of, startModelWire } from '../apps/server/test/support/model-wire.ts';
import { bringVoices, everythingSaid, voiceComes } from './support/device-voice.ts';
import { bringListener } from './support/listening-family.ts';
import { startOwnServer } from './support/own-server.ts';
import { test as quietTest } from './support/quiet-test.ts';

/** The other journeys have no voice but the device's. */
let server: Awaited<ReturnType<typeof startOwnServer>> | undefined;
let wire: ModelWire;

base.beforeAll(async () => {
  wire = await startModelWire();
  // A tenth of a second: a story may have fifty passages.
  wire.sound = mp3Of(4);
  server = await startOwnServer({
    VOICE: 'openai-compatible',
    VOICE_MODEL: 'test-speech',
    VOICE_NAME: 'calm',
    VOICE_BASE_URL: wire.url,
  });
});
base.afterAll(async () => {
  server?.stop();
  await wire.stop();
});

// Asked for before the server is there, too.
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed
const here = { baseURL: async ({}, use: (address: string | undefined) => Promise<void>) => use(server?.origin) };
const test = quietTest.extend(here);
/** A sound that does not come is told by the browser itself. */
const loudTest = base.extend(here);

const words = {
  sv: {
    outside: 'Låt en röst utifrån läsa',
    told: 'körs på samma dator som Sagolykta',
    listen: 'Lyssna',
    pause: 'Pausa uppläsningen',
    resume: 'Fortsätt läsa högt',
  },
  en: {
    outside: 'Let an outside voice read',
    told: 'runs on the same machine as Sagolykta',
    listen: 'Listen',
    pause: 'Pause reading aloud',
    resume: 'Go on reading aloud',
  },
} as const;

const beingRead = (page: Page) => page.locator('.reading-page [aria-current="true"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What the speech model was asked to read, in order. */
const asked = () =>
  wire.sent.map((request) => JSON.parse(request.toString('utf8').split('\n\n')[1] ?? '').input as string);

test('an outside voice reads the whole story, once the family has agreed to it', async ({ page }) => {
  test.slow();
  const say = words.sv;
  wire.sent.length = 0;
  await bringVoices(page);
  const { id, passages } = await bringListener(page, 'sv', true);
  await page.goto('/settings');
  const agreement = page.getByRole('switch', { name: say.outside });
  await expect(agreement).not.toBeChecked();
  await expect(page.getByText(say.told)).toBeVisible();
  // The switch turns at the tap; the yes is given when the server has kept it.
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/outside-help/voice') && answer.request().method() === 'PUT',
  );
  await agreement.click();
  expect((await kept).status()).toBe(200);
  await expect(agreement).toBeChecked();

  await page.goto(`/story/${id}`);
  await button(page, say.listen).click();
  await expect.poll(() => asked().length).toBeGreaterThan(1);
  await button(page, say.pause).click();
  const place = (await beingRead(page).textContent()) ?? '';
  await page.waitForTimeout(900);
  await expect(beingRead(page)).toHaveText(place);
  await button(page, say.resume).click();
  await expect(button(page, say.listen)).toBeVisible();
  await expect(beingRead(page)).toHaveCount(0);
  expect(asked()).toEqual(passages);
  expect(await everythingSaid(page)).toEqual([]);

  // What has been read once is not asked for again.
  await page.reload();
  await button(page, say.listen).click();
  await expect.poll(async () => passages.indexOf((await beingRead(page).textContent()) ?? '')).toBeGreaterThan(2);
  expect(asked()).toHaveLength(passages.length);
});

loudTest('where the outside voice falls silent the device reads on, and no word is lost', async ({ page }) => {
  const say = words.en;
  wire.sent.length = 0;
  await bringVoices(page);
  const { id, passages } = await bringListener(page, 'en', true);
  await page.goto('/settings');
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/outside-help/voice') && answer.request().method() === 'PUT',
  );
  await page.getByRole('switch', { name: say.outside }).click();
  expect((await kept).status()).toBe(200);
  await expect(page.getByRole('switch', { name: say.outside })).toBeChecked();
  await page.goto(`/story/${id}`);
  await button(page, say.listen).click();
  await expect.poll(() => asked().length).toBeGreaterThan(3);
  wire.fault = { status: 500 };
  await expect.poll(async () => (await everythingSaid(page)).length).toBe(1);
  wire.fault = {};
  const saidOf = (passage: string) =>
    sentencesOf(passage, 'en').map(({ start, end }) => passage.slice(start, end).trimEnd());
  // By its place, not its words: a story with a refrain says the same again.
  const heard = passages.slice(0, Number(await beingRead(page).getAttribute('data-passage')));
  expect(heard.length).toBeGreaterThan(2);
  for (const passage of passages.slice(heard.length)) {
    await expect(beingRead(page)).toHaveText(passage);
    for (const _ of saidOf(passage)) await voiceComes(page, 'end');
  }
  await expect(button(page, say.listen)).toBeVisible();
  const said = (await everythingSaid(page)).map(({ text }) => text);
  expect([...heard.flatMap(saidOf), ...said]).toEqual(passages.flatMap(saidOf));
});
