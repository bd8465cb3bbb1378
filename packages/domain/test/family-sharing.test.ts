import { describe, expect, test } from 'vitest';
import { invitationState, isFor, mayInvite } from '../src/family-sharing.ts';

describe('whom a way in is for', () => {
  test.each([
    ['owner', true, false, false],
    ['parents', true, true, false],
    ['everybody', true, true, true],
    ['oneself', true, true, true],
  ] as const)('%s: owner %s, parent %s, reader %s', (circle, owner, parent, reader) => {
    expect([isFor(circle, 'owner'), isFor(circle, 'parent'), isFor(circle, 'reader')]).toEqual([owner, parent, reader]);
  });
});

test.each([
  [false, true, true],
  [false, false, false],
  [true, true, false],
])('a guest %s, Premium %s: may ask somebody in %s', (isGuest, isSubscribed, may) => {
  expect(mayInvite({ isGuest, isSubscribed })).toBe(may);
});

describe('what an invitation is worth', () => {
  const now = new Date('2026-03-10T19:00:00.000Z');
  const open = { usedAt: null, withdrawnAt: null, expire: '2026-03-17T19:00:00.000Z' };

  test('it is open until its days are over, to the moment', () => {
    expect(invitationState(open, now)).toBe('open');
    expect(invitationState(open, new Date('2026-03-17T18:59:59.999Z'))).toBe('open');
    expect(invitationState(open, new Date('2026-03-17T19:00:00.000Z'))).toBe('expired');
  });

  test('used, it stays used; taken back, it stays so', () => {
    expect(invitationState({ ...open, usedAt: '2026-03-10T12:00:00.000Z' }, now)).toBe('used');
    expect(invitationState({ ...open, withdrawnAt: '2026-03-10T12:00:00.000Z' }, now)).toBe('withdrawn');
  });
});
