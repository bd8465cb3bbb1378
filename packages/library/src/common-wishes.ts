import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@sagolykta/domain/language';
import { type StoryElement, storyElements } from '@sagolykta/domain/story-elements';
import type { Library } from '@sagolykta/storyteller';
import { foreseeWish } from '@sagolykta/storyteller/foresee-wish';
import type { Served } from '@sagolykta/storyteller/wish-tiers';
import { sampleFamily } from '../cli/families.ts';
import { linesOfWishes } from './wish-lines.ts';

const folder = fileURLToPath(new URL('../wishes/', import.meta.url));

interface CommonWish {
  readonly id: string;
  readonly asked: Readonly<Record<Language, string>>;
}

/** The wishes that are asked for most. */
export function commonWishes(): CommonWish[] {
  return linesOf('common.wishes').map((line) => {
    const [id = '', sv = '', en = ''] = line.split(' | ');
    return { id, asked: { sv, en } };
  });
}

function linesOf(name: string): string[] {
  return linesOfWishes(readFileSync(`${folder}${name}`, 'utf8'));
}

const ticked: readonly (readonly StoryElement[])[] = [
  [],
  storyElements,
  ['pet'],
  ['bestFriend', 'school'],
  ['grandparents', 'sport'],
];
const ages = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Of how many evenings: every age, each with several things ticked. */
export const eveningsAsked = ages.length * ticked.length;

export interface Reached {
  readonly id: string;
  readonly language: Language;
  /** How many evenings have a plot that puts all of it on stage. */
  readonly whole: number;
  readonly part: number;
  /** The plots that serve it whole. */
  readonly plots: readonly string[];
}

/** What each of the common wishes meets, in each language, at each age, whatever is ticked. */
export function coverageOf(library: Library): Reached[] {
  return commonWishes().flatMap(({ id, asked }) =>
    languages.map((language) => reachedBy(asked[language], id, language, library)),
  );
}

function reachedBy(theme: string, id: string, language: Language, library: Library): Reached {
  const served: Served[] = [];
  const plots = new Set<string>();
  for (const age of ages) {
    for (const elements of ticked) {
      const profile = { ...sampleFamily, age };
      const brief = { language, profile, elements, theme, calledName: null, season: 'autumn', avoid: [] } as const;
      const foreseen = foreseeWish(brief, library);
      served.push(foreseen.served ?? 'untold');
      if (foreseen.served === 'whole') for (const plot of foreseen.plots) plots.add(plot);
    }
  }
  const count = (much: Served) => served.filter((one) => one === much).length;
  return { id, language, whole: count('whole'), part: count('part'), plots: [...plots].sort() };
}

/** What was reached when it was last written down, as 'id language' and the evenings served whole. */
export function keptCoverage(): ReadonlyMap<string, number> {
  return new Map(
    linesOf('common.reached').map((line) => {
      const [id, language, whole] = line.split(' ');
      return [`${id} ${language}`, Number(whole)] as const;
    }),
  );
}
