export type Greeting = 'morning' | 'afternoon' | 'evening';

/** Hours are 0 to 23, on the family's clock: evening from 18:00, afternoon from 12:00, otherwise morning (spec.md, section 9). */
export function greetingAt(hour: number): Greeting {
  if (hour >= 18) return 'evening';
  if (hour >= 12) return 'afternoon';
  return 'morning';
}
