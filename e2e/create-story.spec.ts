import { bringFamily, bringStory } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';
import { addChild, languages, signUp } from './support/signed-up-family.ts';

const words = {
  sv: { write: 'Skriv sagan', about: 'En saga om Vidar', over: 'Dagens sagor är slut', read: 'Läs en saga igen' },
  en: {
    write: 'Write the story',
    about: 'A story about Vidar',
    over: 'Today’s stories are told',
    read: 'Read a story again',
  },
} as const;
const bare = { city: null, bestFriendName: null };

for (const language of languages) {
  const say = words[language];

  test(`one tap is enough for a child with a name and an age (${language})`, async ({ page }) => {
    await signUp(page, language);
    await addChild(page, { ...bare, name: 'Vidar', age: 4 });
    await page.goto('/create-story');
    await expect(page.getByText(say.about)).toBeVisible();
    await page.getByRole('button', { name: say.write }).click();
    await expect(page).toHaveURL(/\/story\//);
    await expect(page.locator('article h1')).not.toBeEmpty();
  });

  test(`a typed theme is wish enough, and its field is seen without scrolling (${language})`, async ({ page }) => {
    await bringFamily(page, language);
    await page.goto('/create-story');
    const write = page.getByRole('button', { name: say.write });
    await expect(write).toBeDisabled();
    const theme = page.locator('textarea[name=theme]');
    const [field, tray] = [await theme.boundingBox(), await page.locator('.tray').boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(tray?.y ?? 0);
    await theme.fill('   ');
    await expect(write).toBeDisabled();
    await theme.fill(language === 'sv' ? 'en snäll drake' : 'a kind dragon');
    await write.click();
    await expect(page).toHaveURL(/\/story\//);
  });

  test(`no lanterns left is said before a story is composed (${language})`, async ({ page }) => {
    const child = await bringFamily(page, language);
    for (let story = 0; story < 3; story += 1) await bringStory(page, child, language);
    await page.goto('/');
    await expect(page.getByText(say.over)).toBeVisible();
    await page.goto('/create-story');
    await expect(page.getByText(say.over)).toBeVisible();
    await page.getByRole('checkbox', { name: /Bosse/ }).check();
    await expect(page.getByRole('button', { name: say.write })).toBeDisabled();
    await page.getByRole('link', { name: say.read }).click();
    await expect(page).toHaveURL(/\/library$/);
  });
}

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
  // It is off; pressed all the same, it says why and shows the way.
  await page.getByRole('button', { name: 'Write the story' }).click({ force: true });
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByText('Story Limit Reached', { exact: true })).toBeVisible();
  await expect(
    page.getByText("You've reached your daily limit. Upgrade to Premium for unlimited stories!", { exact: true }),
  ).toBeVisible();
  expect(calls).toBe(0);
});
