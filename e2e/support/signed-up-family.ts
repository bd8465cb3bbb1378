import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './quiet-test.ts';

export const languages = ['sv', 'en'] as const;
export type Language = (typeof languages)[number];

export const password = 'en lykta i natten';
/** What a page of ours sends along, and a foreign page may not. */
const headers = { 'X-Requested-With': 'sagolykta' };

/** A family with an account of its own, signed in, with the interface in its language. */
export async function signUp(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    // A language chosen in the app itself stays.
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
  }, language);
  const form = {
    email: `parent-${randomUUID()}@example.org`,
    password,
    firstName: 'Karin',
    timeZone: 'Europe/Stockholm',
    lang: language,
  };
  const answer = await page.request.post('/api/register', { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** The child's id. */
export async function addChild(page: Page, child: Record<string, unknown> = {}): Promise<string> {
  const data = { name: 'Alma', age: 6, city: 'Lund', bestFriendName: 'Elsa', ...child };
  const answer = await page.request.post('/api/child-profiles', { data, headers });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** The story's title. */
export async function addStory(page: Page, childProfileId: string, language: Language): Promise<string> {
  const data = { childProfileId, selectedAttributes: ['bestFriend'], language };
  const answer = await page.request.post('/api/stories/generate', { data, headers });
  expect(answer.status()).toBe(201);
  return (await answer.json()).title;
}
