import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@sagolykta/domain/language';
import type { Library } from '@sagolykta/storyteller';
import { foreseeWish } from '@sagolykta/storyteller/foresee-wish';
import type { Lexicon } from '@sagolykta/storyteller/understand/lexicon';
import { type Understanding, understand } from '@sagolykta/storyteller/understand/understand';
import { isUnknown } from '@sagolykta/storyteller/understand/wished-thing';
import type { Served } from '@sagolykta/storyteller/wish-tiers';
import { sampleFamily } from '../cli/families.ts';
import { linesOfWishes } from './wish-lines.ts';

const folder = fileURLToPath(new URL('../wishes/', import.meta.url));

/** A wish as a parent types it, and how it is meant to be read. */
interface ExpectedWish {
  readonly wish: string;
  readonly expected: string;
}

/** 'open' were written without sight of the lexicon; 'small-life' is what happens at home and at school, in the words it is asked for in. */
export function expectedWishes(corpus: 'open' | 'small-life', language: Language): ExpectedWish[] {
  return linesOfWishes(readFileSync(`${folder}${corpus}.${language}.wishes`, 'utf8')).map((line) => {
    const [wish = '', expected = ''] = line.split(' > ');
    return { wish, expected };
  });
}

interface ReadWish extends ExpectedWish {
  readonly understanding: Understanding;
  /** It was read as it was meant; a word that the lexicon has not yet counts as not read. */
  readonly isRight: boolean;
  /** It was not, but the lantern asks: better than a guess. */
  readonly isAskedBack: boolean;
}

/** Every wish of a corpus, as the lexicon reads it. */
export function readWishes(corpus: 'open' | 'small-life', language: Language, lexicon: Lexicon): ReadWish[] {
  const family = { familyWords: [], names: ['Amir'], childName: 'Alma' };
  return expectedWishes(corpus, language).map(({ wish, expected }) => {
    const understanding = understand(wish, { language, lexicon, ...family });
    const isRight = isAsExpected(understanding, expected);
    return { wish, expected, understanding, isRight, isAskedBack: !isRight && understanding.unknown.length > 0 };
  });
}

function isAsExpected(understanding: Understanding, expected: string): boolean {
  const { notice, situation, wish, relation, other } = understanding;
  if (expected === 'softened' || expected === 'left-out') return notice === `theme-${expected}`;
  if (expected.startsWith('~')) return situation?.id === expected.slice(1);
  const parts = expected.split(' ');
  const hasWho = !isRelation(parts[0]);
  const [who, asked, whom] = hasWho ? parts : [undefined, ...parts];
  if (who === '?' && !(wish === null || isUnknown(wish))) return false;
  if (who !== undefined && who !== '?' && idOf(wish) !== who) return false;
  if (asked !== undefined && relation !== asked) return false;
  return whom === undefined || whom === 'child' || idOf(other) === whom;
}

function isRelation(word: string | undefined): boolean {
  return word === 'and' || word === 'in';
}

function idOf(thing: Understanding['wish']): string | null {
  return thing?.noun?.id ?? thing?.concept ?? null;
}

/** A wish as it is typed in the evening, and how much of it is told to a child of that age. */
export interface TypedWish {
  readonly age: number;
  readonly wish: string;
  /** Null where nothing is asked for but a mood. */
  readonly served: Served | null;
}

/** The wishes of whole evenings in a row, each foreseen for a child of its age with the best friend ticked. */
export function foreseeTyped(language: Language, library: Library): TypedWish[] {
  return linesOfWishes(readFileSync(`${folder}typed.${language}.wishes`, 'utf8')).map((line) => {
    const [, years = '', wish = ''] = /^(\d+) (.+)$/.exec(line) ?? [];
    const age = Number(years);
    const profile = { ...sampleFamily, age };
    const brief = { language, profile, theme: wish, calledName: null, season: 'autumn', avoid: [] } as const;
    return { age, wish, served: foreseeWish({ ...brief, elements: ['bestFriend'] }, library).served };
  });
}

/** How many were read as they were meant (open), or told whole (typed), when it was last written down. */
export function keptReadings(corpus: 'open' | 'typed'): ReadonlyMap<string, number> {
  const lines = linesOfWishes(readFileSync(`${folder}${corpus}.reached`, 'utf8'));
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
}
