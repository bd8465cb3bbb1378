import { languages } from '@sagolykta/domain/language';
import type { Cast, Noun, NounKind, Relation } from './noun.ts';
import type { WishFor } from './score.ts';
import { isCalled } from './theme.ts';
import { saidOfDeed } from './understand/deed.ts';
import { type WishRelation, wishRelations } from './understand/grammar.ts';
import type { Situation } from './understand/situations.ts';
import { traits } from './understand/trait.ts';
import type { Understanding } from './understand/understand.ts';
import { idsKnownBy, idsOfThing, type WishedThing } from './understand/wished-thing.ts';

/** How much of a wish a plot puts on stage: all of it, a part, or nothing. */
export type Served = 'whole' | 'part' | 'untold';

/** Plots that serve a wish equally well. */
export interface Tier {
  readonly served: Served;
  /** Who plays the wish in them. */
  readonly cast: Cast | undefined;
  /** @param contains what stands in the plot beside what it is about, by concept */
  readonly fits: (wish: WishFor, contains: readonly string[]) => boolean;
}

/** Whether the plot has a role for a thing of the wish, and cannot be told without one. */
export function takesCast({ kinds, does, sizes, nouns, relation }: WishFor): boolean {
  return [kinds, does, sizes, nouns, relation].some((asked) => asked !== undefined);
}

/** Any plot that needs nothing of a wish, and says nothing that only a wish could tell. */
export const freeTier: Tier = {
  served: 'untold',
  cast: undefined,
  fits: (wish) => wish.onlyAsked !== true && !takesCast(wish),
};

/**
 * What may be told of a wish, the best first: what puts all of it on stage before what takes a part, the exact thing before
 * its kind. What no tier fits is not told about it at all.
 * @param cast who plays the wish; undefined where it names nothing that can be put on stage
 */
export function tiersOf(understanding: Understanding, cast: Cast | undefined): Tier[] {
  if (cast !== undefined && understanding.oddity !== null && cast.relation === understanding.oddity.relation)
    return togetherTiers(cast, 'whole');
  const { situation, wish, relation, other, where, placedBy, clause, said, concepts, beside } = understanding;
  const about = (served: Served, wanted: readonly string[]) => aboutTiers(served, cast, wanted);
  // A fear of the child's own puts the thing on stage, not the fear.
  // At home, in the rain, in winter: no plot puts it there.
  const isOdd = cast?.relation !== undefined && traits.has(cast.relation);
  const isElsewhere = !isOdd && placedBy === null && (relation === 'in' || relation === 'on' || relation === 'under');
  const isAlone = where === null && clause === null && !isDropped(understanding, cast);
  const isAll = said !== null || (isAlone && !isElsewhere);
  const whole: Served = isAll ? 'whole' : 'part';
  const tiers =
    situation === null
      ? wish === null
        ? // Nobody is named: a story about the fog before one in which the fog is somebody.
          [...about('part', knownBy(other)), ...thingTiers(understanding, cast, whole)]
        : [
            ...thereTiers(understanding, cast),
            ...thingTiers(understanding, cast, whole),
            ...about('part', knownBy(other)),
          ]
      : situationTiers(situation, beside, cast);
  return [
    ...tiers,
    ...about(isWholeConcept(understanding, cast) ? 'whole' : 'part', concepts.slice(0, 1)),
    ...about('part', concepts),
  ];
}

/** What happens and, where something else is named beside it, that as well; one without the other is a part. */
function situationTiers(
  { exact, concepts }: Situation,
  beside: readonly (readonly string[])[],
  cast: Cast | undefined,
): Tier[] {
  return [
    { served: 'whole', cast, fits: (asked) => [exact, ...beside].every((ids) => isAbout(ids)(asked)) },
    ...(beside.length > 0 ? aboutTiers('part', cast, exact) : []),
    ...(cast === undefined ? [] : castTiers(cast, 'part')),
    ...aboutTiers('part', cast, concepts),
  ];
}

function aboutTiers(served: Served, cast: Cast | undefined, wanted: readonly string[]): Tier[] {
  return wanted.length === 0 ? [] : [{ served, cast, fits: isAbout(wanted) }];
}

/** 'A wolf in the snow', 'mummies in the museum': a plot about the one, in which the other is where it happens. */
function thereTiers(
  { wish, other, where, clause, said, relation, line }: Understanding,
  cast: Cast | undefined,
): Tier[] {
  if (wish === null || isMore(wish) || !isSetting(other) || (relation !== 'in' && relation !== 'on')) return [];
  // 'Books that change places in the night' are more than books in the night.
  const between = line.filter(({ word }) => word === null).map(({ text }) => text.trim());
  const isNoMore = between.slice(1).every((text) => /^\p{L}+(?: (?:the|a|an|en|ett))?$/u.test(text));
  if (where !== null || clause !== null || said !== null || !isNoMore) return [];
  // Who is out at night is out in the dark.
  const there = other.noun?.id === 'night' ? ['night', 'dark'] : knownBy(other);
  const fits: Tier['fits'] = (asked, contains) =>
    isAbout(knownBy(wish))(asked) && isAny(there, [...toldOf(asked), ...contains]);
  return [{ served: 'whole', cast, fits }];
}

/** Where a story happens and in what weather; what is said to be on the moon or in the sea is more than a story in which they are seen. */
function isSetting(thing: WishedThing | null): thing is WishedThing {
  const noun = thing?.noun;
  if (noun == null || isMore(thing)) return false;
  return noun.kind === 'place' || noun.kind === 'building' || weathers.has(noun.id);
}

const weathers: ReadonlySet<string> = new Set('rain snow fog storm thunder night winter summer'.split(' '));

function isAny(ids: readonly string[], told: readonly string[]): boolean {
  return ids.some((id) => told.includes(id));
}

/** What belongs to the thing and cannot be played: 'a dog who hates baths' is more than a dog. */
function isDropped({ wish, relation, other, line }: Understanding, cast: Cast | undefined): boolean {
  if (relation === null) return false;
  // 'Ella and a dragon': the child is there in every story. 'Ella steals a dragon' is more.
  const isTogether = line.some(({ text }) => /(?:^|\s)(?:and|with|och|med) /.test(text));
  if (relation === 'and' && isTogether && other?.noun != null && (wish === null || isOfTheFamily(wish))) return false;
  return wish === null || relation === 'of' || (cast?.relation === undefined && relation !== 'first');
}

/**
 * Where something is only said to be so, of a thing or of a place, and is neither seen nor felt: fresh eyes found the thing
 * on stage, and the rest of the wish no more than a label.
 */
const onlySaid: ReadonlySet<Relation> = new Set<Relation>(['said-of', 'has-done', 'in', 'on', 'under']);

/** Somebody by name, or mummy: whoever is told of is one of them. */
function isOfTheFamily({ noun, name, person }: WishedThing): boolean {
  return noun === null && (name !== null || person !== null);
}

/** 'Den första snön' names nobody, and is about snow. */
function isWholeConcept({ situation, wish, relation, where, concepts, line }: Understanding, cast: Cast | undefined) {
  if (cast !== undefined || situation !== null || wish !== null || where !== null) return false;
  const [nearest] = concepts;
  const words = line.map(({ text }) => text).join(' ');
  return (relation === null || relation === 'first') && nearest !== undefined && isCalled(nearest, words);
}

function thingTiers(understanding: Understanding, cast: Cast | undefined, whole: Served): Tier[] {
  const { wish, other } = understanding;
  const isNear = wish?.concept != null && !isCalled(wish.concept, wish.word);
  const isIgnored = cast === undefined && understanding.relation !== null;
  const served = isNear || isIgnored || isMore(wish) ? 'part' : whole;
  const exact: Tier = { served, cast, fits: isAbout(knownBy(wish)) };
  if (cast === undefined) return [exact];
  if (cast.relation === undefined)
    return [...bothTiers(wish, cast, whole), exact, ...castTiers(cast, isMore(wish) ? 'part' : whole)];
  // What drives the plot is how the two belong together; with one of them alone it is a part of the wish.
  const alone: Cast = { wish: cast.wish };
  const swapped: Cast | undefined = cast.other === undefined ? undefined : { wish: cast.other };
  const isLabel = onlySaid.has(cast.relation);
  const together = togetherTiers(cast, isLabel ? 'part' : whole);
  const byItself: Tier = { ...exact, served: 'part' };
  return [
    // A good story about a witch before one in which 'rubbish at spells' is said of anybody.
    ...(isLabel ? [byItself, ...together] : [...together, byItself]),
    ...castTiers(alone, 'part'),
    ...(swapped === undefined || other === null ? [] : castTiers(swapped, 'part')),
  ];
}

/** A plot about just this wish, then what was written for just this thing, before what takes any of its kind. */
function togetherTiers(cast: Cast, served: Served): Tier[] {
  const fits = (asked: WishFor) => asked.relation !== undefined && fitsCast(asked, cast);
  // The fire of 'cannot breathe fire' is in the deed.
  const second = isOfDeed(cast.relation) ? undefined : cast.other?.id;
  const all = [cast.wish.id, cast.relation, second].filter((id) => id !== undefined);
  const isJustThis = ({ concepts = [], deed }: WishFor) =>
    all.every((id) => concepts.includes(id)) && isTheDeed(deed, cast);
  return [
    { served, cast, fits: (asked) => !takesCast(asked) && isJustThis(asked) },
    { served, cast, fits: (asked) => asked.nouns !== undefined && fits(asked) },
    { served, cast, fits },
  ];
}

function isOfDeed(relation: Relation | undefined): boolean {
  return relation !== undefined && saidOfDeed.has(relation as WishRelation);
}

/** Of a dragon who cannot breathe fire, not of one who cannot dance. */
function isTheDeed(deed: WishFor['deed'], { wish, relation }: Cast): boolean {
  if (!isOfDeed(relation)) return true;
  return languages.some((language) => {
    const words = wish.words[language];
    const asked = relation === 'cannot' ? words?.cannot : words?.wants;
    return (
      deed !== undefined && asked !== undefined && new RegExp(`(?<!\\p{L})(?:${deed[language]})`, 'iu').test(asked)
    );
  });
}

/** 'The last dinosaur', 'a dinosaur bus': a plot about the noun alone leaves out what makes it this one. */
function isMore(thing: WishedThing | null): boolean {
  return thing !== null && (thing.asking.length > 0 || thing.of !== null);
}

/** A dinosaur bus is told whole by a plot that is about dinosaurs and about a bus. */
function bothTiers(wish: WishedThing | null, cast: Cast, whole: Served): Tier[] {
  if (wish === null || wish.noun === null || wish.of === null || wish.asking.length > 0) return [];
  const isAboutHead = isAbout(idsOfThing(wish.noun));
  const isAboutFirst = isAbout(idsOfThing(wish.of));
  return [{ served: whole, cast, fits: (asked) => isAboutHead(asked) && isAboutFirst(asked) }];
}

/** Its effect and kind before its kind alone. */
function castTiers(cast: Cast, served: Served): Tier[] {
  const takes = (asked: WishFor) => asked.relation === undefined && takesCast(asked) && fitsCast(asked, cast);
  return [
    { served, cast, fits: (asked) => asked.nouns !== undefined && takes(asked) },
    { served, cast, fits: (asked) => asked.does !== undefined && takes(asked) },
    { served, cast, fits: takes },
  ];
}

function isAbout(wanted: readonly string[]): (asked: WishFor) => boolean {
  return (asked) => !takesCast(asked) && toldOf(asked).some((concept) => wanted.includes(concept));
}

const relationIds: ReadonlySet<string> = new Set(wishRelations);

/** What is about how two belong together is about the first of them alone: who asks for a toaster has not asked for a robot who loves one. */
function toldOf({ concepts = [] }: WishFor): readonly string[] {
  return concepts.some((concept) => relationIds.has(concept)) ? concepts.slice(0, 1) : concepts;
}

/** Whether these things can play what the plot has roles for. */
export function fitsCast({ kinds, does, sizes, nouns, relation, other, colour }: WishFor, cast: Cast): boolean {
  if (colour !== undefined && cast.wish.colour !== colour) return false;
  if (nouns !== undefined && !nouns.includes(cast.wish.id)) return false;
  if (relation !== undefined && !relationsOf(relation).some((one) => one === cast.relation)) return false;
  if (other !== undefined && !(cast.other && isOneOf(other, cast.other))) return false;
  if (kinds !== undefined && !isOneOf(kinds, cast.wish)) return false;
  if (sizes !== undefined && !sizes.includes(cast.wish.size)) return false;
  return does === undefined || (cast.wish.effect !== undefined && does.includes(cast.wish.effect));
}

/** The relations a plot is for, one or several. */
export function relationsOf(relation: WishFor['relation']): readonly Relation[] {
  if (relation === undefined) return [];
  return typeof relation === 'string' ? [relation] : relation;
}

function isOneOf(kinds: readonly NounKind[], { kind }: Noun): boolean {
  return kinds.includes(kind);
}

/** What could not be taken, for counting: never a parent's word, only what it is about. */
export function missedConcept({ situation, wish, other, concepts }: Understanding): string {
  const thing = wish ?? other;
  return situation?.id ?? thing?.noun?.id ?? thing?.own?.kind ?? concepts[0] ?? 'unknown';
}

function knownBy(thing: WishedThing | null): string[] {
  return thing === null ? [] : idsKnownBy(thing);
}
