import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { addChild, addStory, languages, signUp } from './support/signed-up-family.ts';

const words = {
  sv: {
    start: 'Skapa en barnprofil',
    create: 'Skapa profil',
    created: 'Profilen är skapad',
    nameMissing: 'Skriv barnets namn.',
    kept: 'Här står det du skrev sist.',
    startOver: 'Börja om',
    edit: 'Ändra',
    update: 'Spara profilen',
    updated: 'Profilen är sparad',
    dog: 'Hund',
    cat: 'Katt',
    rabbit: 'Vad är det för djur?',
    active: 'Aktiv',
    setActive: 'Gör aktiv: Vidar',
    activated: 'Nya sagor handlar om Vidar',
    remove: 'Ta bort Alma',
    removeAll: 'Ta bort Alma och 1 saga',
    keep: 'Behåll Alma',
    removed: 'Profilen är borttagen',
    all: 'Alla profiler',
    close: 'Stäng',
  },
  en: {
    start: 'Create a child profile',
    create: 'Create Profile',
    created: 'Profile Created!',
    nameMissing: 'Please write the child’s name.',
    kept: 'This is what you wrote last.',
    startOver: 'Start over',
    edit: 'Edit',
    update: 'Update Profile',
    updated: 'Profile Updated!',
    dog: 'Dog',
    cat: 'Cat',
    rabbit: 'What kind of animal?',
    active: 'Active',
    setActive: 'Set Active: Vidar',
    activated: 'Active profile updated successfully!',
    remove: 'Delete Alma',
    removeAll: 'Delete Alma and 1 story',
    keep: 'Keep Alma',
    removed: 'Profile deleted successfully!',
    all: 'All Profiles',
    close: 'Close',
  },
} as const;

for (const language of languages) {
  const say = words[language];

  test(`a child is described; pet and breed go together (${language})`, async ({ page }) => {
    await signUp(page, language);
    await page.goto('/profile');
    await expectAccessible(page);
    await page.getByRole('button', { name: say.start }).click();
    const form = page.getByRole('dialog');
    await expectAccessible(page);
    await expect(form.locator('[name=age]')).toHaveValue('5');
    await expect(form.locator('[name=age] option')).toHaveCount(10);
    await expect(form.locator('[name=region]')).toHaveValue('sweden');

    await form.getByRole('button', { name: say.create }).click();
    await expect(form.getByText(say.nameMissing)).toBeVisible();
    await expect(form.locator('[name=name]')).toBeFocused();
    await form.locator('[name=name]').fill('Alma');
    await expect(form.getByText(say.nameMissing)).toBeHidden();

    // Fifteen dogs and ten cats, a first line, and one for all other animals.
    const breed = form
      .locator('select')
      .filter({ has: page.locator('option[value="own-words"]') })
      .first();
    await expect(breed.locator('option')).toHaveCount(17);
    await breed.selectOption('Beagle');
    await form.getByRole('radio', { name: say.cat }).check();
    await expect(breed).toHaveValue('');
    await expect(breed.locator('option')).toHaveCount(12);
    await breed.selectOption('own-words');
    await form.getByLabel(say.rabbit).fill('dvärgkanin');
    await form.locator('[name=petName]').fill('Morot');
    await form.getByRole('button', { name: say.create }).click();

    await expect(page.getByText(say.created, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Alma' })).toBeVisible();
    await expect(page.getByText('Morot, dvärgkanin')).toBeVisible();
    await expect(page).toHaveURL('/profile');

    await page.getByRole('button', { name: say.edit, exact: true }).click();
    await expect(form.getByRole('radio', { name: say.dog })).not.toBeChecked();
    await expect(form.getByRole('radio', { name: say.cat })).not.toBeChecked();
    await form.locator('[name=grandmaName]').fill('Mormor Karin');
    await form.locator('[name=grandpaName]').fill('farfar Nils');
    await form.getByRole('button', { name: say.update }).click();
    await expect(page.getByText(say.updated, { exact: true })).toBeVisible();
    await expect(page.getByText('Mormor Karin & farfar Nils')).toBeVisible();
    await expect(page.getByText(say.all)).toBeHidden();
  });

  test(`one child of two is made active, and one is deleted with its stories (${language})`, async ({ page }) => {
    await signUp(page, language);
    await addChild(page, { name: 'Vidar', age: 4 });
    const alma = await addChild(page);
    await addStory(page, alma, language);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Alma' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: say.setActive }).click();
    await expect(page.getByText(say.activated, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Vidar' })).toBeVisible();
    await expect(page.getByText(say.active, { exact: true })).toHaveCount(1);

    await page.getByRole('button', { name: say.remove }).click();
    await expect(page.getByRole('button', { name: say.keep })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: say.removeAll }).click();
    await expect(page.getByText(say.removed, { exact: true })).toBeVisible();
    await expect(page.getByText(say.all)).toBeHidden();
    await page.goto('/library');
    await expect(page.locator('main article, main a[href^="/story/"]')).toHaveCount(0);
  });

  test(`what was typed comes back until it is saved (${language})`, async ({ page }) => {
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
}
