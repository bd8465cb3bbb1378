import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as loud, type Page } from '@playwright/test';
import { expect } from './support/quiet-test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'sagolykta-stripe-'));
let house: ChildProcess;
let places: { origin: string; stripe: string };

loud.describe.configure({ mode: 'serial' });

loud.beforeAll(async () => {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: data, LOG_LEVEL: 'warn', PORT: '0' };
  house = spawn('node', ['apps/server/test/support/stripe-house.ts'], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (house.stdout === null) throw new Error('no output to read');
  const [line] = (await once(createInterface(house.stdout), 'line')) as [string];
  places = JSON.parse(line);
});

loud.afterAll(async () => {
  house.stdin?.end();
  if (house.exitCode === null) await once(house, 'exit');
  rmSync(data, { recursive: true, force: true });
});

/** In the place of js.stripe.com: the part of Stripe's script that the page uses, with one plain field for a card. */
const standIn = `window.Stripe = Object.assign(function () {
  const nothing = () => {};
  const card = document.createElement('input');
  card.setAttribute('aria-label', 'Card number');
  return {
    elements: nothing, createToken: nothing, createPaymentMethod: nothing, confirmCardPayment: nothing,
    _registerWrapper: nothing, registerAppInfo: nothing,
    initCheckoutElementsSdk: ({ clientSecret }) => ({
      on: nothing, changeAppearance: nothing, loadFonts: nothing,
      createPaymentElement: () => ({ mount: (place) => place.append(card), on: nothing, off: nothing, destroy: nothing }),
      loadActions: async () => ({ type: 'success', actions: {
        getSession: () => ({ email: null }),
        confirm: async ({ email }) => {
          const body = new URLSearchParams({ client_secret: clientSecret, card: card.value, email });
          const answer = await fetch('https://api.stripe.com/browser/confirm', { method: 'POST', body });
          if (answer.ok) return { type: 'success' };
          return { type: 'error', error: (await answer.json()).error };
        },
      } }),
    }),
  };
}, { version: 'stand-in' });`;

async function meetStripe(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(`${new URL(page.url()).pathname} asked ${route.request().url()}`);
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  await page.route('https://api.stripe.com/**', async (route) => {
    const answer = await fetch(`${places.stripe}${new URL(route.request().url()).pathname}`, {
      method: 'POST',
      body: route.request().postData(),
    });
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
  return asked;
}

loud('with Stripe: the card is refused, then accepted, and home welcomes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const asked = await meetStripe(page);
  const entered = await page.request.post(`${places.origin}/api/guest`, {
    form: { lang: 'en' },
    headers: { 'X-Requested-With': 'journey' },
    maxRedirects: 0,
  });
  expect(entered.status()).toBe(303);

  // By a link inside the app: that page may not talk to Stripe, so /subscribe is loaded by itself.
  await page.goto(`${places.origin}/settings`);
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await page.getByLabel('E-mail for receipts').fill('parent@example.org');
  await page.getByLabel('Card number').fill('4000000000000002');
  await expect(page.getByText('TEST MODE.')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe to Premium' }).click();
  await expect(page.locator('#main').getByText('Your card was declined.', { exact: true })).toBeVisible();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByRole('button', { name: 'Subscribe to Premium' }).click();
  await expect(page.getByText('Welcome to Premium!').first()).toBeVisible();
  expect(new Set(asked.map((line) => line.split(' ')[0]))).toEqual(new Set(['/subscribe']));

  await page.goto(`${places.origin}/settings?page=subscription`);
  await expect(page.getByRole('heading', { name: 'Premium, free trial' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change card/ })).toBeVisible();
  await expect(page.getByText('let time pass')).toBeHidden();
});

loud('with Stripe: only /subscribe may talk to it', async ({ page }) => {
  for (const path of ['/', '/subscribe']) {
    const policy = (await page.request.get(places.origin + path)).headers()['content-security-policy'] ?? '';
    expect(policy.includes('https://js.stripe.com')).toBe(path === '/subscribe');
    expect(policy).toContain("default-src 'none'");
  }
});
