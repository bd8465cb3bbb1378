import { expectAccessible } from './support/accessible.ts';
import { bringFamily, bringStory } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    edit: 'Ändra',
    save: 'Spara profilen',
    saved: 'Profilen är sparad',
    weChoose: 'Vi väljer',
    lantern: 'Lyktan väljer',
    friend: 'Så ser vännen ut i bilderna',
    grandpa: 'Så ser morfar eller farfar ut i bilderna',
  },
  en: {
    edit: 'Edit',
    save: 'Update Profile',
    saved: 'Profile Updated!',
    weChoose: 'We choose',
    lantern: 'Let the lantern choose',
    friend: 'How the friend looks in the pictures',
    grandpa: 'How Grandpa looks in the pictures',
  },
} as const);

const language = walkedLanguage;
const say = words[language];

test('the friend’s and a grandparent’s look are chosen, and left to the lantern again', async ({ page }) => {
  const child = await bringFamily(page, language);
  await page.goto('/profile');
  await page.getByRole('button', { name: say.edit, exact: true }).click();
  const form = page.getByRole('dialog');
  const friend = form.getByRole('group', { name: say.friend });
  const grandpa = form.getByRole('group', { name: say.grandpa });
  await expect(friend.getByRole('radio', { name: say.lantern })).toBeChecked();
  await friend.getByRole('radio', { name: say.weChoose }).check();
  await form.locator('[name="bestFriendLook.hair"]').selectOption('puffs');
  await grandpa.getByRole('radio', { name: say.weChoose }).check();
  await form.locator('[name="grandpaLook.glasses"]').selectOption('round');
  await expect(form.getByRole('img', { name: say.grandpa })).toHaveAttribute('src', /glasses=round.*who=grandpa/);
  await expectAccessible(page);
  // Whoever has no name is in no picture: nothing is asked about the looks.
  await form.locator('[name=grandmaName]').fill('');
  await expect(form.locator('fieldset[aria-label]')).toHaveCount(4);
  await form.getByRole('button', { name: say.save }).click();
  await expect(page.getByText(say.saved, { exact: true })).toBeVisible();
  const kept = async () => (await (await page.request.get('/api/child-profiles')).json())[0];
  expect(await kept()).toMatchObject({
    id: child,
    bestFriendLook: { hair: 'puffs', glasses: 'none' },
    grandmaLook: null,
    grandpaLook: { glasses: 'round', hairColour: 'grey' },
  });
  await page.getByRole('button', { name: say.edit, exact: true }).click();
  await expect(form.locator('[name="bestFriendLook.hair"]')).toHaveValue('puffs');
  await friend.getByRole('radio', { name: say.lantern }).check();
  await form.getByRole('button', { name: say.save }).click();
  await expect.poll(async () => (await kept()).bestFriendLook).toBeNull();
});

test('the avatar is the child’s face, and the first letter where no picture can come', async ({ page }) => {
  const child = await bringFamily(page, 'sv');
  await page.goto('/profile');
  const face = page.locator('header .avatar img');
  await expect(face).toHaveAttribute('src', new RegExp(`^/api/child-profiles/${child}/face.svg`));
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await page.route('**/face.svg*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  await page.goto('/');
  await expect(page.locator('header .avatar')).toHaveText('A');
});

test('a story opens on its cover with the title, and its card wears it', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'sv'), 'sv');
  await page.goto(`/story/${story}`);
  const cover = page.locator('.opening-picture');
  // It came in the page itself.
  await expect(cover).toHaveAttribute('src', /^data:image\/svg\+xml,<svg/);
  const [title, picture] = [await page.locator('h1').boundingBox(), await cover.boundingBox()];
  expect(title?.y ?? 0).toBeGreaterThan(picture?.y ?? 0);
  // Half of the picture, where everybody is, stays free of letters.
  const bottom = (title?.y ?? 0) + (title?.height ?? 0);
  expect(bottom).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0) * 0.56);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(cover).toBeHidden();
  // So it does in the library; there it is asked for by whoever comes from another screen.
  await page.goto('/library');
  const worn = page.locator('.story-cover img');
  await expect(worn).toHaveAttribute('src', /^data:image\/svg\+xml,<svg/);
  await page.goto('/settings');
  await page.getByRole('navigation').getByRole('link', { name: 'Bibliotek' }).click();
  await expect(worn).toHaveAttribute('src', /cover\.svg/);
});
