import type { PetSpecies } from '@sagolykta/domain/pets';
import { calm } from '../guests/creature.ts';
import { mouse } from '../guests/small-animals.ts';
import { horse } from '../guests/woodland-animals.ts';
import { birds } from '../nouns/birds.ts';
import type { DrawnNoun } from '../nouns/noun.ts';
import { fromCreature } from '../nouns/noun.ts';
import { seaAnimals } from '../nouns/sea-animals.ts';
import { sitters } from '../nouns/sitters.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { line, type Markup } from '../paper/markup.ts';
import { smooth } from '../paper/path.ts';
import type { PetHead } from './pet-head.ts';
import type { PetPose } from './pet-pose.ts';

/** A fish comes along in its bowl. */
const fishInBowl: DrawnNoun = {
  width: 92,
  height: 92,
  place: 'floor',
  draw(context, mood) {
    const glass = smooth('-30,-84 -44,-56 -42,-24 -26,-4 26,-4 42,-24 44,-56 30,-84');
    const water = smooth('-43,-58 -42,-24 -26,-4 26,-4 42,-24 43,-58');
    return (
      `<path d="${water}" fill="${context.tint('#8fc4de')}" opacity=".75"/>` +
      context.place({ x: 0, y: 6, scale: 0.86 }, () => seaAnimals.goldfish.draw(context, mood)) +
      line('M-34 -58Q0 -52 34 -58', '#e6f4fa', 2.4, 0.8) +
      `<path d="${glass}" fill="#eaf6fb" fill-opacity=".14" stroke="#eaf6fb" stroke-opacity=".8" stroke-width="2.6"/>` +
      line('M-30 -68Q-36 -48 -32 -30', '#ffffff', 4, 0.45)
    );
  },
};

const drawings: Readonly<Record<PetSpecies, DrawnNoun>> = {
  'turtle': seaAnimals.turtle,
  'hamster': sitters.hamster,
  'guinea-pig': sitters['guinea-pig'],
  'rabbit': sitters.rabbit,
  'bird': birds.bird,
  'fish': fishInBowl,
  'horse': fromCreature(horse),
  'mouse': fromCreature(mouse),
};

const moves: Readonly<Record<PetPose, { readonly y: number; readonly rotate: number; readonly flip: boolean }>> = {
  stand: { y: 0, rotate: 0, flip: false },
  sit: { y: 0, rotate: -3, flip: false },
  run: { y: -5, rotate: -7, flip: false },
  sleep: { y: 0, rotate: 4, flip: false },
  back: { y: 0, rotate: 0, flip: true },
};

export function drawSpecies(context: DrawingContext, species: PetSpecies, pose: PetPose): Markup {
  const { draw } = drawings[species];
  // A bowl is carried level, whatever its fish is up to.
  const { y, rotate, flip } = species === 'fish' ? moves.stand : moves[pose];
  return context.place({ y, rotate, flip }, () => draw(context, { ...calm, asleep: pose === 'sleep' }));
}

export function speciesExtent(species: PetSpecies): { readonly width: number; readonly height: number } {
  return drawings[species];
}

/** About where the head is: for a bubble helmet, and for how much room the animal needs. */
export function speciesHead(species: PetSpecies): PetHead {
  const { width, height } = drawings[species];
  return { x: width * 0.36, y: -height * 0.62, radius: height * 0.42 + 8 };
}
