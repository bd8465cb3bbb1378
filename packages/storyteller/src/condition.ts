import { pronouns } from '@sagolykta/domain/child-profile';
import { catBreeds, dogBreeds, petKinds } from '@sagolykta/domain/pets';
import { seasons } from '@sagolykta/domain/season';
import { sports } from '@sagolykta/domain/sports';
import { conceptIds } from './concepts.ts';
import { nounEffects, nounKinds, nounSizes } from './noun.ts';

/** Alternatives of conjunctions: `pet.dog / pet.cat & city` holds with a dog, or with a cat and a city. */
export type Condition = readonly (readonly Atom[])[];

export type Atom =
  | { readonly kind: 'fact'; readonly fact: string; readonly holds: boolean }
  | {
      readonly kind: 'age';
      readonly compare: '<' | '<=' | '>' | '>=' | '=';
      readonly age: number;
      readonly holds: boolean;
    };

export class ConditionError extends Error {}

/** What may be asked in a condition. 'has' answers for the facts, such as 'pet.dog'. */
export interface Circumstances {
  readonly age: number;
  has(fact: string): boolean;
}

const agePattern = /^age\s*(<=|>=|<|>|=)\s*(\d+)$/;
const anyWord = /^\p{L}[\p{L}\p{N} .'’-]*$/u;
const nounDetail = new RegExp(
  `^(?:ett|kind\\.(?:${nounKinds.join('|')})|does\\.(?:${nounEffects.join('|')})|size\\.(?:${nounSizes.join('|')})|[a-z][a-z0-9-]*)$`,
);
/** What may follow the point after each subject; a subject that is not here cannot be asked for. */
const details: Readonly<Record<string, readonly string[] | RegExp>> = {
  child: pronouns,
  /** 'known': who the friend is, and the pet, was said one of the last evenings. */
  friend: [...pronouns, 'known'],
  sibling: pronouns,
  sibling2: pronouns,
  pet: [...petKinds, ...pronouns, 'known'],
  elder: pronouns,
  elder2: pronouns,
  adult: pronouns,
  breed: [...dogBreeds, ...catBreeds],
  city: anyWord,
  school: [],
  sport: sports,
  athlete: [],
  music: [],
  song: [],
  artist: [],
  theme: conceptIds,
  /** The wish speaks of a brother, or of a sister: of a new baby nothing else is known. */
  brother: [],
  sister: [],
  /** The wish names the parent who is missed; 'home': whoever reads is another. */
  parent: ['home'],
  season: seasons,
  /** A short story is wanted tonight. */
  short: [],
  uk: [],
  us: [],
  wish: nounDetail,
  other: nounDetail,
};

/** @throws ConditionError in words for the author. */
export function parseCondition(source: string): Condition {
  return source.split('/').map((conjunction) => conjunction.split('&').map((atom) => parseAtom(atom.trim())));
}

function parseAtom(source: string): Atom {
  const holds = !source.startsWith('!');
  const fact = holds ? source : source.slice(1).trim();
  const age = agePattern.exec(fact);
  if (age !== null) return { kind: 'age', compare: age[1] as '<', age: Number(age[2]), holds };
  const [subject = '', ...rest] = fact.split('.');
  if (!Object.hasOwn(details, subject)) throw new ConditionError(`no such condition: «${source}»`);
  const detail = rest.join('.');
  const known = details[subject] ?? [];
  const isKnown = known instanceof RegExp ? known.test(detail) : known.includes(detail);
  if (rest.length > 0 && !isKnown)
    throw new ConditionError(`no such condition: «${source}» («${detail}» is not known)`);
  return { kind: 'fact', fact, holds };
}

export function holds(condition: Condition, circumstances: Circumstances): boolean {
  return condition.some((conjunction) => conjunction.every((atom) => atomHolds(atom, circumstances)));
}

/** How much a condition asks for: the most specific alternative is told. */
export function specificity(condition: Condition, circumstances: Circumstances): number {
  const met = condition.filter((conjunction) => conjunction.every((atom) => atomHolds(atom, circumstances)));
  return Math.max(0, ...met.map((conjunction) => conjunction.reduce((sum, atom) => sum + weight(atom), 0)));
}

/** One noun is more than its kind, a breed more than any pet. */
function weight(atom: Atom): number {
  if (atom.kind === 'age' || !atom.fact.includes('.')) return 1;
  return /^(?:wish|other)\.[^.]+$/.test(atom.fact) && !atom.fact.endsWith('.ett') ? 3 : 2;
}

function atomHolds(atom: Atom, circumstances: Circumstances): boolean {
  if (atom.kind === 'fact') return circumstances.has(atom.fact) === atom.holds;
  const { age } = circumstances;
  const answers = {
    '<': age < atom.age,
    '<=': age <= atom.age,
    '>': age > atom.age,
    '>=': age >= atom.age,
    '=': age === atom.age,
  };
  return answers[atom.compare] === atom.holds;
}
