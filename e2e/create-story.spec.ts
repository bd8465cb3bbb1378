import { expectAccessible } from './support/accessible.ts';
import { bringFamily } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    write: 'Skriv sagan',
    tonight: /Kvällens tema/,
    theme: /Eget tema/,
    chosen: 'Med i sagan:',
    short: 'En kortare i kväll',
    names: 'Vad barnen kallar dig',
    other: 'Eller något annat',
    child: 'Vad Alma kallas i sagan',
    she: 'hon',
  },
  en: {
    write: 'Write the story',
    tonight: /Tonight’s theme/,
    theme: /Your own theme/,
    chosen: 'In the story:',
    short: 'A shorter one tonight',
    names: 'What the children call you',
    other: 'Or something else',
    child: 'What Alma is called in the story',
    she: 'she',
  },
} as const);
/** What a family types here: words of its own, that no screen says. */
const typed = {
  sv: { wish: 'en snäll drake', usual: 'pappa', name: 'moster Eva' },
  en: { wish: 'a kind dragon', usual: 'Dad', name: 'Auntie Eve' },
} as const;

const language = walkedLanguage;
const say = words[language];
const own = typed[language];

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
  await theme.fill(own.wish);
  await write.click();
  await expect(page).toHaveURL(/\/story\//);
});

test("tonight's theme comes along, and what is ticked and typed outlives a reload", async ({ page }) => {
  await bringFamily(page, language);
  await page.goto('/');
  const theme = page.getByRole('link', { name: say.tonight });
  const shown = (await theme.locator('span').last().textContent()) ?? '';
  await theme.click();
  await expect(page.getByLabel(say.theme)).toHaveValue(shown);
  await page.goto('/create-story');
  await page.getByLabel(say.theme).fill(own.wish);
  await page.getByRole('checkbox', { name: /Bosse/ }).check();
  await expect(page.getByText(`${say.chosen} Bosse`)).toBeVisible();
  await page.getByRole('switch', { name: say.short }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: say.short })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Bosse/ })).toBeChecked();
  await expect(page.getByLabel(say.theme)).toHaveValue(own.wish);
});

test('with the first story it is asked what the children call whoever reads, and never again', async ({ page }) => {
  await bringFamily(page, language);
  await page.goto('/create-story');
  const names = page.getByRole('group', { name: say.names });
  await expectAccessible(page);
  await names.getByRole('radio', { name: own.usual }).check();
  const other = page.getByLabel(say.other);
  await other.fill(own.name);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await other.blur();
  await kept;
  await expect(names.getByRole('radio', { name: own.usual })).not.toBeChecked();
  await page.goto('/settings');
  await expect(page.getByText(own.name)).toBeVisible();
  // Once it is answered it is not asked again.
  await page.goto('/create-story');
  await expect(page.getByRole('button', { name: say.write })).toBeVisible();
  await expect(names).toHaveCount(0);
});

test('a name that is typed just before the story is asked for is in it', async ({ page }) => {
  await bringFamily(page, language);
  // A slow way to the server: the name is on it when the story is asked for.
  await page.route('**/api/user/preferences', async (route) => {
    await route.fetch().then((response) => setTimeout(() => route.fulfill({ response }), 1000));
  });
  const calls: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/preferences$|generate$/.test(pathname)) calls.push(pathname);
  });
  await page.goto('/create-story');
  await page.locator('textarea[name=theme]').fill(own.wish);
  await page.getByLabel(say.other).fill(own.name);
  await page.getByRole('button', { name: say.write }).click();
  await expect(page).toHaveURL(/\/story\//);
  expect(calls).toEqual(['/api/user/preferences', '/api/stories/generate']);
});

test('what the child is called is asked once, with the first story, and told in it', async ({ page }) => {
  const id = await bringFamily(page, language);
  // A slow way to the server here too: the answer has not come there yet when the story is asked for.
  await page.route('**/api/child-profiles/*', (route) => setTimeout(() => route.continue(), 1000));
  await page.goto('/create-story');
  const child = page.getByRole('group', { name: say.child });
  await expect(child.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.locator('textarea[name=theme]').fill(own.wish);
  await child.getByRole('radio', { name: say.she, exact: true }).check();
  await page.getByRole('button', { name: say.write }).click();
  await expect(page).toHaveURL(/\/story\//);
  await expect(page.locator('article .prose')).toContainText(new RegExp(`(?<!\\p{L})${say.she}(?!\\p{L})`, 'iu'));
  const profiles: { id: string; pronoun: string }[] = await (await page.request.get('/api/child-profiles')).json();
  expect(profiles.find((profile) => profile.id === id)?.pronoun).toBe('she');
  // Once it is answered it is not asked again.
  await page.goto('/create-story');
  await expect(page.getByRole('button', { name: say.write })).toBeVisible();
  await expect(child).toHaveCount(0);
});
