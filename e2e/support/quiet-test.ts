import { test as base, type ConsoleMessage, expect } from '@playwright/test';

/** Playwright itself remarks that it keeps the service worker out, which only offline.spec.ts lets in. */
export function isNoise(message: ConsoleMessage): boolean {
  const isLoud = message.type() === 'error' || message.type() === 'warning';
  return isLoud && !message.text().startsWith('Service Worker registration blocked by Playwright');
}

/** A test whose page may say nothing on the console, throw nothing, and ask nothing of another host. */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      if (isNoise(message)) noise.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) noise.push(`another host: ${request.url()}`);
    });
    await use(page);
    expect(noise).toEqual([]);
  },
});

export { expect };
