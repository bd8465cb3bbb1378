import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { addChild, addStory, password, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    privacy: 'Integritet',
    download: /Hämta allt/,
    password: 'Lösenord',
    downloadNow: 'Hämta filen',
    index: 'Allt ert i Sagolykta',
  },
  en: {
    privacy: 'Privacy Settings',
    download: /Download everything/,
    password: 'Password',
    downloadNow: 'Download the file',
    index: 'Everything of yours in Sagolykta',
  },
} as const);

const language = walkedLanguage;
const say = words[language];

test('everything can be downloaded, and read', async ({ page }) => {
  await signUp(page, language);
  const title = await addStory(page, await addChild(page), language);
  await page.goto('/settings');
  await page.getByRole('link', { name: say.privacy }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: say.download }).click();
  await expect(page.getByLabel(say.password, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: say.downloadNow }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^sagolykta.*\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const index = new TextDecoder().decode(files['index.html']);
  expect(index).toContain(say.index);
  expect(index).toContain(title.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
  expect(Object.keys(files).filter((name) => name.endsWith('.svg'))).toHaveLength(3);
});
