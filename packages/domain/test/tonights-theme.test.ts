import { dayAfter } from '@sagolykta/domain/family-day';
import { tonightsTheme } from '@sagolykta/domain/tonights-theme';
import { expect, test } from 'vitest';

test('the same all day, another tomorrow, and none again within ten nights of a season', () => {
  let day = '2026-06-01';
  const themes: string[] = [];
  for (let night = 0; night < 10; night += 1) {
    themes.push(tonightsTheme(day).sv);
    expect(tonightsTheme(day)).toEqual(tonightsTheme(day));
    day = dayAfter(day);
  }
  expect(new Set(themes).size).toBe(10);
});

test.each([
  ['2026-02-28', '2026-03-01'],
  ['2026-05-31', '2026-06-01'],
  ['2026-08-31', '2026-09-01'],
  ['2026-11-30', '2026-12-01'],
])('between %s and %s the season’s themes change', (last, first) => {
  const before = new Set(Array.from({ length: 11 }, (_, back) => tonightsTheme(daysBefore(last, back)).en));
  expect(before.size).toBe(11);
  expect(before.has(tonightsTheme(first).en)).toBe(false);
});

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
