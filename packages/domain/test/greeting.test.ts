import { greetingAt } from '@sagolykta/domain/greeting';
import { expect, test } from 'vitest';

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
