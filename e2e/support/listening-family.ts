import type { Page } from '@playwright/test';
import { passagesOf } from '@sagolykta/domain/passages';
import { bringStory } from './family.ts';
import { expect } from './quiet-test.ts';
import { addChild, type Language, signUp } from './signed-up-family.ts';

/** A premium family with a story; narration is switched on or off. Gives what is read of the story as well. */
export async function bringListener(page: Page, language: Language, voiceNarration: boolean) {
  await signUp(page, language);
  const id = await bringStory(page, await addChild(page, { petName: 'Bosse', petBreed: 'Beagle' }), language);
  const headers = { 'X-Requested-With': 'journey' };
  const checkout = await page.request.post('/api/create-test-subscription', { headers });
  const { clientSecret } = await checkout.json();
  const data = { clientSecret, card: 'success' };
  expect((await page.request.post('/api/sandbox/payments', { headers, data })).status()).toBeLessThan(300);
  const changed = await page.request.patch('/api/user/preferences', { headers, data: { voiceNarration } });
  expect(changed.status()).toBe(200);
  const story = await (await page.request.get(`/api/stories/${id}`)).json();
  return { id, passages: passagesOf(story) };
}
