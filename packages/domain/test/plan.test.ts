import { mayNarrate, planOf, premium } from '@sagolykta/domain/plan';
import { expect, test } from 'vitest';

test.each([
  [false, 'free', false],
  [true, 'premium', true],
] as const)('subscribed: %s', (isSubscribed, plan, narrates) => {
  expect(planOf({ isSubscribed })).toBe(plan);
  expect(mayNarrate({ isSubscribed })).toBe(narrates);
});

test('premium costs 9.99 dollars a month, after seven free days', () => {
  expect(premium).toEqual({ price: 999, currency: 'USD', trialDays: 7 });
});
