import type { ChildProfile } from '@sagolykta/domain/child-profile';
import type { Language } from '@sagolykta/domain/language';
import type { Scene } from '@sagolykta/domain/scene';
import type { Season } from '@sagolykta/domain/season';
import type { StoryElement } from '@sagolykta/domain/story-elements';
import { arcs as allArcs } from '../content/arcs.ts';
import { rankArcs } from './choose-arc.ts';
import { type Critique, critique } from './critique.ts';
import { type Family, familyOf } from './family.ts';
import { type Performance, perform } from './perform.ts';
import { randomFrom } from './random.ts';
import { readingMinutes, wordsIn } from './reading-pace.ts';
import { planPictures } from './scenes.ts';
import type { Score } from './score.ts';
import { analyseTheme, type ThemePlan } from './theme.ts';

/** What the family asked for tonight. */
export interface StoryBrief {
  readonly language: Language;
  readonly profile: ChildProfile;
  readonly elements: readonly StoryElement[];
  /** The parent's own words, as typed; null for none. */
  readonly theme: string | null;
  /** What the children call the adult who reads; null when not told. */
  readonly calledName: string | null;
  readonly season: Season;
  /** What the family wants left out: words of their own, or ready choices. */
  readonly avoid: readonly string[];
}

/** What is remembered of a story already told to this child. Newest first in a memory. */
export interface StoryTrace {
  readonly arc: string;
  readonly title: string;
  /** The alternatives that were told: 'beat#index'. */
  readonly choices: readonly string[];
}

export interface PlannedPicture {
  readonly scene: Scene;
  readonly alt: string;
}

export interface Manuscript {
  readonly title: string;
  /** Paragraphs parted by an empty line. */
  readonly content: string;
  readonly language: Language;
  /** Minutes, from the words and the reading pace for the child's age. */
  readonly readingTime: number;
  readonly wordCount: number;
  readonly arc: string;
  readonly pictures: readonly PlannedPicture[];
  readonly trace: StoryTrace;
  /** When the theme was made gentler, or left out as unfit for a bedtime story. */
  readonly notice: 'theme-softened' | 'theme-left-out' | null;
}

export class NoStory extends Error {}

/** Arcs tried before settling for the best, and tellings of each that are read by the critics. */
const arcsTried = 3;
const tellingsEach = 4;

/**
 * Tonight's story. The same brief, memory and seed give the same story, word for word.
 * @param memory stories already told to this child, newest first
 * @throws NoStory when no arc fits, which the test over all elements and ages rules out
 */
export function tell(
  brief: StoryBrief,
  memory: readonly StoryTrace[],
  seed: string,
  arcs: readonly Score[] = allArcs,
): Manuscript {
  const random = randomFrom(seed);
  const theme = analyseTheme(brief.theme, brief.language);
  const avoided = brief.avoid.flatMap((words) => analyseTheme(words, brief.language).concepts);
  const family = familyOf({ ...brief, theme: theme.words }, theme.concepts, random);
  const ranked = rankArcs(arcs, family, theme, avoided, memory, random.fork('arcs'));
  const wordless: ThemePlan = { ...theme, words: null, concepts: [] };
  const others = rankArcs(arcs, family, wordless, avoided, memory, random.fork('others'));

  let best: { performance: Performance; verdict: Critique } | undefined;
  for (const arc of [...ranked.slice(0, arcsTried), ...others]) {
    best = bestTelling(arc, family, memory, seed);
    if (best.verdict.faults.length === 0) break;
  }
  if (best === undefined)
    throw new NoStory(`no arc for age ${brief.profile.age} with ${brief.elements.join(', ') || 'no element'}`);
  return manuscriptOf(best.performance, family, theme, seed);
}

/** Of a few seeded tellings, the one the critics like best. */
function bestTelling(arc: Score, family: Family, memory: readonly StoryTrace[], seed: string) {
  const earlier = memory.filter((trace) => trace.arc === arc.id);
  const heard = [...earlier.flatMap(({ choices }) => choices), ...titleIndices(arc, family, memory)];
  const tellings = Array.from({ length: tellingsEach }, (_, index) => {
    const performance = perform(arc, family, heard, `${seed}/${arc.id}/${index}`);
    return { performance, verdict: critique(performance, family) };
  });
  return tellings.reduce((best, next) => (rankOf(next.verdict) > rankOf(best.verdict) ? next : best));
}

function rankOf({ faults, merit }: Critique): number {
  return merit - faults.length;
}

/** A title used in another night's story counts as heard. */
function titleIndices(arc: Score, family: Family, memory: readonly StoryTrace[]): string[] {
  const used = new Set(memory.map(({ title }) => title));
  return arc.titles[family.language].flatMap((title, index) => (used.has(title) ? [`title#${index}`] : []));
}

function manuscriptOf(performance: Performance, family: Family, theme: ThemePlan, seed: string): Manuscript {
  const content = performance.paragraphs.map(({ text }) => text).join('\n\n');
  const wordCount = wordsIn(content);
  return {
    title: performance.title,
    content,
    language: family.language,
    readingTime: readingMinutes(wordCount, family.language, family.age),
    wordCount,
    arc: performance.arc.id,
    pictures: planPictures(performance, family, seed),
    trace: { arc: performance.arc.id, title: performance.title, choices: performance.choices },
    notice: theme.notice,
  };
}
