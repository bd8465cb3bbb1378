import { type ModelWire, startModelWire } from '../apps/server/test/support/model-wire.ts';
import { somePainting } from '../apps/server/test/support/some-painting.ts';
import { bringFamily, bringStory } from './support/family.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, test as quietTest } from './support/quiet-test.ts';

/** The other journeys have no pictures but our own. */
let server: Awaited<ReturnType<typeof startOwnServer>> | undefined;
let wire: ModelWire;

quietTest.beforeAll(async () => {
  wire = await startModelWire();
  wire.picture = await somePainting();
  wire.fault = { silence: 1_000 };
  server = await startOwnServer({
    PICTURES: 'openai-compatible',
    PICTURES_MODEL: 'test-painter',
    PICTURES_BASE_URL: wire.url,
  });
});
quietTest.afterAll(async () => {
  server?.stop();
  await wire.stop();
});

// Asked for before the server is there, too.
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed
const here = { baseURL: async ({}, use: (address: string | undefined) => Promise<void>) => use(server?.origin) };
const test = quietTest.extend(here);

test('the story is there with our own pictures; the painted ones take their place, and it is told who made them', async ({
  page,
}) => {
  const child = await bringFamily(page, 'sv');
  await page.goto('/settings');
  const agreement = page.getByRole('switch', { name: 'Låt en bildmodell måla' });
  await expect(agreement).not.toBeChecked();
  // The switch turns at the tap; the yes is given when the server has kept it.
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/outside-help/painter') && answer.request().method() === 'PUT',
  );
  await agreement.click();
  expect((await kept).status()).toBe(200);
  await expect(agreement).toBeChecked();

  const id = await bringStory(page, child, 'sv');
  await page.goto(`/story/${id}`);
  const pictures = page.locator('.prose img');
  await expect(pictures).toHaveCount(3);
  await expect(pictures.first()).toHaveAttribute('src', /1\.svg/);
  for (const index of [0, 1, 2]) await expect(pictures.nth(index)).toHaveAttribute('src', /painted\.webp$/);
  await expect(page.getByText('Bilderna är målade av en bildmodell: test-painter')).toBeVisible();
  await pictures.first().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1600);
  const origins = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(origins).toMatchObject({
    creator: { name: 'Sagolykta' },
    digitalSourceType: 'https://schema.org/AlgorithmicMediaDigitalSource',
  });
  expect(origins.image[0]).toMatchObject({
    creator: { name: 'test-painter' },
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  });
});
