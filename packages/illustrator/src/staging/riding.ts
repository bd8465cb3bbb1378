import type { Scene } from '@sagolykta/domain/scene';
import type { Prop } from '@sagolykta/domain/scene-words';
import { guestCreatures } from '../guests/guest.ts';
import { propThings } from '../props/prop.ts';
import type { WorldDrawing } from '../world.ts';
import { isCreature, isPerson, type Standing } from './standing.ts';

/** A thing somebody rides on, in its place. */
export interface RiddenThing {
  readonly prop: Prop;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip: boolean;
  readonly floats: boolean;
}

/** Where a rider sits, in picture units, and on what. */
export interface Mount {
  /** The thing to draw, for the first of its riders; a guest of the scene is drawn anyway. */
  readonly thing: RiddenThing | undefined;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip: boolean;
  /** The rider sits in it, so it is drawn over the legs. */
  readonly covers: boolean;
  /** The rider sits on it with the legs out rather than astride. */
  readonly flat: boolean;
  /** 0 for the one in front. */
  readonly seat: number;
}

const rideable: readonly Prop[] = ['bicycle', 'sled', 'boat'];
/** Between one rider and the next behind. */
const seatSteps: Partial<Record<Prop, number>> = { boat: 92, sled: 58 };
const seatStep = 52;

export function isRider({ figure }: Standing): boolean {
  return figure.pose === 'ride' && isPerson(figure.who);
}

/** Where the scene names nothing to ride on, snow means a sled and the rest of the year a bicycle. */
export function riddenProp({ props, season }: Scene): Prop {
  return props.find((prop) => rideable.includes(prop)) ?? (season === 'winter' ? 'sled' : 'bicycle');
}

export function guestMount(rider: Standing, standings: readonly Standing[]): Standing | undefined {
  const mounts = standings.filter(
    ({ figure }) => isCreature(figure.who) && guestCreatures[figure.who].back !== undefined,
  );
  return mounts.find(({ figure }) => figure.at === rider.figure.at) ?? mounts[0];
}

function onGuest(guest: Standing, seat: number): Mount {
  const back = (isCreature(guest.figure.who) && guestCreatures[guest.figure.who].back) || { x: 0, y: 0 };
  const side = guest.flip ? -1 : 1;
  const { scale, flip } = guest;
  const x = guest.x + side * (back.x - seat * seatStep) * scale;
  return { thing: undefined, x, y: guest.y + back.y * scale, scale, flip, covers: false, flat: false, seat };
}

/** What this rider sits on. Several share one mount, one behind the other. */
export function mountOf(rider: Standing, standings: readonly Standing[], scene: Scene, world: WorldDrawing): Mount {
  const riders = standings.filter(isRider);
  const seat = riders.indexOf(rider);
  const guest = guestMount(rider, standings);
  if (guest) return onGuest(guest, seat);
  const prop = riddenProp(scene);
  const first = riders[0] ?? rider;
  const base = (prop === 'boat' && world.water) || { x: first.x, y: first.y, scale: first.scale };
  const flip = first.flip;
  const back = propThings[prop].back ?? { x: 0, y: 0 };
  const spread = seatSteps[prop] ?? seatStep;
  const shift = back.x - seat * spread + (prop === 'boat' ? ((riders.length - 1) * spread) / 2 : 0);
  const floats = prop === 'boat' && world.water !== undefined;
  return {
    thing: seat === 0 ? { prop, x: base.x, y: base.y, scale: base.scale, flip, floats } : undefined,
    x: base.x + (flip ? -1 : 1) * shift * base.scale,
    y: base.y + back.y * base.scale,
    scale: base.scale,
    flip,
    covers: prop === 'boat',
    flat: prop === 'sled',
    seat,
  };
}
