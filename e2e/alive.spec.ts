import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringFamily } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';

const lamp = '.lamp-breath';

/** What the lamp's light was in so many seconds, and how far it went in a step; when it breathes, every second has a step. */
const breathing = (page: Page, seconds: number) =>
  page.locator(lamp).evaluate(async (light: HTMLElement, length) => {
    const seen: number[] = [];
    const until = performance.now() + length * 1_000;
    while (performance.now() < until) {
      await new Promise(requestAnimationFrame);
      seen.push(Number(getComputedStyle(light).opacity));
    }
    const steps = seen.slice(1).map((now, at) => Math.abs(now - (seen[at] ?? now)));
    return { levels: new Set(seen).size, largestStep: Math.max(...steps) };
  }, seconds);

test('on home the lantern breathes in small steps, and stars twinkle', async ({ page }) => {
  await bringFamily(page, 'sv');
  await page.goto('/');
  await expect(page.locator(lamp)).toHaveAttribute('data-moves', 'true');
  const { levels, largestStep } = await breathing(page, 6);
  expect(levels).toBeGreaterThan(3);
  // Nothing flashes: half of the light's reach takes seconds.
  expect(largestStep).toBeLessThan(0.12);
  await expect(page.locator('.evening-sky i[style*="opacity"]').first()).toBeAttached();
  await expectAccessible(page);
  await page.goto('/library');
  await expect(page.locator('.evening-sky')).toHaveCount(0);
});

test('all is still where the family asks for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringFamily(page, 'sv');
  await page.goto('/');
  await expect(page.locator(lamp)).toHaveAttribute('data-moves', 'false');
  expect((await breathing(page, 2)).levels).toBe(1);
});

for (const [what, script] of [
  ['saves data', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })],
  [
    'has little of its battery left',
    () => Object.assign(navigator, { getBattery: async () => ({ charging: false, level: 0.12 }) }),
  ],
] as const) {
  test(`all is still on a device that ${what}`, async ({ page }) => {
    await page.addInitScript(script);
    await bringFamily(page, 'en');
    await page.goto('/');
    await expect(page.locator(lamp)).toBeAttached();
    expect((await breathing(page, 2)).levels).toBe(1);
    await expect(page.locator(lamp)).toHaveAttribute('data-moves', 'false');
  });
}

test('in winter it snows behind home, and at no other time', async ({ page }) => {
  await bringFamily(page, 'sv');
  await page.clock.setSystemTime(new Date('2027-01-10T18:00:00Z'));
  await page.goto('/');
  const snow = page.locator('.evening-snow');
  const height = () => snow.evaluate((flakes) => new DOMMatrix(getComputedStyle(flakes).transform).m42);
  const before = await height();
  await expect.poll(height).toBeGreaterThan(before);
  await page.clock.setSystemTime(new Date('2027-06-10T18:00:00Z'));
  await page.goto('/');
  await expect(page.locator(lamp)).toBeAttached();
  await expect(snow).toHaveCount(0);
});
