/** Alternatives of conjunctions: `pet.dog / pet.cat & city` holds with a dog, or with a cat and a city. */
export type Condition = readonly (readonly Atom[])[];

export type Atom =
  | { readonly kind: 'fact'; readonly fact: string; readonly holds: boolean }
  | { readonly kind: 'age'; readonly compare: '<' | '<=' | '>' | '>=' | '='; readonly age: number };

export class ConditionError extends Error {}

/** What may be asked in a condition. 'about' answers for the facts, such as 'pet.dog'. */
export interface Circumstances {
  readonly age: number;
  has(fact: string): boolean;
}

const agePattern = /^age\s*(<=|>=|<|>|=)\s*(\d+)$/;
const factPattern = /^[a-z][A-Za-z0-9]*(\.[A-Za-z][A-Za-z0-9 -]*)?$/;
const subjects = [
  'friend',
  'pet',
  'breed',
  'elder',
  'elder2',
  'adult',
  'city',
  'school',
  'sport',
  'athlete',
  'music',
  'song',
  'artist',
  'theme',
  'season',
  'uk',
  'us',
  'child',
  'pictures',
];

/** @throws ConditionError in words for the author. */
export function parseCondition(source: string): Condition {
  return source.split('/').map((conjunction) => conjunction.split('&').map((atom) => parseAtom(atom.trim())));
}

function parseAtom(source: string): Atom {
  const age = agePattern.exec(source);
  if (age !== null) return { kind: 'age', compare: age[1] as '<', age: Number(age[2]) };
  const holds = !source.startsWith('!');
  const fact = holds ? source : source.slice(1).trim();
  const subject = fact.split('.')[0] ?? '';
  if (!factPattern.test(fact) || !subjects.includes(subject))
    throw new ConditionError(`no such condition: «${source}»`);
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

function weight(atom: Atom): number {
  return atom.kind === 'fact' && atom.fact.includes('.') ? 2 : 1;
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
  return answers[atom.compare];
}
