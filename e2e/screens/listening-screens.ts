import type { Page } from '@playwright/test';
import { bringVoices, voiceComes } from '../support/device-voice.ts';
import type { Language } from '../support/signed-up-family.ts';
import type { Family } from './families.ts';

type Act = (page: Page, language: Language, family: Family) => Promise<void>;

const words = {
  sv: {
    book: 'Bilderbok',
    listen: 'Lyssna',
    how: 'Röst och tempo',
    sleep: 'Somna',
    dim: 'Släck till en lykta',
    open: 'Läs in en röst hemifrån',
    who: 'Vem läser?',
    consent: 'Den som läser har sagt ja till att rösten sparas så',
    begin: 'Börja läsa in',
  },
  en: {
    book: 'Picture book',
    listen: 'Listen',
    how: 'Voice and pace',
    sleep: 'Fall asleep',
    dim: 'Dim to a lantern',
    open: 'Record a voice from home',
    who: 'Who reads?',
    consent: 'Whoever reads has said yes to the voice being kept like this',
    begin: 'Begin recording',
  },
} as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Being read to by a voice that stands in for a device's: it is in the second sentence of the story. */
const listening: Act = async (page, language) => {
  const headers = { 'X-Requested-With': 'screens' };
  await page.request.patch('/api/user/preferences', { headers, data: { voiceNarration: true } });
  await bringVoices(page);
  await page.reload({ waitUntil: 'networkidle' });
  await press(page, words[language].listen);
  await voiceComes(page, 'end');
  await voiceComes(page, 'end');
};

const then =
  (...steps: readonly (keyof (typeof words)['sv'])[]): Act =>
  async (page, language, family) => {
    await listening(page, language, family);
    for (const step of steps) await press(page, words[language][step]);
  };

const recorder: Act = async (page, language, family) => {
  await then('how', 'open')(page, language, family);
  await page.getByLabel(words[language].who).fill('Mormor Karin');
  await page.getByRole('switch', { name: words[language].consent }).click();
};

const recording: Act = async (page, language, family) => {
  await recorder(page, language, family);
  await press(page, words[language].begin);
};

const story = { who: 'premium', path: ({ story }: Family) => `/story/${story}` } as const;

/** Where a story is heard: the player, what it opens, the lantern, the recorder, and the picture book that turns its own pages. */
export const listeningScreens = [
  { ...story, name: 'story-player', act: listening, isWide: true },
  { ...story, name: 'story-player-voices', act: then('how'), isWide: true },
  { ...story, name: 'story-player-sleep', act: then('sleep'), isWide: true },
  { ...story, name: 'story-player-book', act: then('book'), isWide: true },
  { ...story, name: 'story-lantern', act: then('sleep', 'dim'), isWide: true },
  { ...story, name: 'story-recorder', act: recorder, isWide: true },
  { ...story, name: 'story-recorder-passage', act: recording, isWide: true },
] as const;
