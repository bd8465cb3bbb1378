import { faultsOf } from './critique.ts';
import { type Family, familyOf, type Introduced } from './family.ts';
import type { Cast } from './noun.ts';
import { fittingWays, type Performance, performAgain } from './perform.ts';
import type { Library, Plot } from './plot.ts';
import { randomFrom } from './random.ts';
import { readWish } from './read-wish.ts';
import type { StoryBrief, StoryTrace } from './story-brief.ts';

/** A story as it was told: what it was asked for, by which chance, and what was chosen. */
export interface ToldStory {
  readonly brief: StoryBrief;
  readonly seed: string;
  readonly trace: StoryTrace;
  /** Its lines as they stand, to find out who was in it. */
  readonly lines: readonly string[];
}

interface Retold {
  /** The part's new lines. */
  readonly lines: readonly string[];
  /** What has been chosen now. */
  readonly trace: StoryTrace;
}

/** Less of the story than this found again, and it is another: the library has changed since. */
const leastInCommon = 0.5;

/** The beat of every line of a performance, in order. */
export function partsOf({ paragraphs }: Performance): string[] {
  return paragraphs.flatMap(({ text, beat }) => text.split('\n').map(() => beat.id));
}

/** The beats that can be told another way for this family; none where the library no longer tells the story. */
export function beatsWithOtherWays(told: ToldStory, library: Library): string[] {
  const again = againAsTold(told, library);
  if (again === undefined) return [];
  return again.plot.score.beats.flatMap(({ id }) => (otherWay(told, id, again) === undefined ? [] : [id]));
}

/** The same story with one beat told another way; undefined where there is no other that an editor would let pass. */
export function retellBeat(told: ToldStory, beat: string, library: Library): Retold | undefined {
  const again = againAsTold(told, library);
  return again === undefined ? undefined : otherWay(told, beat, again);
}

function otherWay(told: ToldStory, beat: string, { plot, family, performance }: Again): Retold | undefined {
  const ways = fittingWays(plot, beat, family);
  if (ways.length < 2) return undefined;
  const before = linesOf(performance, beat);
  const present = chosenOf(told.trace, beat);
  const turn = ways.indexOf(present) + 1;
  for (const way of [...ways.slice(turn), ...ways.slice(0, turn)]) {
    if (way === present) continue;
    const choices = [...told.trace.choices.filter((choice) => !choice.startsWith(`${beat}#`)), `${beat}#${way}`];
    // A way that speaks of somebody who is not there stands beside one for a family without them.
    const other = performedOrNot(plot, family, choices, told.seed);
    if (other === undefined) continue;
    const lines = linesOf(other, beat);
    if (lines.length === 0 || lines.join('\n') === before.join('\n') || faultsOf(other, family).length > 0) continue;
    return { lines, trace: { ...told.trace, choices: other.choices } };
  }
  return undefined;
}

interface Again {
  readonly plot: Plot;
  readonly family: Family;
  readonly performance: Performance;
}

/** Of everybody who may have played the wish, and of friends and pets who were known by then or were not, those with whom it comes out as it was told. */
function againAsTold({ brief, seed, trace, lines }: ToldStory, library: Library): Again | undefined {
  const plot = library.plots.find(({ score }) => score.id === trace.arc);
  if (plot === undefined || !Object.hasOwn(plot.words, brief.language)) return undefined;
  const known = new Set(lines);
  let best: (Again & { readonly share: number }) | undefined;
  for (const family of familiesFor(brief, seed, library)) {
    const performance = performedOrNot(plot, family, trace.choices, seed);
    if (performance === undefined) continue;
    const told = performance.paragraphs.flatMap(({ text }) => text.split('\n'));
    const share = told.filter((line) => known.has(line)).length / Math.max(1, told.length);
    if (share >= leastInCommon && (best === undefined || share > best.share))
      best = { plot, family, performance, share };
  }
  return best;
}

const whoWasKnown: readonly (readonly Introduced[])[] = [[], ['friend'], ['pet'], ['friend', 'pet']];

function familiesFor(brief: StoryBrief, seed: string, library: Library): Family[] {
  const wish = readWish(brief, library);
  const casts = new Set<Cast | undefined>([wish.cast, ...wish.tiers.map(({ cast }) => cast), undefined]);
  const { cast: _, ...rest } = brief;
  return [...casts].flatMap((cast) =>
    whoWasKnown.map((known) =>
      familyOf(
        { ...rest, theme: wish.words, ...(cast && { cast }) },
        wish.understanding.concepts,
        randomFrom(seed),
        library.languages,
        known,
      ),
    ),
  );
}

/** A plot for a cast cannot be told without it, nor a way with somebody who is not there. */
function performedOrNot(plot: Plot, family: Family, choices: readonly string[], seed: string): Performance | undefined {
  try {
    return performAgain(plot, family, choices, seed);
  } catch {
    return undefined;
  }
}

function linesOf({ paragraphs }: Performance, beat: string): string[] {
  return paragraphs.flatMap(({ text, beat: { id } }) => (id === beat ? text.split('\n') : []));
}

function chosenOf({ choices }: StoryTrace, beat: string): number {
  const choice = choices.find((one) => one.startsWith(`${beat}#`));
  return choice === undefined ? -1 : Number(choice.slice(beat.length + 1));
}
