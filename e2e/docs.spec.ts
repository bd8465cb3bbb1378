import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';

test('the calls can be read, by anyone and without a script', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The calls of Sagolykta');
  await page.getByRole('link', { name: 'stories', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'stories', exact: true })).toBeInViewport();
  await expectAccessible(page);
  const path = await page.getByRole('link', { name: 'openapi.json' }).getAttribute('href');
  expect(await (await page.request.get(path ?? '')).json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
});
