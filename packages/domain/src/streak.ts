import { type Day, dayBefore } from './family-day.ts';

/**
 * Nights in a row, the last of them today or yesterday: an evening that has not come yet breaks nothing. The days may
 * come in any order. A day after today (the family has travelled west) counts as today.
 */
export function nightStreak(days: Iterable<Day>, today: Day): number {
  const nights = new Set([...days].map((day) => (day > today ? today : day)));
  let day = nights.has(today) ? today : dayBefore(today);
  let streak = 0;
  while (nights.has(day)) {
    streak += 1;
    day = dayBefore(day);
  }
  return streak;
}
