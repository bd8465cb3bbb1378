import type { ConceptId } from '../concepts.ts';
import { conceptIds } from '../concepts.ts';
import { GrammarError } from './grammar.ts';
import { compilePatterns, PatternError } from './pattern.ts';
import { type Found, findIn } from './sentence.ts';

/** What happens in a small life, and how it is asked for. */
export interface Situation {
  readonly id: string;
  /** What it is about or near to, the nearest first. */
  readonly concepts: readonly ConceptId[];
  /** What a plot that is about exactly this names: its id, and those of its concepts that say the same. */
  readonly exact: readonly string[];
  /** Whoever is named in its own words is asked for as well: a brother who becomes a hen is no brother who becomes a frog. */
  readonly needsWhoItNames: boolean;
  /** How the line puts it; with '{rest}' first where it can take the rest of the wish. */
  readonly say: readonly string[];
  readonly asked: RegExp;
}

/** @throws GrammarError naming file and line */
export function readSituations(text: string, file: string): Situation[] {
  const situations: Situation[] = [];
  let heading: (Omit<Situation, 'say' | 'asked'> & { say?: string[] }) | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const refuse = (message: string): never => {
      throw new GrammarError(`${file}:${index + 1}:1 ${message}`);
    };
    if (line.trim() === '' || line.startsWith('%')) continue;
    const [, key = '', value = ''] = /^((?: {2})?[a-z][a-z-]*): (.+)$/.exec(line) ?? refuse('a line is "key: value"');
    if (!key.startsWith(' ')) heading = headingOf(key, value.split(' '), refuse);
    else if (heading === undefined) refuse('a situation begins with its heading');
    else if (key === '  say') heading.say = value.split(' | ');
    else if (key === '  asked' && heading.say !== undefined)
      situations.push({ ...heading, say: heading.say, asked: patternOf(value, refuse) });
    else refuse(`'${key.trim()}' is not known here; a situation has say, then asked`);
  }
  return situations;
}

function headingOf(id: string, words: readonly string[], refuse: (message: string) => never) {
  const about = words.filter((word) => word !== '*');
  return {
    id,
    concepts: about.map((word) => conceptIn(word.replace(/^~/, '')) ?? refuse(`'${word}' is no concept`)),
    exact: [id, ...about.filter((word) => !word.startsWith('~'))],
    needsWhoItNames: words.includes('*'),
  };
}

function patternOf(value: string, refuse: (message: string) => never): RegExp {
  try {
    return new RegExp(compilePatterns(value), 'u');
  } catch (error) {
    if (error instanceof PatternError) return refuse(error.message);
    throw error;
  }
}

function conceptIn(text: string): ConceptId | undefined {
  return conceptIds.find((concept) => concept === text);
}

export interface FoundSituation extends Found {
  readonly situation: Situation;
}

/** The situation that most of the wish is about: of those that are met the one with the most words. */
export function findSituation(text: string, situations: readonly Situation[]): FoundSituation | undefined {
  let best: FoundSituation | undefined;
  for (const situation of situations) {
    const found = findIn(text, situation.asked);
    if (found === undefined) continue;
    if (best === undefined || found.to - found.from > best.to - best.from) best = { ...found, situation };
  }
  return best;
}
