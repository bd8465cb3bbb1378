import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addChild, addStory, signUp } from './signed-up-family.ts';

test.use({ serviceWorkers: 'allow' });

const headers = { 'X-Requested-With': 'sagolykta' };

/** The app waits with its service worker until the first screen is calm: here it is let in at once. */
async function letIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('family'))) return [];
    const kept = await (await caches.open('family')).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });
}

async function becomePremium(page: Page): Promise<void> {
  const begun = await page.request.post('/api/create-test-subscription', { headers });
  const { clientSecret } = await begun.json();
  const paid = await page.request.post('/api/sandbox/payments', { headers, data: { clientSecret, card: 'success' } });
  expect(paid.ok()).toBe(true);
}

async function openStory(page: Page, title: string): Promise<void> {
  await page.goto('/library');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const pictureIsDrawn = (page: Page) =>
  page
    .locator('.prose img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth > 0;
    });

async function reloadOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await page.reload();
}

test('a premium family reads an opened story without a net; after logout nothing is left', async ({
  context,
  page,
}) => {
  await signUp(page, 'en');
  const title = await addStory(page, await addChild(page), 'en');
  await becomePremium(page);
  await page.goto('/library');
  await letIn(page);
  await openStory(page, title);
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => path.includes('/pictures/')).length)
    .toBeGreaterThan(0);

  await reloadOffline(context, page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await pictureIsDrawn(page)).toBe(true);
  await page.goto('/library');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();

  // With a net again, what the server says counts, and not what is kept.
  await context.setOffline(false);
  const story = new URL((await page.getByRole('link', { name: title }).first().getAttribute('href')) ?? '', page.url())
    .pathname;
  await page.request.delete(`/api/stories/${story.split('/').at(-1)}`, { headers });
  await page.goto('/library');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);

  const other = await addStory(page, await addChild(page, { name: 'Vidar' }), 'en');
  await page.goto('/library');
  await openStory(page, other);
  await expect.poll(async () => (await keptPaths(page)).length).toBeGreaterThan(3);
  await page.goto('/api/logout');
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/library');
  await expect(page.getByRole('link', { name: other })).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a free family has nothing private kept on the device', async ({ context, page }) => {
  await signUp(page, 'en');
  const title = await addStory(page, await addChild(page), 'en');
  await page.goto('/library');
  await letIn(page);
  await openStory(page, title);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await keptPaths(page)).toEqual([]);
  await reloadOffline(context, page);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the app can be kept on a phone', async ({ page }) => {
  await signUp(page, 'sv');
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Sagolykta', start_url: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
});
