import type { Pronoun } from '@sagolykta/domain/child-profile';
import { drawingFor } from '@sagolykta/domain/drawn-as';
import { drawnCity } from '@sagolykta/domain/drawn-cities';
import { type Casting, sceneOfPlan } from '@sagolykta/domain/picture-plan';
import { altText } from '@sagolykta/domain/picture-words';
import type { Scene } from '@sagolykta/domain/scene';
import type { Noun as DrawnNoun } from '@sagolykta/domain/scene-nouns';
import { type CastRole, castRoles, type Prop } from '@sagolykta/domain/scene-words';
import { holds, parseCondition } from './condition.ts';
import type { Family, Person } from './family.ts';
import type { Noun } from './noun.ts';
import { type Performance, paragraphsIn, renderWays } from './perform.ts';
import type { PosedPicture } from './score.ts';
import type { PlannedPicture } from './story-brief.ts';
import { newDiscourse } from './who-is-meant.ts';

/** The three pictures of a performance, from the same plan as its text. */
export function planPictures(performance: Performance, family: Family, seed: string): PlannedPicture[] {
  const casting = castingOf(performance, family);
  return performance.plot.score.pictures.map((picture, index) => {
    const ownSeed = `${seed}/${index}`;
    const scene = 'framing' in picture ? sceneOfPlan(picture, casting, ownSeed) : posedScene(picture, casting, ownSeed);
    const phrase = saidOf(index + 1, performance, family);
    return { scene, alt: altText(scene, { language: family.language, nameOf: namesIn(performance, family), phrase }) };
  });
}

/** By what name a figure goes tonight. */
function namesIn(
  { guests }: Performance,
  { people }: Family,
): (who: string, called: string | undefined) => string | undefined {
  return (who, called) => {
    // A kiosk in the picture is not the guest of that key, unless the plot says so.
    const key = called ?? (castRoles.includes(who as CastRole) ? who : undefined);
    return (people[who] ?? (key === undefined ? undefined : guests[key]))?.name;
  };
}

/** What the author says of a picture; '' where nothing. */
function saidOf(picture: number, { plot, guests }: Performance, family: Family): string {
  const words = plot.words[family.language];
  const ways = words?.pictures[picture];
  if (words === undefined || ways === undefined) return '';
  const choose = (_: string, [first = 0]: readonly number[]) => first;
  const stage = { words, family, guests, choose, discourse: newDiscourse() };
  return paragraphsIn(renderWays(`picture ${picture}`, ways, stage)).join(' ');
}

function castingOf({ guests, plot }: Performance, family: Family): Casting {
  const { wish, other } = family.cast ?? {};
  const petKind = plot.score.standIns?.pet;
  return {
    // Whoever stands in for a friend or a grandparent is drawn in that role; for a pet, as the animal it is.
    isThere: (role) => family.people[role] !== undefined || guests[role] !== undefined,
    standsIn: (role) => (role === 'pet' && !family.people.pet && petKind !== 'other' ? petKind : undefined),
    inventedAs: (role) => inventedPronoun(family.people[role] ? undefined : guests[role]?.pronoun),
    looksLike: (role) => otherGrandparent(role, family),
    holds: (condition) => holds(parseCondition(condition), family),
    wish: drawn(wish),
    other: drawn(other),
    wishColour: wish?.colour,
    season: family.season,
    city: family.has('city') && family.profile.city ? drawnCity(family.profile.city) : undefined,
  };
}

/** A family's grandmother is its first elder and the grandfather its second, whichever of them acts tonight. */
function otherGrandparent(role: CastRole, { people }: Family): 'elder' | 'elder2' | undefined {
  if (people.elder?.pronoun !== 'he' || people.elder2 === undefined) return undefined;
  if (role === 'elder') return 'elder2';
  return role === 'elder2' ? 'elder' : undefined;
}

/** As a person may have one. */
function inventedPronoun(pronoun: Person['pronoun'] | undefined): Pronoun | undefined {
  return pronoun === 'it' || pronoun === 'neuter' ? 'name' : pronoun;
}

function drawn(noun: Noun | undefined): DrawnNoun | undefined {
  return noun && drawingFor(noun.id);
}

function posedScene(picture: PosedPicture, casting: Casting, seed: string): Scene {
  const isThere = (who: string) => !castRoles.includes(who as CastRole) || casting.isThere(who as CastRole);
  return {
    world: picture.world,
    season: picture.season ?? casting.season,
    time: picture.time,
    weather: picture.weather ?? 'clear',
    light: picture.light,
    figures: picture.figures
      .filter(({ who, if: only }) => isThere(who) && (only === undefined || casting.holds(only)))
      .map(({ who, pose, at, faces }) => ({ who, pose, at, ...(faces === undefined ? {} : { faces }) })),
    props: propsOf(picture, casting),
    ...(casting.city === undefined ? {} : { city: casting.city }),
    seed,
  };
}

function propsOf({ props = [] }: PosedPicture, casting: Casting): Prop[] {
  return props.flatMap((thing) => {
    if (typeof thing === 'string') return [thing];
    return casting.holds(thing.if) ? [thing.prop] : [];
  });
}
