import { type NounEffect, nounEffects, type OddClause, oddClauses } from '../noun.ts';
import { compilePatterns, PatternError } from './pattern.ts';

/** How the parts of a wish belong together; 'can' and 'of' are of one thing, the others of two. */
export const wishRelations = [
  'afraid-of',
  'in-love-with',
  'has-lost',
  'unwilling',
  'cannot',
  'wants-to',
  'became',
  'can',
  'without',
  'first',
  'and',
  'of',
  'under',
  'on',
  'in',
] as const;
export type WishRelation = (typeof wishRelations)[number];

const wordLists = [
  'indefinite',
  'definite',
  'mine',
  'possessive',
  'first-person',
  'pronoun',
  'adverb',
  'plain',
  'boundary',
  'family',
  'comment',
  'idle',
  'named-place',
] as const;
type WordList = (typeof wordLists)[number];

/** How a story shall be, whatever it is about. */
export const moods = ['funny', 'calm', 'exciting'] as const;
export type Mood = (typeof moods)[number];

/** How wishes are put in one language. */
export interface Grammar {
  readonly leadIn: RegExp;
  readonly tail: RegExp;
  /** 'Who become friends', at the end: of two it says no more than 'and'. */
  readonly becomeFriends: RegExp;
  readonly lists: Readonly<Record<WordList, ReadonlySet<string>>>;
  readonly relations: Readonly<Record<WishRelation, RegExp>>;
  /** What is said of somebody after its name, by the plots that are about just that. */
  readonly odd: ReadonlyMap<OddClause, RegExp>;
  /** The same, where it is said before the thing: 'the case of the missing', 'somebody has stolen all the'. */
  readonly oddBefore: ReadonlyMap<OddClause, RegExp>;
  /** 'In the whole town': where it happens, which says no more. */
  readonly oddPlace: RegExp;
  /** Sentences by what they say: 'afraid-of', 'tonight'; the second for many. */
  readonly say: Readonly<Record<string, readonly string[]>>;
  /** What a verb does: 'fly' flies. */
  readonly verbs: ReadonlyMap<string, NounEffect>;
  /** Every form of an adjective; Swedish by the common form: röd, rött, röda. */
  readonly adjectives: ReadonlyMap<string, readonly string[]>;
  /** 'Funny', 'roligt': what a mood is asked for by. */
  readonly moods: ReadonlyMap<string, Mood>;
}

export class GrammarError extends Error {}

/**
 * Reads a file of a language's wish grammar.
 * @throws GrammarError naming file and line
 */
export function readGrammar(text: string, file: string): Grammar {
  const lines = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('%')) continue;
    const [, key, value] = /^([a-z][a-z -]*): (.+)$/.exec(line) ?? [];
    if (key === undefined || value === undefined)
      throw new GrammarError(`${file}:${index + 1}:1 a line is "key: value"`);
    if (lines.has(key)) throw new GrammarError(`${file}:${index + 1}:1 '${key}' was said before`);
    lines.set(key, value);
  }
  const value = (key: string) => {
    const found = lines.get(key);
    if (found === undefined) throw new GrammarError(`${file}:1:1 there is no '${key}'`);
    return found;
  };
  const pattern = (key: string, before = '', after = '') => {
    try {
      return new RegExp(`${before}${compilePatterns(value(key))}${after}`, 'u');
    } catch (error) {
      if (error instanceof PatternError) throw new GrammarError(`${file}:1:1 ${key}: ${error.message}`);
      throw error;
    }
  };
  return {
    leadIn: pattern('lead-in', '^'),
    tail: pattern('tail', '', '$'),
    becomeFriends: pattern('become-friends', '', '$'),
    lists: Object.fromEntries(
      wordLists.map((list) => [list, new Set(listed(value(list)))]),
    ) as unknown as Grammar['lists'],
    relations: Object.fromEntries(
      wishRelations.map((relation) => [relation, pattern(`relation ${relation}`)]),
    ) as Grammar['relations'],
    odd: new Map(oddClauses.map((oddity) => [oddity, pattern(`odd ${oddity}`)] as const)),
    oddBefore: new Map(
      oddClauses
        .filter((oddity) => lines.has(`odd-before ${oddity}`))
        .map((oddity) => [oddity, pattern(`odd-before ${oddity}`, '^')] as const),
    ),
    oddPlace: pattern('odd-place', '^', '$'),
    say: Object.fromEntries(
      [...lines].filter(([key]) => key.startsWith('say ')).map(([key, said]) => [key.slice(4), said.split(' | ')]),
    ),
    verbs: new Map(
      nounEffects.flatMap((effect) => listed(value(`effect ${effect}`)).map((verb) => [verb, effect] as const)),
    ),
    moods: new Map(moods.flatMap((mood) => listed(value(`mood ${mood}`)).map((word) => [word, mood] as const))),
    adjectives: new Map(
      listed(value('adjective')).flatMap((forms) => forms.split(' ').map((form) => [form, forms.split(' ')] as const)),
    ),
  };
}

function listed(value: string): string[] {
  return value.split(',').map((word) => word.trim());
}
