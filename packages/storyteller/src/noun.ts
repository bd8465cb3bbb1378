import type { Dye } from '@sagolykta/domain/dyes';
import { type ThingEffect, thingEffects } from '@sagolykta/domain/told-word';

/** What a wished-for thing is, so that a plot written for its kind can be told about it. */
export const nounKinds = [
  'animal',
  'creature',
  'person',
  'vehicle',
  'machine',
  'building',
  'place',
  'sky',
  'plant',
  'food',
  'garment',
  'furniture',
  'toy',
  'thing',
  'water',
  'event',
] as const;
export type NounKind = (typeof nounKinds)[number];

/** What it does best: plots turn on it. */
export const nounEffects = thingEffects;
export type NounEffect = ThingEffect;

export const nounSizes = ['tiny', 'small', 'child', 'big', 'huge'] as const;
export type NounSize = (typeof nounSizes)[number];

/** What may be odd about somebody, where a plot is about just that: 'who only eats pancakes', 'lonely', 'stuck in the mud'. */
export const oddClauses = [
  'stuck-in-mud',
  'lost-its-mummy',
  'awake',
  'sneezes',
  'only-eats',
  'eats-up',
  'steals',
  'erupts',
  'thinks-it-is',
  'elected',
  'governs',
  'runs-away',
  'lonely',
  'grumpy',
  'anxious',
  'last-one',
  'schemes',
  'in-town',
  'feared',
  'to-the-moon',
  'moves-in',
  'vegetarian',
  'allergic-to',
  'hiccups',
  'gone-missing',
  'all-stolen',
  'bad-at-it',
  'foretells',
  'unknown-stop',
  'needs-the-loo',
  'on-strike',
  'tired',
  'afraid-of-heights',
  'lost-its-voice',
  'afraid-of-people',
  'flies',
  'floats',
  'never-ends',
  'lost-contact',
  'slow',
  'works-at',
  'smells',
  'switched-off',
  'tells-the-truth',
  'behind-time',
  'not-on-map',
  'thought-a-witch',
  'needs-paper',
  'farts',
] as const;
export type OddClause = (typeof oddClauses)[number];

/** How two things of a wish belong together: 'a lighthouse that is afraid of the sea'. */
export const relations = [
  'afraid-of',
  'in-love-with',
  'has-lost',
  'wants-to',
  'cannot',
  'and',
  'in',
  'under',
  'on',
  'without',
  'became',
  'first',
  'unwilling',
  'said-of',
  'has-done',
  'coloured',
  'sounds-like',
  'sized-small',
  'sized-big',
  'made-of',
  'talks',
  'works-as',
  'drives',
  'at-school',
  'at-the-pool',
  'in-the-bath',
  'at-the-shop',
  ...oddClauses,
] as const;
export type Relation = (typeof relations)[number];

/** The noun in one language: its forms, and what an author may say of it. */
export interface NounWords {
  readonly bare: string;
  readonly a: string;
  readonly the: string;
  readonly plural: string;
  readonly thePlural: string;
  /** Swedish: agrees as 'ett' does. */
  readonly ett?: boolean;
  readonly he: string;
  /** Where it differs from 'he'. */
  readonly him?: string;
  readonly his: string;
  /** Its sound or its word: 'Brum'. */
  readonly sound: string;
  /** An infinitive phrase: 'gräva djupa hål'. */
  readonly does: string;
  /** The same in the past: 'grävde djupa hål'. */
  readonly did: string;
  readonly cannot: string;
  /** What it would like to, where the wish says so: 'flyga'. */
  readonly wants?: string;
  /** What the wish says of it, after 'it': 'has a cold', 'samlar på knappar'; of an odd colour the colour, of an odd voice what it says: 'blue', 'Moo'. */
  readonly is?: string;
  /** Where the wish has put it: 'in the lift'. */
  readonly there?: string;
  /** A noun phrase: 'det djupa vattnet'. */
  readonly afraid: string;
  /** With its preposition: 'på bygget'. */
  readonly home: string;
  /** Adjectives that agree: 'kall och slät'. */
  readonly feels: string;
  /** Its most telling part, definite: 'skopan'. */
  readonly part: string;
}

export interface Noun {
  readonly id: string;
  readonly kind: NounKind;
  readonly size: NounSize;
  /** Left out where nobody knows. */
  readonly effect?: NounEffect;
  /** As the wish says, where that is odd. */
  readonly colour?: Dye;
  /** By language; a plot is not told about a noun that the language has no word for. */
  readonly words: Readonly<Record<string, NounWords>>;
}

/** Who plays the wish tonight: 'a lighthouse [wish] afraid of the sea [other]'. */
export interface Cast {
  readonly wish: Noun;
  readonly relation?: Relation;
  readonly other?: Noun;
}
export const wishRoles = ['wish', 'other'] as const;
export type WishRole = (typeof wishRoles)[number];

/** What conditions may ask of a cast noun: 'wish', 'wish.excavator', 'wish.kind.machine' … */
export function nounFacts(role: WishRole, { id, kind, size, effect, words }: Noun, language: string): string[] {
  return [
    role,
    `${role}.${id}`,
    `${role}.kind.${kind}`,
    `${role}.size.${size}`,
    ...(effect === undefined ? [] : [`${role}.does.${effect}`]),
    ...(words[language]?.ett ? [`${role}.ett`] : []),
  ];
}
