import { type Day, dayNumber } from './family-day.ts';

/** Where a family was in a story the last time. */
export interface ReadingPlace {
  /** From 0. */
  readonly paragraph: number;
  /** How much of the story lies behind, in whole percent. */
  readonly percent: number;
  readonly isFinished: boolean;
  /** The day of it, in the family's zone. */
  readonly day: Day;
}

/** A story laid down longer ago than this is left in peace. */
const rememberedDays = 30;

/**
 * What home offers of the story that was read last: to go on with it, or on another evening to hear it again; 'nothing'
 * for one that was finished today, since a family that has just read is not asked to read more.
 */
export function offerOf({ isFinished, day }: ReadingPlace, today: Day): 'go-on' | 'again' | 'nothing' {
  if (dayNumber(today) - dayNumber(day) > rememberedDays) return 'nothing';
  if (!isFinished) return 'go-on';
  return day < today ? 'again' : 'nothing';
}

/** How much lies behind whoever is at a paragraph, in whole percent; the last one is not yet the end. */
export function percentRead(paragraph: number, paragraphs: number): number {
  return paragraphs === 0 ? 0 : Math.min(99, Math.round((100 * paragraph) / paragraphs));
}
