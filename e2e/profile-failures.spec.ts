import { test as loud, type Page } from '@playwright/test';
import { expect } from './support/quiet-test.ts';
import { addChild, signUp } from './support/signed-up-family.ts';

// Not quiet tests: a browser itself reports calls that fail.

const refuse = (page: Page, method: string) =>
  page.route('**/api/child-profiles**', (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: 'no' }) : route.fallback(),
  );
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

loud('a profile that cannot be saved stays in its form', async ({ page }) => {
  await signUp(page, 'en');
  await refuse(page, 'POST');
  await page.goto('/profile?form=new');
  const form = page.getByRole('dialog');
  await form.locator('[name=name]').fill('Alma');
  await form.getByRole('button', { name: 'Create Profile' }).click();
  await told(page, 'Failed to create profile. Please try again.');
  await expect(form.locator('[name=name]')).toHaveValue('Alma');
});

loud('a profile that cannot be changed, made active or deleted says so', async ({ page }) => {
  await signUp(page, 'en');
  await addChild(page, { name: 'Vidar' });
  await addChild(page);
  await page.goto('/profile');
  await refuse(page, 'PUT');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update Profile' }).click();
  await told(page, 'Failed to update profile. Please try again.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await page.route('**/set-active', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('button', { name: 'Set Active: Vidar' }).click();
  await told(page, 'Failed to update active profile');

  await refuse(page, 'DELETE');
  await page.getByRole('button', { name: 'Delete Vidar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Vidar' }).click();
  await told(page, 'Failed to delete profile');
  await expect(page.getByRole('heading', { name: 'Vidar' })).toBeVisible();
});
