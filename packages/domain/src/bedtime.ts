/** From the one to the other on the family's own clock, as HH:MM. `to` may lie after midnight; the minute it names is outside. */
export interface Bedtime {
  readonly from: string;
  readonly to: string;
}

const day = 24 * 60;

/** Whether stories are made at this minute of the family's day (0 to 1439). The same hour twice means the whole day. */
export function isBedtime({ from, to }: Bedtime, minute: number): boolean {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  if (start === end) return true;
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}

/** Minutes until bedtime begins the next time, by the clock on the wall. */
export function minutesUntilBedtime({ from }: Bedtime, minute: number): number {
  return (minuteOf(from) - minute + day) % day;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
