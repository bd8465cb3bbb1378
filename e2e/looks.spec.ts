import { chromium, type Page } from '@playwright/test';
import { bringFamily, bringStory } from './support/family.ts';
import { expect, test } from './support/quiet-test.ts';

/** As many as a real picture has: one that could not be drawn has none. */
const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(async (images: HTMLImageElement[]) => {
    await Promise.all(images.map((image) => image.decode()));
    return images.map(({ naturalWidth }) => naturalWidth);
  });

test('home shows this child in the fort, and another child otherwise', async ({ page }) => {
  const alma = await bringFamily(page, 'sv');
  await page.goto('/');
  const own = page.locator('.tonights-picture img').nth(1);
  // It came in the page itself.
  await expect(own).toHaveAttribute('src', /^data:image\/svg\+xml,<svg/);
  await expect(own).toHaveCSS('opacity', '1');
  expect(await widthOf(page, '.tonights-picture img')).toEqual([1200, 1200]);
  const drawing = async (id: string) => (await page.request.get(`/api/child-profiles/${id}/evening.svg`)).text();
  const headers = { 'X-Requested-With': 'journey' };
  const look = { hair: 'curls', hairColour: 'red', skin: 'fair', glasses: 'round', outfit: 'teal', hat: 'none' };
  const vidar = await page.request.post('/api/child-profiles', { headers, data: { name: 'Vidar', age: 4, look } });
  const { id } = await vidar.json();
  expect(await drawing(id)).not.toBe(await drawing(alma));
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [844, 390],
  [1920, 1080],
] as const) {
  test(`the landing page shows child and dog whole at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?lang=sv');
    const picture = page.locator('.landing-picture img');
    // A phone held upright gets the middle of the drawing, painted (build/hero-inside.ts).
    const isPainted = width < 640 && width / height < 3 / 5;
    expect(await widthOf(page, '.landing-picture img')).toEqual([isPainted ? 720 : 1200]);
    const cut = isPainted ? { from: 240, breadth: 768 } : { from: 0, breadth: 1200 };
    // Where child and dog stand in the drawing, as parts of it; the picture covers its box from below.
    const seen = await picture.evaluate((image: HTMLImageElement, { from, breadth }) => {
      const box = image.getBoundingClientRect();
      const frame = (image.closest('.landing-picture') as HTMLElement).getBoundingClientRect();
      const scale = Math.max(box.width / breadth, box.height / 800);
      const part = Number.parseFloat(getComputedStyle(image).objectPosition) / 100;
      const left = box.left + (box.width - breadth * scale) * part;
      const top = box.bottom - 800 * scale;
      const at = (x: number, y: number) => [left + (x - from) * scale, top + y * scale] as const;
      return { from: at(520, 440), to: at(780, 710), frame: [frame.left, frame.top, frame.right, frame.bottom] };
    }, cut);
    const [left = 0, top = 0, right = 0, bottom = 0] = seen.frame;
    expect(seen.from[0]).toBeGreaterThanOrEqual(left);
    expect(seen.from[1]).toBeGreaterThanOrEqual(top);
    expect(seen.to[0]).toBeLessThanOrEqual(right);
    expect(seen.to[1]).toBeLessThanOrEqual(bottom);
  });
}

test('pictures beside the text are whole on a phone on its side', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'sv'), 'sv');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/story/${story}`);
  const shown = await page.locator('.side-picture [data-shown=true]').boundingBox();
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(1200 / 800, 1);
  expect((shown?.y ?? -1) + (shown?.height ?? 0)).toBeLessThanOrEqual(390);
});

test('on paper a story is black on white, with its pictures and nothing to press', async ({ page }) => {
  const story = await bringStory(page, await bringFamily(page, 'sv'), 'sv');
  await page.goto(`/story/${story}`);
  await expect(page.locator('.prose p').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const orientation of [
    { width: 700, height: 990 },
    { width: 990, height: 700 },
  ]) {
    await page.setViewportSize(orientation);
    await expect(page.locator('.prose p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('.reader')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.prose figure').first()).toBeVisible();
    await expect(page.locator('.side-picture')).toBeHidden();
    for (const pressed of await page.getByRole('button').all()) await expect(pressed).toBeHidden();
  }
});

test('the whole collection card opens the collection', async ({ page }) => {
  await bringFamily(page, 'en');
  await page.goto('/collections');
  const picture = await page.locator('#main img').first().boundingBox();
  await page.mouse.click((picture?.x ?? 0) + 40, (picture?.y ?? 0) + 120);
  await expect(page).toHaveURL(/collection=/);
});

test('flags and seasons are drawn, and no sign needs letters that a machine may lack', async ({ page }) => {
  await bringFamily(page, 'en');
  const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
  await page.goto('/profile?form=new');
  await expect(page.locator('svg[data-flag=sweden]')).toBeVisible();
  await page.locator('select[name=region]').selectOption('germany');
  await expect(page.locator('svg[data-flag=germany]')).toBeVisible();
  expect(await page.locator('body').textContent()).not.toMatch(emoji);
  await page.goto('/collections');
  await expect(page.locator('svg[data-season]').first()).toBeVisible();
  expect(await page.locator('body').textContent()).not.toMatch(emoji);
});

test('the ring of Å stands clear of the line above it', async ({ page }) => {
  await bringFamily(page, 'sv');
  await page.goto('/');
  const above = page.locator('h1 span');
  const { words, line } = await above.evaluate((span) => {
    const range = document.createRange();
    const name = span.parentElement?.lastChild as Text;
    range.selectNodeContents(name);
    const size = Number.parseFloat(getComputedStyle(span.parentElement as Element).fontSize);
    const box = range.getBoundingClientRect();
    // The ring reaches as high over the line's middle as the letters do, and a sixth more.
    return { words: (box.top + box.bottom) / 2 - size * 0.56, line: span.getBoundingClientRect().bottom };
  });
  expect(words).toBeGreaterThanOrEqual(line);
});

test('beside a sheet no strip is left where the scrollbar was', async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
    await bringFamily(page, 'sv');
    await page.goto('/profile?form=new');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('.scrim')).toHaveCSS('opacity', '1');
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const picture = (await page.screenshot()).toString('base64');
    const colours = await page.evaluate(async (bytes) => {
      const image = new Image();
      image.src = `data:image/png;base64,${bytes}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 800 });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      return [1250, 1277].map((x) => [...context.getImageData(x, 780, 1, 1).data]);
    }, picture);
    for (const [index, value] of (colours[0] ?? []).entries()) {
      expect(Math.abs(value - (colours[1]?.[index] ?? 0))).toBeLessThanOrEqual(6);
    }
  } finally {
    await browser.close();
  }
});
