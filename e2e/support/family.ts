import type { Page } from '@playwright/test';
import { expect } from './quiet-test.ts';

export type Language = 'sv' | 'en';

const headers = { 'X-Requested-With': 'journey' };

/** Has all but an athlete. */
export const alma = {
  name: 'Alma',
  age: 6,
  city: 'Lund',
  school: 'Fågelskolan',
  bestFriendName: 'Elsa',
  petName: 'Bosse',
  petBreed: 'Golden Retriever',
  grandmaName: 'Karin',
  grandpaName: 'Lennart',
  favoriteSport: 'Soccer',
  favoriteSong: 'Trollmors vaggvisa',
} as const;

/** A family with Alma; signed in by the calls themselves, since another journey walks the forms. */
export async function bringFamily(page: Page, language: Language, theme: 'night' | 'day' = 'night'): Promise<string> {
  await page.addInitScript(
    ([chosenLanguage, chosenTheme]) => {
      localStorage.setItem('language', chosenLanguage as string);
      // Only at the first page: what the journey chooses later is to stay.
      if (localStorage.getItem('theme') === null) localStorage.setItem('theme', chosenTheme as string);
    },
    [language, theme],
  );
  const entered = await page.request.post('/api/guest', {
    form: { returnTo: '/', timeZone: 'Europe/Stockholm', lang: language },
    headers,
    maxRedirects: 0,
  });
  expect(entered.status()).toBe(303);
  const child = await page.request.post('/api/child-profiles', {
    headers,
    data: alma,
  });
  expect(child.status()).toBe(201);
  return (await child.json()).id;
}

export async function bringStory(page: Page, childProfileId: string, language: Language): Promise<string> {
  const story = await page.request.post('/api/stories/generate', {
    headers,
    data: { childProfileId, selectedAttributes: ['pet', 'bestFriend'], language },
  });
  expect(story.status()).toBe(201);
  return (await story.json()).id;
}
