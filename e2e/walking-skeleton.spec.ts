import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-test.ts';

const words = {
  sv: {
    language: 'Svenska',
    logIn: 'Logga in',
    register: 'Skapa konto',
    welcome: 'Välkommen till Sagolykta',
    addChild: 'Skapa en barnprofil',
    saveChild: 'Skapa profil',
    create: 'Skapa en saga',
    title: 'Skapa en saga för Alma',
    write: 'Skriv sagan',
    created: 'Sagan är klar',
    goodNight: 'Slut. Sov gott, Alma.',
    favorite: /^Favorit: /,
    added: 'Tillagd i favoriter',
    close: 'Stäng, till biblioteket',
    library: 'Sagobiblioteket',
    audio: /^Lyssna\./,
  },
  en: {
    language: 'English',
    logIn: 'Log in',
    register: 'Create account',
    welcome: 'Welcome to Sagolykta',
    addChild: 'Create a child profile',
    saveChild: 'Create Profile',
    create: 'Create a story',
    title: 'Create for Alma',
    write: 'Write the story',
    created: 'Story Created',
    goodNight: 'The end. Sleep tight, Alma.',
    favorite: /^Favorite: /,
    added: 'Added to favorites',
    close: 'Close, to the library',
    library: 'Story Library',
    audio: /^Listen\./,
  },
} as const;

for (const language of ['sv', 'en'] as const) {
  const say = words[language];

  test(`a parent signs up, describes a child and reads tonight's story (${language})`, async ({ page }) => {
    await signUp(page, language);
    await describeChild(page, language);
    await writeStory(page, language);

    await expect(page.getByText(say.created, { exact: true })).toBeVisible();
    await expect(page.locator('article .prose')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: say.audio })).toBeDisabled();
    await seeThreePictures(page);
    await expect(page.getByText(say.goodNight)).toBeVisible();

    const reading = page.waitForResponse((response) => /\/readings$/.test(response.url()));
    await page.getByText(say.goodNight).scrollIntoViewIfNeeded();
    expect((await reading).status()).toBe(204);

    const storyTitle = (await page.locator('article h1').textContent()) ?? '';
    await page.getByRole('button', { name: say.favorite }).click();
    await expect(page.getByText(say.added, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: say.favorite })).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('link', { name: say.close }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.library })).toBeVisible();
    const card = page.getByRole('link', { name: storyTitle });
    await expect(card).toBeVisible();
    await expect(page.getByRole('button', { name: say.favorite })).toHaveAttribute('aria-pressed', 'true');

    await card.click();
    await expect(page.locator('article h1')).toHaveText(storyTitle);
  });
}

async function signUp(page: Page, language: 'sv' | 'en'): Promise<void> {
  const say = words[language];
  await page.goto('/');
  await page.getByRole('link', { name: say.language }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.getByRole('link', { name: say.logIn }).click();
  const form = page.locator('form[action="/api/register"]');
  await form.locator('[name=email]').fill(`parent-${crypto.randomUUID()}@example.org`);
  await form.locator('[name=password]').fill('en lykta i natten');
  await form.locator('[name=firstName]').fill('Karin');
  await form.getByRole('button', { name: say.register }).click();
  await expect(page.getByRole('heading', { name: say.welcome })).toBeVisible();
}

async function describeChild(page: Page, language: 'sv' | 'en'): Promise<void> {
  const say = words[language];
  await page.getByRole('link', { name: say.addChild }).click();
  await page.getByRole('button', { name: say.addChild }).click();
  const form = page.getByRole('dialog');
  await form.locator('[name=name]').fill('Alma');
  await form.locator('[name=age]').selectOption('6');
  await form.locator('[name=city]').fill('Lund');
  await form.locator('[name=bestFriendName]').fill('Elsa');
  await form.locator('[name=grandmaName]').fill('Mormor Karin');
  await form.locator('[name=petName]').fill('Bosse');
  await form.locator('[name=petBreed]').selectOption('Golden Retriever');
  await form.getByRole('button', { name: say.saveChild }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alma' })).toBeVisible();
}

async function writeStory(page: Page, language: 'sv' | 'en'): Promise<void> {
  const say = words[language];
  await page.goto('/');
  await page.getByRole('link', { name: say.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
  await expect(page.getByRole('button', { name: say.write })).toBeDisabled();
  for (const element of ['bestFriend', 'pet', 'grandparents']) await page.locator(`input[value=${element}]`).check();
  await expect(page.getByRole('checkbox', { disabled: true })).toHaveCount(4);
  await page.getByRole('button', { name: say.write }).click();
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/);
}

async function seeThreePictures(page: Page): Promise<void> {
  const pictures = page.locator('.prose figure img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveAttribute('alt', '');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
}
