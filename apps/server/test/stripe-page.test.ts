import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type House, useHouse } from './support/house.ts';
import { startStripeEmulator, stripeConfig } from './support/stripe-emulator.ts';

const emulator = await startStripeEmulator();
const webFolder = mkdtempSync(join(tmpdir(), 'sagolykta-web-'));
for (const page of ['index', 'landing.sv', 'landing.en'])
  writeFileSync(join(webFolder, `${page}.html`), '<html></html>');
afterAll(async () => {
  rmSync(webFolder, { recursive: true });
  await emulator.stop();
});

const policyOf = async (house: House, path: string) => {
  const visitor = await house.visitor().enterAsGuest();
  const { headers } = await visitor.fetch(path);
  return `${headers.get('content-security-policy')} ${headers.get('permissions-policy')}`;
};

describe('with Stripe', () => {
  const house = useHouse('sqlite', { webFolder, stripeAddress: emulator.address }, { payments: stripeConfig });

  test('its script, its frames and its address are let into /subscribe', async () => {
    const policy = await policyOf(house, '/subscribe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('payment=(self "https://js.stripe.com")');
  });

  test.each(['/', '/settings', '/library', '/nowhere', '/api/subscription'])('not into %s', async (path) => {
    expect(await policyOf(house, path)).not.toContain('stripe');
  });
});

describe('without Stripe', () => {
  const house = useHouse('sqlite', { webFolder });

  test('no page talks to it', async () => {
    expect(await policyOf(house, '/subscribe')).not.toContain('stripe');
  });
});
