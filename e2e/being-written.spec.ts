import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelWire, startModelWire } from '../apps/server/test/support/model-wire.ts';
import { freePort } from '../scripts/free-port.mjs';
import { bringFamily } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';

/** A server of its own: the other journeys have no language model. */
let server: ChildProcess;
let wire: ModelWire;
let origin: string;
let folder: string;

test.beforeAll(async () => {
  wire = await startModelWire({ chunkSize: 20, latency: 25 });
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  folder = mkdtempSync(join(tmpdir(), 'sagolykta-written-'));
  const variables = {
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    STORY_WRITER: 'openai-compatible',
    STORY_MODEL: 'test-model',
    STORY_BASE_URL: wire.url,
  };
  server = spawn('node', ['apps/server/src/main.ts'], { env: { ...process.env, ...variables }, stdio: 'ignore' });
  await expect.poll(async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.status).toBe(200);
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  await wire.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.describe('a story that takes a while', () => {
  test.use({ baseURL: undefined });

  test('opens at once, grows, survives a reload and a lost connection, and tells who wrote it', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await bringFamily(page, 'en');
    await page.goto('/settings');
    // The switch turns at the tap; the yes is given when the server has kept it.
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/outside-help/writer') && answer.request().method() === 'PUT',
    );
    await page.getByRole('switch', { name: 'Let a language model write' }).click();
    expect((await kept).status()).toBe(200);
    await expect(page.getByRole('switch', { name: 'Let a language model write' })).toBeChecked();

    await page.goto('/create-story');
    await page.getByText('Bosse', { exact: false }).first().click();
    await page.getByRole('button', { name: 'Write the story' }).click();
    await expect(page).toHaveURL(/\/story\//);
    const light = page.getByRole('progressbar');
    await expect(light).toBeVisible();
    const paragraphs = page.locator('.prose p');
    await expect(paragraphs.first()).toContainText('Alma');
    const share = Number(await light.getAttribute('aria-valuenow'));
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(100);

    await page.reload();
    await expect(paragraphs.first()).toContainText('Alma');
    await context.setOffline(true);
    await page.waitForTimeout(500);
    await context.setOffline(false);
    await expect(page.getByText('Written by a language model: test-model')).toBeVisible();
    await expect(light).toBeHidden();
    expect(await paragraphs.count()).toBe(9);
    await expect(page.locator('.prose figure')).toHaveCount(3);
    const origins = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(origins ?? '')).toMatchObject({
      'creator': { name: 'test-model' },
      'digitalSourceType': 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    });
    await context.close();
  });
});
