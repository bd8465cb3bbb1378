import { expect, test } from 'vitest';
import { readConfig } from '../src/config/config.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
};
const stripe = {
  kind: 'stripe',
  mode: 'test',
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: 'whsec_1',
  priceId: 'price_1',
};

test.each<[string, Record<string, string>, object]>([
  ['on this machine', {}, { kind: 'sandbox' }],
  ['on this machine, by another name', { HOST: 'localhost', ORIGIN: 'http://localhost:3000' }, { kind: 'sandbox' }],
  ['on this machine, by IPv6', { HOST: '::1', ORIGIN: 'http://[::1]:3000' }, { kind: 'sandbox' }],
  ['behind a proxy', { ORIGIN: 'https://sagor.example.org' }, { kind: 'none' }],
  ['open to the network', { HOST: '0.0.0.0' }, { kind: 'none' }],
  ['with a name that only looks local', { ORIGIN: 'https://127.0.0.1.example.org' }, { kind: 'none' }],
  ['open, and wished for', { HOST: '0.0.0.0', PAYMENTS: 'sandbox' }, { kind: 'sandbox' }],
  ['with keys', keys, stripe],
  ['with keys, in public', { ...keys, ORIGIN: 'https://sagor.example.org' }, stripe],
  ['with empty keys', { STRIPE_SECRET_KEY: '', STRIPE_PRICE_ID: ' ' }, { kind: 'sandbox' }],
])('%s', (_, variables, payments) => {
  expect(readConfig(variables).payments).toEqual(payments);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'half of the keys',
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    /^STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID must/,
  ],
  ['all but the webhook’s', { ...keys, STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_WEBHOOK_SECRET must be set too/],
  [
    'a live secret beside a test key',
    { ...keys, STRIPE_SECRET_KEY: 'sk_live_1' },
    /both be test keys or both be live keys/,
  ],
  ['a publishable key as the secret', { ...keys, STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must begin/],
  ['a product for a price', { ...keys, STRIPE_PRICE_ID: 'prod_1' }, /^STRIPE_PRICE_ID must begin with price_/],
  ['keys and the sandbox', { ...keys, PAYMENTS: 'sandbox' }, /cannot be set together/],
  ['payments of another kind', { PAYMENTS: 'yes' }, /^PAYMENTS must be sandbox/],
])('%s: it does not start', (_, variables, words) => {
  expect(() => readConfig(variables)).toThrow(words);
});
