import type { Dye } from '@sagolykta/domain/dyes';
import type { Language } from '@sagolykta/domain/language';
import { type NounWords, oddClauses, type Relation } from '../noun.ts';
import type { LanguageLexicon } from './lexicon.ts';
import type { LexiconNoun } from './lexicon-noun.ts';
import type { Understanding } from './understand.ts';
import type { WishedThing } from './wished-thing.ts';

/** What is odd about a thing, where there are plots about just that: its colour, its size, what it is made of, where it has come to, what it works as. */
export interface Trait {
  readonly relation: Relation;
  /** Who it is about, where that is not the head of the words: the octopus of 'octopus drummer'. */
  readonly wish?: LexiconNoun;
  readonly other?: LexiconNoun;
  /** The other as it was typed: the raspberry juice of a vampire who drinks nothing else. */
  readonly thing?: WishedThing;
  readonly words?: Partial<NounWords>;
  readonly colour?: Dye;
}

/** Null where nothing is odd, or more is asked than one oddity. */
export function traitOf(understanding: Understanding, lexicon: LanguageLexicon): Trait | null {
  const { wish, other, where, line, oddity } = understanding;
  if (wish === null || wish.noun === null) return null;
  if (oddity !== null) return { relation: oddity.relation, ...(oddity.other === null ? {} : { thing: oddity.other }) };
  if (where !== null) return null;
  // 'A monkey in the supermarket who steals bananas' is more than a monkey in the supermarket.
  if (other !== null && line.at(-1)?.word !== other.word) return null;
  const noun = wish.noun;
  const readings = [colourOf, voiceOf, sizeOf, stuffOf, talkOf, workOf, placeOf];
  for (const reading of readings) {
    const trait = reading({ ...understanding, wish, noun }, lexicon);
    if (trait !== null) return trait;
  }
  return null;
}

type Wished = Understanding & { readonly wish: WishedThing; readonly noun: LexiconNoun };
type ByLanguage<Value> = Readonly<Record<Language, Value>>;

const odd = ['pink', 'blue', 'purple', 'green', 'orange', 'yellow', 'red'] as const;
const colours: ByLanguage<ReadonlyMap<string, Dye>> = {
  en: new Map(odd.map((word) => [word, word])),
  sv: new Map(
    Object.entries({
      pink: 'rosa',
      blue: 'blå blått blåa',
      purple: 'lila',
      green: 'grön grönt gröna',
      orange: 'orange orangea',
      yellow: 'gul gult gula',
      red: 'röd rött röda',
    } satisfies Record<(typeof odd)[number], string>).flatMap(([colour, words]) =>
      words.split(' ').map((word) => [word, colour as Dye] as const),
    ),
  ),
};

/** Colours that nobody turns round for. */
const ownColours: Readonly<Record<string, string>> = {
  frog: 'green',
  crocodile: 'green',
  snake: 'green red yellow',
  pig: 'pink',
  flamingo: 'pink',
  fox: 'red orange',
  cat: 'red orange',
  lion: 'yellow golden',
  tiger: 'orange',
  giraffe: 'yellow',
  whale: 'blue',
  dolphin: 'blue',
  turtle: 'green',
  ladybird: 'red',
  crab: 'red',
  goldfish: 'red orange golden',
  duck: 'yellow',
  chick: 'yellow',
  banana: 'yellow green',
  apple: 'red green yellow',
  pear: 'green yellow',
  tomato: 'red green',
  strawberry: 'red',
  carrot: 'orange',
  cucumber: 'green',
  lemon: 'yellow',
};
/** They come in all colours. */
const manyColoured: ReadonlySet<string> = new Set(
  'bird parrot butterfly fish dragonfly octopus dinosaur budgie dragon monster alien fairy troll'.split(' '),
);

/** 'A blue flamingo', 'a flamingo who is blue'. */
function colourOf(
  { language, wish, noun, relation, clause, said }: Wished,
  { grammar }: LanguageLexicon,
): Trait | null {
  const [only, ...more] = wish.asking;
  const asked = said === null ? only : / (\S+)$/.exec(said)?.[1];
  const isAlone = said === null ? clause === null && more.length === 0 : /^(?:is|was|är|var) \S+$/.test(said);
  const colour = colours[language].get(asked ?? '');
  if (colour === undefined || asked === undefined || !isAlone || relation !== null) return null;
  const isOdd =
    (noun.kind === 'animal' ||
      noun.kind === 'food' ||
      noun.kind === 'creature' ||
      (noun.kind === 'vehicle' && /pink|purple/.test(colour))) &&
    !manyColoured.has(noun.id) &&
    !(ownColours[noun.id] ?? '').split(' ').includes(colour);
  // 'De blåa bina': each of them is blå, as the noun is.
  const [common = asked, neuter = asked] = grammar.adjectives.get(asked) ?? [];
  return isOdd ? { relation: 'coloured', colour, words: { is: noun.forms.neuter ? neuter : common } } : null;
}

/** 'A duck that says moo'. */
function voiceOf({ noun, said }: Wished): Trait | null {
  const [, voice] = /^(?:says|goes|säger|låter) (\p{L}+)$/u.exec(said ?? '') ?? [];
  const isItsOwn = noun.sound.toLowerCase().startsWith(voice?.toLowerCase().slice(0, 2) ?? ' ');
  if (voice === undefined || noun.kind !== 'animal' || isItsOwn) return null;
  return { relation: 'sounds-like', words: { is: `${voice.charAt(0).toUpperCase()}${voice.slice(1).toLowerCase()}` } };
}

const tiny: ReadonlySet<string> = new Set('tiny teeny miniature minimal pytteliten pyttelitet jätteliten'.split(' '));
const enormous: ReadonlySet<string> = new Set(
  'giant huge enormous gigantic massive jättestor jättestort enorm enormt gigantisk gigantiskt'.split(' '),
);
const isSmall =
  /^(?:is|was|är|var) (?:(?:really|very|so|quite|too|as|jätte|väldigt|mycket|pytte|lika|bara|only) )*(?:small|tiny|little|short|small as .+|tiny as .+|liten|litet|pytteliten|kort|liten som .+|litet som .+)$/;
const isBig =
  /^(?:is|was|är|var) (?:(?:really|very|so|quite|too|as|jätte|väldigt|mycket|lika) )*(?:big|huge|tall|enormous|gigantic|big as .+|stor|stort|jättestor|lång|stor som .+)$/;

/** 'A very tiny giraffe', 'an elephant who is as small as an ant', 'a giant snail'. */
function sizeOf({ wish, noun, relation, said, clause }: Wished): Trait | null {
  const isAlive = noun.kind === 'animal' || noun.kind === 'creature';
  const isOther = relation !== null && relation !== 'became';
  if (!isAlive || isOther || wish.asking.length > 1) return null;
  const isLarge = noun.size === 'big' || noun.size === 'huge';
  const isLittle = noun.size === 'tiny' || noun.size === 'small';
  const asked = [...wish.adjectives, ...wish.asking].map((word) => word.toLowerCase());
  const isPlain = said === null && clause === null;
  if (isLarge && (isSmall.test(said ?? '') || (isPlain && asked.some((word) => tiny.has(word)))))
    return { relation: 'sized-small' };
  if (isLittle && (isBig.test(said ?? '') || (isPlain && asked.some((word) => enormous.has(word)))))
    return { relation: 'sized-big' };
  return null;
}

/** 'A castle made of jelly'. */
function stuffOf({ relation, other, said }: Wished): Trait | null {
  const stuff = other?.noun;
  if (
    relation !== 'of' ||
    stuff?.kind !== 'food' ||
    !/^(?:is|är) (?:made|built|gjord|gjort|byggd|byggt) /.test(said ?? '')
  )
    return null;
  return { relation: 'made-of', other: stuff };
}

const talking: ReadonlySet<string> = new Set(['talking', 'pratande', 'talande']);
const talks = /^(?:talks?|speaks?|can talk|can speak|kan prata|kan tala|pratar|talar)$/;

/** 'A toilet that talks', 'a talking pizza'; animals and trolls talk in every story. */
function talkOf({ wish, noun, relation, what, said, clause }: Wished): Trait | null {
  const isMute = !['animal', 'creature', 'person', 'toy', 'event', 'sky', 'place', 'water'].includes(noun.kind);
  const isAsked =
    (relation === null &&
      clause === null &&
      wish.asking.every((word) => talking.has(word.toLowerCase())) &&
      wish.asking.length > 0) ||
    (wish.asking.length === 0 && talks.test(said ?? '')) ||
    (wish.asking.length === 0 && relation === 'can' && /^(?:talk|speak|prata|tala)$/.test(what ?? ''));
  return isMute && isAsked ? { relation: 'talks' } : null;
}

const worksAs = /^(?:is|was|är|var|works as|jobbar som|arbetar som) (?:(?:a|an|en|ett) )?(\S+)$/;
const drives = /^(?:drives|drove|is driving|can drive|kör|körde|kan köra) /;

/** In whom nobody would find it odd. */
const drivers: ReadonlySet<string> = new Set(
  'bus-driver lorry-driver train-driver racing-driver farmer firefighter police-officer'.split(' '),
);

/** 'Ninja hamsters', 'an octopus drummer', 'a cat who is a spy'; 'a hamster who drives a bus'. */
function workOf({ wish, noun, other, said, clause, relation }: Wished, { words }: LanguageLexicon): Trait | null {
  if (wish.asking.length > 0) return null;
  const [one, second] = [noun, wish.of];
  if (said === null && clause === null && relation === null && second !== null) {
    if (one.kind === 'animal' && second.kind === 'person') return { relation: 'works-as', wish: one, other: second };
    if (one.kind === 'person' && second.kind === 'animal') return { relation: 'works-as', wish: second, other: one };
  }
  const isSomebody =
    noun.kind === 'animal' || noun.kind === 'creature' || (noun.kind === 'person' && !drivers.has(noun.id));
  if (isSomebody && drives.test(said ?? '') && other?.noun?.kind === 'vehicle')
    return { relation: 'drives', other: other.noun };
  if (noun.kind !== 'animal') return null;
  const role = words.get(worksAs.exec(said ?? '')?.[1] ?? '')?.noun;
  return role?.kind === 'person' ? { relation: 'works-as', other: role } : null;
}

const places: Readonly<Record<string, Relation>> = {
  'school': 'at-school',
  'classroom': 'at-school',
  'schoolyard': 'at-school',
  'preschool-house': 'at-school',
  'swimming-hall': 'at-the-pool',
  'bathtub': 'in-the-bath',
  'supermarket': 'at-the-shop',
  'shop': 'at-the-shop',
};

/** Places where children go every week, and an octopus does not. */
function placeOf({ wish, noun, relation, other, said }: Wished): Trait | null {
  const place = places[other?.noun?.id ?? ''];
  const isThere = relation === 'in' || relation === 'on';
  if (place === undefined || !isThere || wish.asking.length > 0 || other?.noun == null) return null;
  // 'Who lives in the bath', 'goes to school'; not 'who eats up all the pasta in our shop'.
  if (said !== null && !/^(?:lives|lived|is|was|goes|went|comes|came|bor|bodde|är|var|går|gick|kommer|kom) /.test(said))
    return null;
  return noun.kind === 'animal' || noun.kind === 'creature' ? { relation: place, other: other.noun } : null;
}

/** What plots are written for, each oddity on stage from the first page. */
export const traits: ReadonlySet<Relation> = new Set<Relation>([
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
]);
