import type { Guest } from '@sagolykta/domain/scene-words';
import type { Creature } from './creature.ts';
import { dinosaur, littleDinosaurs, tyrannosaurus } from './dinosaurs.ts';
import { hen } from './hen.ts';
import { knight } from './knight.ts';
import { roman } from './roman.ts';
import { octopus, whale } from './sea-creatures.ts';
import { sheep } from './sheep.ts';
import { ghost, starling, thunderLarge, thunderSmall } from './sky-people.ts';
import { duck, hedgehog, mouse, snail, tortoise } from './small-animals.ts';
import { dragon, robot, troll } from './storybook-people.ts';
import { tomte, tomtes } from './tomtes.ts';
import { bear, fox, horse, owl } from './woodland-animals.ts';

/** A child is drawn as the other children are. */
export type CreatureGuest = Exclude<Guest, 'child-guest'>;

export const guestCreatures: Readonly<Record<CreatureGuest, Creature>> = {
  mouse,
  hedgehog,
  owl,
  robot,
  octopus,
  tortoise,
  dinosaur,
  'little-dinosaurs': littleDinosaurs,
  tyrannosaurus,
  'thunder-small': thunderSmall,
  'thunder-large': thunderLarge,
  dragon,
  fox,
  bear,
  whale,
  snail,
  troll,
  'star': starling,
  duck,
  horse,
  ghost,
  knight,
  roman,
  hen,
  tomte,
  tomtes,
  sheep,
};
