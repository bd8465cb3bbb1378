import type { Page } from '@playwright/test';

/** The app waits with its service worker until the first screen is calm: here it is let in at once. */
export async function letServiceWorkerIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** What of the family's is kept on the device. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('family'))) return [];
    const kept = await (await caches.open('family')).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });
}
