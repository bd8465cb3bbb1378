/** The zone that counts until its day is over, when a family has moved to another. */
export function zoneBefore(): string[] {
  return ['alter table families add column zone_before text', 'alter table families add column zone_before_day text'];
}
