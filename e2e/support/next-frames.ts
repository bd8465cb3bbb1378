import type { Page } from '@playwright/test';

/** The page has laid itself out and its observers have been told what came into view. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((seen) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)))),
  );
}
