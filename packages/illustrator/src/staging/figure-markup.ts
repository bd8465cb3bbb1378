import type { CastLooks, PersonLook } from '@sagolykta/domain/look';
import type { Scene } from '@sagolykta/domain/scene';
import type { CastRole, Guest, Pose } from '@sagolykta/domain/scene-words';
import { drawPet, petHead } from '../animals/draw-pet.ts';
import { drawChild } from '../figures/child.ts';
import { clothesFor } from '../figures/clothes.ts';
import { drawGrownUp } from '../figures/grown-up.ts';
import type { Person } from '../figures/person.ts';
import { styleOf } from '../figures/person-style.ts';
import type { PoseOptions } from '../figures/poses/posed.ts';
import { type CreatureGuest, guestCreatures } from '../guests/guest.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { hashText } from '../paper/random.ts';
import type { WorldDrawing } from '../world.ts';
import { bubble, neckRing } from './bubble.ts';
import { crownOn, isCrowned } from './crowned.ts';
import { isCreature, isGrownUp, type PersonRole } from './standing.ts';

/** A figure in its own units, with what the picture needs to know about it. */
export interface FigureMarkup {
  readonly markup: Markup;
  readonly attributes: string;
  readonly shadow: { readonly x: number; readonly width: number } | undefined;
}

interface PersonMarkup extends FigureMarkup {
  readonly head: { readonly x: number; readonly y: number };
}

/** The same text wherever this person is drawn: tests hold pictures against each other by it. */
export function lookKey({ hair, hairColour, skin, glasses, outfit, hat }: PersonLook): string {
  return [hair, hairColour, skin, glasses, outfit, hat].join('/');
}

function attributesOf(who: CastRole | Guest, pose: Pose, look: string): string {
  return `data-who="${who}" data-pose="${pose}"${look && ` data-look="${look}"`}`;
}

export function personFor(
  context: DrawingContext,
  look: PersonLook,
  who: PersonRole,
  pose: Pose,
  scene: Scene,
  world: WorldDrawing,
): Person {
  const dress = world.dress ?? (world.indoors ? 'indoor' : 'weather');
  const awake = isGrownUp(who) && dress === 'pyjamas' ? 'indoor' : dress;
  const worn = world.airless
    ? clothesFor(look, pose, 'winter', 'weather')
    : clothesFor(look, pose, world.dressSeason ?? scene.season, awake);
  const clothes = world.airless || isCrowned(who, scene) ? { ...worn, hat: 'none' as const } : worn;
  return { context, style: styleOf(look), clothes, elderly: who === 'elder' || who === 'elder2' };
}

function personMarkup(
  person: Person,
  who: PersonRole,
  pose: Pose,
  look: PersonLook,
  options: PoseOptions,
  airless: boolean,
): PersonMarkup {
  const posed = isGrownUp(who) ? drawGrownUp(person, pose, options) : drawChild(person, pose, options);
  const wide = ['puffs', 'curls', 'bun', 'ponytail'].includes(look.hair);
  const helmet = airless
    ? bubble(person.context, posed.head.x, posed.head.y - 6, wide ? 78 : 60) +
      neckRing(person.context, posed.head.x, posed.head.y - 6, wide ? 78 : 60)
    : '';
  return {
    markup: posed.markup + helmet,
    attributes: attributesOf(who, pose, lookKey(look)),
    shadow: posed.shadow,
    head: posed.head,
  };
}

/** Where there is no air an animal stands, its head in a bubble, or sleeps in one all over. */
function petMarkup(context: DrawingContext, looks: CastLooks, pose: Pose, airless: boolean): FigureMarkup {
  const { breed, seed } = looks.pet;
  const head = petHead(looks.pet);
  const width = Math.max(50, head.x * 0.95);
  const shown = airless && pose !== 'sleep' ? 'stand' : pose;
  const helmet =
    shown === 'sleep' ? bubble(context, 0, -width * 0.5, width * 1.15) : bubble(context, head.x, head.y, head.radius);
  return {
    markup: drawPet(context, looks.pet, shown) + (airless ? helmet : ''),
    attributes: attributesOf('pet', pose, `${breed ?? 'friend'}/${hashText(seed).toString(36)}`),
    shadow: { x: 0, width },
  };
}

function guestMarkup(context: DrawingContext, who: CreatureGuest, pose: Pose): FigureMarkup {
  const creature = guestCreatures[who];
  return {
    markup: creature.draw(context, { asleep: pose === 'sleep', feeling: 'calm' }),
    attributes: attributesOf(who, pose, ''),
    shadow: creature.floats ? undefined : { x: 0, width: creature.width * 0.52 },
  };
}

/** Everybody's look, strangers included. */
export type StagedLooks = CastLooks & Readonly<Record<'child-guest' | 'sibling' | 'sibling2', PersonLook>>;

export interface FigureScene {
  readonly context: DrawingContext;
  readonly scene: Scene;
  readonly world: WorldDrawing;
  readonly looks: StagedLooks;
}

/** Anybody of the vocabulary, drawn in a pose. */
export function figureMarkup(
  { context, scene, world, looks }: FigureScene,
  who: CastRole | Guest,
  pose: Pose,
  options: PoseOptions = {},
): FigureMarkup {
  const airless = world.airless === true;
  if (isCreature(who)) return guestMarkup(context, who, pose);
  if (who === 'pet') return petMarkup(context, looks, pose, airless);
  const look = looks[who];
  const person = personMarkup(personFor(context, look, who, pose, scene, world), who, pose, look, options, airless);
  return isCrowned(who, scene) ? { ...person, markup: person.markup + crownOn(context, person.head) } : person;
}
