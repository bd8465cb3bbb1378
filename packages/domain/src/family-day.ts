export const defaultTimeZone = 'Europe/Stockholm';

/** A calendar day as YYYY-MM-DD: in that form, later days sort after earlier ones. */
export type Day = string;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs a hundred times what using it does, so each zone's is made once. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

/** The one spelling of an IANA name such as Europe/Stockholm; undefined for what is none. Bare offsets, which Intl would also take, know no daylight saving and are refused. */
export function knownTimeZone(text: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(text)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The calendar day that an instant falls on in an IANA zone. */
export function dayIn(timeZone: string, instant: Date): Day {
  const part = partsIn(timeZone, instant);
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The hour on the family's wall, 0 to 23. */
export function hourIn(timeZone: string, instant: Date): number {
  return Number(partsIn(timeZone, instant)('hour'));
}

/** The minute of the day on the family's wall, 0 to 1439. */
export function minuteIn(timeZone: string, instant: Date): number {
  const part = partsIn(timeZone, instant);
  return Number(part('hour')) * 60 + Number(part('minute'));
}

function partsIn(timeZone: string, instant: Date) {
  const parts = clockOf(timeZone).formatToParts(instant);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
}

/** Today, unless a later day was already counted: a clock set back, or a journey westwards, gives no day twice. */
export function dayNeverBackwards(today: Day, counted: Day | null): Day {
  return counted !== null && counted > today ? counted : today;
}

export function dayBefore(day: Day): Day {
  return shifted(day, -1);
}

export function dayAfter(day: Day): Day {
  return shifted(day, 1);
}

function shifted(day: Day, days: number): Day {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** Days since 1970-01-01. */
export function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

/**
 * Whole seconds until the day is over in the zone, at least 1. Found by halving, since a zone's day may have 23 or 25
 * hours, and may begin at one o'clock.
 */
export function secondsUntilAfter(day: Day, timeZone: string, now: Date): number {
  let before = now.getTime();
  // No zone is more than 14 hours from UTC, and the day itself lasts at most 25.
  let after = Math.max(before, Date.parse(`${day}T00:00:00Z`)) + 52 * 3_600_000;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle)) > day) after = middle;
    else before = middle;
  }
  return Math.max(1, Math.ceil((after - now.getTime()) / 1000));
}
