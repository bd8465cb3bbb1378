import type { Stretch } from './sentences.ts';

/** The sound of a text, heard roughly: one figure of loudness for each `step` milliseconds. */
export interface Heard {
  readonly loudness: readonly number[];
  readonly step: number;
}

/** A sentence may begin this much of the whole earlier or later than its share of the letters says. */
const reach = 0.12;
/** Of the loudest moments: what is softer is a pause. */
const pauseBelow = 0.12;

/**
 * When each sentence of a sound begins, in milliseconds. A voice that tells no times is aligned: each sentence has its
 * share of the letters, and then begins after the longest pause near there, where there is one. Never goes backwards.
 */
export function sentenceTimes(sentences: readonly Stretch[], duration: number, heard?: Heard): number[] {
  const letters = sentences.at(-1)?.end ?? 0;
  const pauses = heard === undefined ? [] : pausesOf(heard);
  let before = 0;
  return sentences.map(({ start }, index) => {
    if (index === 0 || letters === 0) return 0;
    const guess = (start / letters) * duration;
    const near = pauses.filter(({ end }) => Math.abs(end - guess) <= duration * reach && end > before);
    const longest = near.reduce<Pause | undefined>(
      (best, pause) => (best === undefined || pause.end - pause.start > best.end - best.start ? pause : best),
      undefined,
    );
    before = Math.max(before, longest?.end ?? guess);
    return before;
  });
}

/** In milliseconds. */
interface Pause {
  readonly start: number;
  readonly end: number;
}

function pausesOf({ loudness, step }: Heard): Pause[] {
  const loudest = Math.max(0, ...loudness);
  const pauses: Pause[] = [];
  let began: number | undefined;
  for (const [index, level] of loudness.entries()) {
    const isQuiet = level < loudest * pauseBelow;
    if (isQuiet) began ??= index;
    else if (began !== undefined) {
      pauses.push({ start: began * step, end: index * step });
      began = undefined;
    }
  }
  return pauses;
}
