import { expect, test } from './support/quiet-test.ts';
import { addChild, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const name = '<img src=x onerror=alert(1)>';

const language = walkedLanguage;
test('what an intruder calls a child is shown as it is typed', async ({ page }) => {
  let ran = false;
  page.on('dialog', async (dialog) => {
    ran = true;
    await dialog.dismiss();
  });
  await signUp(page, language);
  const childProfileId = await addChild(page, { name, bestFriendName: '"><svg/onload=alert(1)>' });
  const data = { childProfileId, selectedAttributes: ['bestFriend'], language, theme: '<script>alert(1)</script>' };
  const headers = { 'X-Requested-With': 'sagolykta' };
  const answer = await page.request.post('/api/stories/generate', { data, headers });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  for (const path of ['/', '/profile', '/library', '/create-story', `/story/${id}`]) {
    await page.goto(path);
    await expect(page.getByText(name).first()).toBeVisible();
  }
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
  expect(ran).toBe(false);
});
