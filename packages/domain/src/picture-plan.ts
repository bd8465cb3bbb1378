import type { Pronoun } from './child-profile.ts';
import type { DrawnCity } from './drawn-cities.ts';
import type { Dye } from './dyes.ts';
import { type ActingFigure, type Actor, type Enactment, posedFigures, type SceneThing } from './enactment.ts';
import type { Scene } from './scene.ts';
import { type Act, type Framing, needsTarget } from './scene-acts.ts';
import type { Noun } from './scene-nouns.ts';
import { type CastRole, castRoles, type Light, type TimeOfDay, type Weather, type World } from './scene-words.ts';
import type { Season } from './season.ts';

/** What the parent wished for, whatever it was; and the second thing of a relation. */
export type Wished = 'wish' | 'other';

export interface PlannedFigure extends Omit<ActingFigure, 'who' | 'to' | 'holding'> {
  readonly who: Actor | Wished;
  readonly to?: Actor | Wished;
  readonly holding?: Noun | Wished;
  /** Whoever of the family is not in the story is left out without it; this is for anything else. */
  readonly if?: string;
  /** In the story whether the family has such a one or not: 'the grown-up who was reading'. */
  readonly anyway?: true;
}

export interface PlannedThing extends Omit<SceneThing, 'what'> {
  readonly what: Noun | Wished;
  readonly if?: string;
}

/** A picture as a plot plans it: one event, whoever it is told to. */
export interface PicturePlan {
  readonly framing: Framing;
  readonly world: World;
  /** Where it happens instead, tonight: the first whose condition holds. */
  readonly worlds?: readonly { readonly if: string; readonly world: World }[];
  readonly time: TimeOfDay;
  readonly light: Light;
  readonly weather?: Weather;
  /** Only where the plot fixes it; otherwise the season of the night the story is told. */
  readonly season?: Season;
  readonly figures: readonly PlannedFigure[];
  readonly things?: readonly PlannedThing[];
}

/** Who plays tonight. */
export interface Casting {
  readonly isThere: (role: CastRole) => boolean;
  /** What somebody is who stands in for a role and cannot be drawn as one of the family: a neighbour's dog. */
  readonly standsIn?: (role: CastRole) => Noun | undefined;
  /** The pronoun of somebody who stands in for a role and is drawn in it: a friend of this story's own. */
  readonly inventedAs?: (role: CastRole) => Pronoun | undefined;
  /** Which of the family's two grandparents plays a grandparent's part tonight, where it is the other one. */
  readonly looksLike?: (role: CastRole) => 'elder' | 'elder2' | undefined;
  readonly holds: (condition: string) => boolean;
  /** As nouns that are drawn; undefined where the story was not asked for any, or for something that cannot be drawn. */
  readonly wish?: Noun | undefined;
  readonly other?: Noun | undefined;
  /** Where the parent wished for one: 'a blue flamingo'. */
  readonly wishColour?: Dye | undefined;
  readonly season: Season;
  readonly city?: DrawnCity | undefined;
}

function isRole(who: Actor | Wished): who is CastRole {
  return (castRoles as readonly string[]).includes(who);
}

/** The noun for 'wish' and 'other'; undefined where there is none tonight. */
function meant<Named extends string>(
  named: Named | Wished,
  { wish, other }: Casting,
): Exclude<Named, Wished> | Noun | undefined {
  if (named === 'wish') return wish;
  if (named === 'other') return other;
  return named as Exclude<Named, Wished>;
}

/** What is done to somebody who is not in the story tonight is not done: whoever would have, looks on. */
function actWithout(act: Act): Act {
  if (!needsTarget(act)) return act;
  return act.startsWith('sits') ? 'sits' : 'stands';
}

/** As whom somebody is drawn, and by which key the story knows the name. */
function drawnAs(
  who: Actor,
  { standsIn, inventedAs, looksLike }: Casting,
): Pick<ActingFigure, 'who' | 'called' | 'standsIn' | 'looksLike'> {
  if (!isRole(who)) return { who };
  const noun = standsIn?.(who);
  if (noun !== undefined) return { who: noun, called: who };
  const pronoun = inventedAs?.(who);
  if (pronoun !== undefined) return { who, standsIn: pronoun };
  const look = looksLike?.(who);
  return look === undefined ? { who } : { who, looksLike: look };
}

function plays({ who: named, if: only, anyway }: PlannedFigure, casting: Casting): boolean {
  if (only !== undefined && !casting.holds(only)) return false;
  const who = meant(named, casting);
  return who !== undefined && (!isRole(who) || anyway === true || casting.isThere(who));
}

/** Whether something can be done to somebody tonight. */
function isAbout(whom: Actor, planned: readonly PlannedFigure[], casting: Casting): boolean {
  if (!isRole(whom)) return true;
  const parts = planned.filter(({ who }) => who === whom);
  return parts.length === 0 ? casting.isThere(whom) : parts.some((part) => plays(part, casting));
}

function castFigure(planned: PlannedFigure, all: readonly PlannedFigure[], casting: Casting): ActingFigure[] {
  const { who: named, to: target, holding: thing, if: _only, anyway: _anyway, ...rest } = planned;
  const who = meant(named, casting);
  if (who === undefined || !plays(planned, casting)) return [];
  const whom = target === undefined ? undefined : meant(target, casting);
  const gone = target !== undefined && (whom === undefined || !isAbout(whom, all, casting));
  const to = whom === undefined ? undefined : drawnAs(whom, casting).who;
  const holding = thing === undefined ? undefined : meant(thing, casting);
  return [
    {
      ...rest,
      ...dyed(named, casting),
      ...drawnAs(who, casting),
      ...(gone ? { act: actWithout(rest.act) } : to === undefined ? {} : { to }),
      ...(holding === undefined ? {} : { holding }),
    },
  ];
}

/** The colour tonight's wish gives to what it is about. */
function dyed(named: string, { wishColour }: Casting): { readonly colour?: Dye } {
  return named === 'wish' && wishColour !== undefined ? { colour: wishColour } : {};
}

function castThing({ what: named, if: only, ...rest }: PlannedThing, casting: Casting): SceneThing[] {
  const what = meant(named, casting);
  if (what === undefined || (only !== undefined && !casting.holds(only))) return [];
  return [{ ...rest, ...dyed(named, casting), what }];
}

/** Tonight's picture of a plan. */
export function sceneOfPlan(plan: PicturePlan, casting: Casting, seed: string): Scene {
  const enacts: Enactment = {
    framing: plan.framing,
    figures: plan.figures.flatMap((figure) => castFigure(figure, plan.figures, casting)),
    things: (plan.things ?? []).flatMap((thing) => castThing(thing, casting)),
  };
  return {
    world: plan.worlds?.find(({ if: here }) => casting.holds(here))?.world ?? plan.world,
    season: plan.season ?? casting.season,
    time: plan.time,
    weather: plan.weather ?? 'clear',
    light: plan.light,
    figures: posedFigures(enacts),
    props: [],
    enacts,
    ...(casting.city === undefined ? {} : { city: casting.city }),
    seed,
  };
}
