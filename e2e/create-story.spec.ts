import { expectAccessible } from './support/accessible.ts';
import { bringFamily } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';

const words = saidInBoth({ sv: { write: 'Skriv sagan' }, en: { write: 'Write the story' } } as const);

const language = 'sv';
const say = words[language];

test('a typed theme is wish enough, and its field is seen without scrolling', async ({ page }) => {
  await bringFamily(page, language);
  await page.goto('/create-story');
  const write = page.getByRole('button', { name: say.write });
  await expect(write).toBeDisabled();
  const theme = page.locator('textarea[name=theme]');
  const [field, tray] = [await theme.boundingBox(), await page.locator('.tray').boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(tray?.y ?? 0);
  await theme.fill('   ');
  await expect(write).toBeDisabled();
  await theme.fill('en snäll drake');
  await write.click();
  await expect(page).toHaveURL(/\/story\//);
});

test("tonight's theme comes along, and what is ticked and typed outlives a reload", async ({ page }) => {
  await bringFamily(page, 'sv');
  await page.goto('/');
  const theme = page.getByRole('link', { name: /Kvällens tema/ });
  const words = (await theme.locator('span').last().textContent()) ?? '';
  await theme.click();
  await expect(page.getByLabel(/Eget tema/)).toHaveValue(words);
  await page.goto('/create-story');
  await page.getByLabel(/Eget tema/).fill('en snäll drake');
  await page.getByRole('checkbox', { name: /Bosse/ }).check();
  await expect(page.getByText('Med i sagan: Bosse')).toBeVisible();
  await page.getByRole('switch', { name: 'En kortare i kväll' }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'En kortare i kväll' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Bosse/ })).toBeChecked();
  await expect(page.getByLabel(/Eget tema/)).toHaveValue('en snäll drake');
});

test('with the first story it is asked what the children call whoever reads, and never again', async ({ page }) => {
  await bringFamily(page, language);
  await page.goto('/create-story');
  const names = page.getByRole('group', { name: 'Vad barnen kallar dig' });
  await expectAccessible(page);
  await names.getByRole('radio', { name: 'pappa' }).check();
  const other = page.getByLabel('Eller något annat');
  await other.fill('moster Eva');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await other.blur();
  await kept;
  await expect(names.getByRole('radio', { name: 'pappa' })).not.toBeChecked();
  await page.goto('/settings');
  await expect(page.getByText('moster Eva')).toBeVisible();
  // Once it is answered it is not asked again.
  await page.goto('/create-story');
  await expect(page.getByRole('button', { name: say.write })).toBeVisible();
  await expect(names).toHaveCount(0);
});
