import {
  isPremium,
  mayTry,
  monthAfter,
  type Subscription,
  standingOf,
  subscriptionChoices,
  withdrawalEndsAt,
} from '@sagolykta/domain/subscription';
import { describe, expect, test } from 'vitest';

const now = new Date('2026-03-10T19:00:00.000Z');
const before = '2026-03-10T18:59:59.999Z';
const after = '2026-03-10T19:00:00.001Z';
const subscription = (changes: Partial<Subscription>): Subscription => ({
  status: 'active',
  hasPaymentMethod: true,
  startedAt: '2026-03-01T19:00:00.000Z',
  trialEndsAt: '2026-03-08T19:00:00.000Z',
  periodEndsAt: '2026-04-08T19:00:00.000Z',
  endsAt: null,
  pastDueSince: null,
  ...changes,
});

describe('Premium and where the family stands', () => {
  test.each<[string, Partial<Subscription>, boolean, string]>([
    ['active', {}, true, 'active'],
    ['active, though no word of the renewal has come', { periodEndsAt: before }, true, 'active'],
    ['a trial with a card', { status: 'trialing' }, true, 'trialing'],
    ['a trial without a card', { status: 'trialing', hasPaymentMethod: false }, false, 'trialing'],
    ['cancelled, before its end', { endsAt: after }, true, 'ending'],
    ['cancelled, at its end', { endsAt: now.toISOString() }, false, 'ended'],
    ['cancelled, after its end', { endsAt: before }, false, 'ended'],
    ['a cancelled trial, before its end', { status: 'trialing', endsAt: after }, true, 'ending'],
    ['a cancelled trial, after its end', { status: 'trialing', endsAt: before }, false, 'ended'],
    ['past due, in its first moment', { status: 'past-due', pastDueSince: now.toISOString() }, true, 'past-due'],
    [
      'past due, in the last moment of grace',
      { status: 'past-due', pastDueSince: '2026-03-03T19:00:00.001Z' },
      true,
      'past-due',
    ],
    ['past due, after seven days', { status: 'past-due', pastDueSince: '2026-03-03T19:00:00.000Z' }, false, 'past-due'],
    ['past due, nobody knows since when', { status: 'past-due' }, false, 'past-due'],
    [
      'past due and cancelled, after its end',
      { status: 'past-due', pastDueSince: before, endsAt: before },
      false,
      'ended',
    ],
    ['ended at the provider', { status: 'canceled' }, false, 'ended'],
    ['given up by the provider', { status: 'inactive' }, false, 'ended'],
  ])('%s', (_, changes, premium, standing) => {
    expect(isPremium(subscription(changes), now)).toBe(premium);
    expect(standingOf(subscription(changes), now)).toBe(standing);
  });
});

describe('what the family may do', () => {
  test.each<[string, Partial<Subscription>, string[]]>([
    ['active, within 14 days', {}, ['mayCancel', 'mayWithdraw']],
    [
      'active, in the last moment of the 14 days',
      { startedAt: '2026-02-24T19:00:00.001Z' },
      ['mayCancel', 'mayWithdraw'],
    ],
    ['active, after the 14 days', { startedAt: '2026-02-24T19:00:00.000Z' }, ['mayCancel']],
    ['cancelled, before its end', { endsAt: after }, ['mayResume', 'mayWithdraw']],
    ['cancelled, after its end', { endsAt: before }, ['mayWithdraw']],
    ['past due', { status: 'past-due', pastDueSince: before }, ['mayCancel', 'mayWithdraw']],
    ['ended', { status: 'canceled' }, []],
  ])('%s', (_, changes, allowed) => {
    const choices = Object.entries(subscriptionChoices(subscription(changes), now));
    expect(choices.filter(([, may]) => may).map(([name]) => name)).toEqual(allowed);
  });

  test('the agreement may be undone for 14 days', () => {
    expect(withdrawalEndsAt(subscription({}))).toBe('2026-03-15T19:00:00.000Z');
  });
});

test('one trial a family', () => {
  expect(mayTry([])).toBe(true);
  expect(mayTry([subscription({ trialEndsAt: null })])).toBe(true);
  expect(mayTry([subscription({ trialEndsAt: null }), subscription({ status: 'canceled' })])).toBe(false);
});

test.each([
  ['2026-03-10T19:00:00.000Z', '2026-04-10T19:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['2028-01-30T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['2026-12-31T23:59:00.000Z', '2027-01-31T23:59:00.000Z'],
])('a month after %s', (instant, next) => {
  expect(monthAfter(instant)).toBe(next);
});
