import type { Page } from '@playwright/test';
import { bringFamily, bringStory } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';

interface Shift {
  readonly value: number;
  /** What a tap moves is meant to move. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

test('without scripts the landing page says what this is, its picture in the page itself', async ({
  browser,
  baseURL,
}) => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto(`${baseURL}/?lang=en`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Sagolykta' })).toBeVisible();
  await expect(visitor.locator('.landing-description')).toBeVisible();
  const natural = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => visitor.locator('.landing-picture img').evaluate(natural)).toBeGreaterThan(0);
  const sample = visitor.locator('.landing-leaf img');
  await sample.scrollIntoViewIfNeeded();
  await expect.poll(() => sample.evaluate(natural)).toBeGreaterThan(0);
  expect(asked).not.toContain('/ill/hero.svg');
  await visitor.context().close();
});

test('on a screen that is wider than a phone, the landing page opens on the whole drawing', async ({
  browser,
  baseURL,
}) => {
  const visitor = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await visitor.goto(`${baseURL}/?lang=en`);
  const hero = visitor.locator('.landing-picture img');
  await expect.poll(() => hero.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200);
  expect(await hero.evaluate((image) => (image as HTMLImageElement).currentSrc)).toBe(`${baseURL}/ill/hero.svg`);
  await visitor.context().close();
});

test('without scripts a story can be read, with its pictures', async ({ page, browser, baseURL }) => {
  const story = await bringStory(page, await bringFamily(page, 'sv'), 'sv');
  const told = await (await page.request.get(`/api/stories/${story}`)).json();
  const { cookies } = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: { cookies, origins: [] } });
  const reader = await plain.newPage();
  await reader.goto(`${baseURL}/story/${story}`);
  await expect(reader.getByRole('heading', { level: 1, name: told.title })).toBeVisible();
  await expect(reader.locator('.prose p')).toHaveText(linesOf(told.content));
  const natural = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => reader.locator('.opening-picture').evaluate(natural)).toBeGreaterThan(0);
  expect(
    await reader
      .locator('.prose p')
      .first()
      .evaluate((words) => getComputedStyle(words).fontSize),
  ).toBe('21px');
  await plain.close();
});

test('without scripts home tells whose evening it is', async ({ page, browser, baseURL }) => {
  const story = await bringStory(page, await bringFamily(page, 'sv'), 'sv');
  const { cookies } = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: { cookies, origins: [] } });
  const reader = await plain.newPage();
  await reader.goto(`${baseURL}/`);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Alma');
  await expect(reader.locator(`a[href="/story/${story}"]`)).toBeVisible();
  const child = reader.locator('.tonights-picture img').last();
  await expect(child).toHaveCSS('opacity', '1');
  await plain.close();
});

test('without scripts the library shows what there is, with a way to each story', async ({
  page,
  browser,
  baseURL,
}) => {
  const story = await bringStory(page, await bringFamily(page, 'en'), 'en');
  const told = await (await page.request.get(`/api/stories/${story}`)).json();
  const { cookies } = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: { cookies, origins: [] } });
  await plain.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }]);
  const reader = await plain.newPage();
  await reader.goto(`${baseURL}/library`);
  await expect(reader.getByRole('heading', { level: 1, name: 'Story Library' })).toBeVisible();
  await expect(reader).toHaveTitle('Story Library – Sagolykta');
  const cover = reader.locator('.story-cover img');
  await expect.poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await reader.getByRole('link', { name: told.title }).click();
  await expect(reader.locator('.prose p')).toHaveText(linesOf(told.content));
  await plain.close();
});

/** A story as it stands on the page: a paragraph each, and a verse's lines one by one. */
const linesOf = (content: string) => content.split(/\n+/);

/** A device that has chosen its language before; notes from now on what is asked for, and what moves. */
async function watch(page: Page, language: string, url = ''): Promise<string[]> {
  await page.context().addCookies([{ name: 'lang', value: language, url }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
        for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources)
          moved.push(`${value} ${node?.nodeName} ${previousRect.top} ${currentRect.top}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return asked;
}

/** Nothing of the app comes until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const whatMoved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

for (const language of ['sv', 'en'] as const) {
  test(`a story becomes live without asking for anything again, and nothing moves (${language})`, async ({
    page,
    baseURL,
  }) => {
    const story = await bringStory(page, await bringFamily(page, language), language);
    const asked = await watch(page, language, baseURL);
    await page.goto(`/story/${story}`);
    const heart = page.getByRole('button', { name: language === 'sv' ? /^Favorit/ : /^Favorite/ });
    // Only what is live answers a tap.
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
    const again = ['/api/auth/user', `/api/stories/${story}`, `/api/stories/${story}/pictures/cover.svg`];
    expect(asked.filter((path) => again.includes(path) || path.endsWith('.css'))).toEqual([]);
    expect(await whatMoved(page)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(/ – Sagolykta$/);
  });
}

test('home becomes live without asking for anything again, and nothing moves', async ({ page, baseURL }) => {
  await bringStory(page, await bringFamily(page, 'sv'), 'sv');
  const asked = await watch(page, 'sv', baseURL);
  await page.goto('/');
  // Only what is live breathes.
  await expect(page.locator('.lamp-breath')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const again = ['/api/auth/user', '/api/child-profiles', '/api/user/stats', '/api/stories', '/api/reading'];
  expect(asked.filter((path) => again.includes(path) || /evening\.svg$/.test(path))).toEqual([]);
  expect(await whatMoved(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
});

test('the library becomes live without asking for anything again, and nothing moves', async ({ page, baseURL }) => {
  const child = await bringFamily(page, 'en');
  await bringStory(page, child, 'en');
  const story = await bringStory(page, child, 'en');
  const asked = await watch(page, 'en', baseURL);
  await page.goto('/library');
  const recent = page.getByRole('button', { name: 'Recent' });
  await recent.click();
  await expect(recent).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  const again = ['/api/auth/user', '/api/child-profiles', '/api/stories'];
  // The styles of a story, which surely follows, are fetched meanwhile.
  const isOwn = (path: string) => path.startsWith(`/api/stories/${story}/`) || /(index|library)-[^/]+\.css$/.test(path);
  expect(asked.filter((path) => again.includes(path) || isOwn(path))).toEqual([]);
  expect(await whatMoved(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('what is typed before the script has come is looked for as soon as it has', async ({ page }) => {
  const child = await bringFamily(page, 'sv');
  await bringStory(page, child, 'sv');
  await bringStory(page, child, 'sv');
  const release = await holdScripts(page);
  await page.goto('/library', { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially('xyzzy');
  await page.getByRole('button', { name: 'Favoriter' }).click();
  await expect(page.locator('.story-cards h3')).toHaveCount(2);
  release();
  await expect(page).toHaveURL(/show=favorites/);
  await expect(page).toHaveURL(/search=xyzzy/);
  await expect(page.getByRole('searchbox')).toHaveValue('xyzzy');
  await expect(page.locator('.story-cards h3')).toHaveCount(0);
});

test('what is tapped before the script has come is done as soon as it has, and once', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'sv'), 'sv');
  const changed: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changed.push(new URL(request.url()).pathname);
  });
  const release = await holdScripts(page);
  await page.goto(`/story/${story}`, { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: /^Favorit/ });
  await heart.click();
  // Nothing seems to happen, so it is tapped again.
  await heart.click();
  await page.getByRole('button', { name: 'Text och ljus' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(changed.filter((path) => path.endsWith('/favorite'))).toHaveLength(1);
  await expect(page.locator('[data-awaited]')).toHaveCount(0);
});

test('a device that speaks English makes a page that came in Swedish its own', async ({ page, context }) => {
  const story = await bringStory(page, await bringFamily(page, 'en'), 'en');
  await context.clearCookies({ name: 'lang' });
  await page.goto(`/story/${story}`);
  await expect(page.getByRole('link', { name: 'Create Another Story' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('whoever steps back after logging out finds no story', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'sv'), 'sv');
  await page.goto(`/story/${story}`);
  await expect(page.locator('.prose p').first()).toBeVisible();
  await page.goto('/api/docs');
  await page.context().clearCookies();
  await page.goBack();
  await expect(page).toHaveURL(/\/api\/login/);
  await expect(page.locator('.prose')).toHaveCount(0);
});
