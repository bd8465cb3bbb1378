import { bringFamily, bringStory } from './family.ts';
import { expect, test } from './quiet-test.ts';

test('without a choice the button is off, and says what is missing', async ({ page }) => {
  await bringFamily(page, 'en');
  await page.goto('/create-story');
  const write = page.getByRole('button', { name: 'Write the story' });
  await expect(write).toBeDisabled();
  await write.click({ force: true });
  await expect(page.getByText('Select Attributes', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please select at least one attribute to include in your story.', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('input[value=athlete]')).toBeDisabled();
  await expect(page.getByRole('link', { name: /Complete the profile/ })).toHaveAttribute('href', '/profile');
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
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Bosse/ })).toBeChecked();
  await expect(page.getByLabel(/Eget tema/)).toHaveValue('en snäll drake');
});

test('the fourth story of the day is refused before the call is made', async ({ page }) => {
  const child = await bringFamily(page, 'en');
  for (let story = 0; story < 3; story += 1) await bringStory(page, child, 'en');
  await page.goto('/create-story');
  await expect(page.getByText('New stories tomorrow')).toBeVisible();
  await page.getByRole('checkbox', { name: /Bosse/ }).check();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/generate')) calls += 1;
  });
  // What the subscription page goes on to is another journey's.
  await page.route('**/api/create-test-subscription', () => {});
  await page.getByRole('button', { name: 'Write the story' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByText('Story Limit Reached', { exact: true })).toBeVisible();
  await expect(
    page.getByText("You've reached your daily limit. Upgrade to Premium for unlimited stories!", { exact: true }),
  ).toBeVisible();
  expect(calls).toBe(0);
});
