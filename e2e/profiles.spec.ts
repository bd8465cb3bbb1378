import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    start: 'Skapa en barnprofil',
    kept: 'Här står det du skrev sist.',
    startOver: 'Börja om',
    close: 'Stäng',
  },
  en: {
    start: 'Create a child profile',
    kept: 'This is what you wrote last.',
    startOver: 'Start over',
    close: 'Close',
  },
} as const);

const language = walkedLanguage;
const say = words[language];

test('what was typed comes back until it is saved', async ({ page }) => {
  await signUp(page, language);
  await page.goto('/profile?form=new');
  const form = page.getByRole('dialog');
  await form.locator('[name=name]').fill('Alma');
  await page.reload();
  await expect(form.getByText(say.kept)).toBeVisible();
  await expect(form.locator('[name=name]')).toHaveValue('Alma');
  await form.getByRole('button', { name: say.close }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: say.start }).click();
  await expect(form.locator('[name=name]')).toHaveValue('Alma');
  await page.goBack();
  await expect(form).toBeHidden();
  await page.goForward();
  await form.getByRole('button', { name: say.startOver }).click();
  await expect(form.locator('[name=name]')).toHaveValue('');
});
