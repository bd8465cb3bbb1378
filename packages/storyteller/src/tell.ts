import type { Language } from '@sagolykta/domain/language';
import { names, partTheme } from './avoid.ts';
import { rankPlots } from './choose-plot.ts';
import { type Critique, critique } from './critique.ts';
import { type Family, familyOf } from './family.ts';
import { type Performance, perform } from './perform.ts';
import type { Library, Plot } from './plot.ts';
import { randomFrom } from './random.ts';
import { readingMinutes, wordsIn } from './reading-pace.ts';
import { planPictures } from './scenes.ts';
import type { PlannedPicture, StoryBrief, StoryTrace } from './story-brief.ts';
import { analyseTheme, type ThemePlan } from './theme.ts';

export type { Library, PlannedPicture, StoryBrief, StoryTrace };

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

/** Plots tried before settling for the best, and tellings of each that are read by the critics. */
const plotsTried = 3;
const tellingsEach = 4;
/** A title does not come back within this many nights while the plot has another. */
const nightsBetweenTitles = 40;

/**
 * Tonight's story. The same brief, memory and seed give the same story, word for word.
 * @param memory stories already told to this child, newest first
 * @param library all that may be told
 * @throws NoStory when no plot fits, which the library's test over all elements and ages rules out
 */
export function tell(brief: StoryBrief, memory: readonly StoryTrace[], seed: string, library: Library): Manuscript {
  const random = randomFrom(seed);
  const { wish, refused } = partTheme(brief.theme ?? '');
  const theme = analyseTheme(wish, brief.language);
  const avoid = [...brief.avoid, ...refused];
  const avoided = avoid.flatMap((words) => analyseTheme(words, brief.language).concepts);
  const family = familyOf({ ...brief, theme: theme.words }, theme.concepts, random, library.languages);
  const night = { family, theme, avoided, memory };
  const ranked = rankPlots(library.plots, night, random.fork('arcs'));
  const wordless: ThemePlan = { ...theme, words: null, concepts: [] };
  const others = rankPlots(library.plots, { ...night, theme: wordless }, random.fork('others'));

  let best: { performance: Performance; verdict: Critique } | undefined;
  for (const plot of [...ranked.slice(0, plotsTried), ...others]) {
    const telling = bestTelling(plot, family, memory, seed, avoid);
    if (best === undefined || rankOf(telling.verdict) > rankOf(best.verdict)) best = telling;
    if (telling.verdict.faults.length === 0) break;
  }
  if (best === undefined)
    throw new NoStory(`no plot for age ${brief.profile.age} with ${brief.elements.join(', ') || 'no element'}`);
  return manuscriptOf(best.performance, family, theme, seed);
}

/** Of a few seeded tellings, the one the critics like best. */
function bestTelling(
  plot: Plot,
  family: Family,
  memory: readonly StoryTrace[],
  seed: string,
  avoid: readonly string[],
) {
  const earlier = memory.filter((trace) => trace.arc === plot.score.id);
  const heard = earlier.flatMap(({ choices }) => choices);
  const usedTitles = memory.slice(0, nightsBetweenTitles).map(({ title }) => title);
  const tellings = Array.from({ length: tellingsEach }, (_, index) => {
    const performance = perform(plot, family, heard, `${seed}/${plot.score.id}/${index}`, usedTitles);
    const { faults, merit } = critique(performance, family);
    return { performance, verdict: { faults: [...faults, ...avoidedBy(performance, avoid)], merit } };
  });
  return tellings.reduce((best, next) => (rankOf(next.verdict) > rankOf(best.verdict) ? next : best));
}

/** What the concepts do not know, such as 'clowns', must not be named either. */
function avoidedBy({ title, paragraphs }: Performance, avoid: readonly string[]): string[] {
  const whole = [title, ...paragraphs.map(({ text }) => text)].join('\n');
  return avoid.filter((thing) => names(whole, thing)).map((thing) => `'${thing}' is to be left out`);
}

function rankOf({ faults, merit }: Critique): number {
  return merit - faults.length;
}

function manuscriptOf(performance: Performance, family: Family, theme: ThemePlan, seed: string): Manuscript {
  const content = performance.paragraphs.map(({ text }) => text).join('\n\n');
  const wordCount = wordsIn(content);
  return {
    title: performance.title,
    content,
    language: family.language,
    readingTime: readingMinutes(wordCount, family.rules, family.age),
    wordCount,
    arc: performance.plot.score.id,
    pictures: planPictures(performance, family, seed),
    trace: { arc: performance.plot.score.id, title: performance.title, choices: performance.choices },
    notice: theme.notice,
  };
}
