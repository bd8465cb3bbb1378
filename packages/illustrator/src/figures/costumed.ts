import type { DrawnNoun } from '../nouns/noun.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { clothesFor } from './clothes.ts';
import type { Costume } from './costume.ts';
import type { Person } from './person.ts';
import { styleOf } from './person-style.ts';
import { childBuild, grownUpBuild } from './rig/build.ts';
import { drawRig } from './rig/draw-rig.ts';

export function costumedPerson(context: DrawingContext, costume: Costume): Person {
  return {
    context,
    style: { ...styleOf(costume.look), ...costume.colours },
    clothes: { ...clothesFor(costume.look, 'stand', 'spring', 'indoor'), ...costume.clothes },
    elderly: costume.elderly === true,
    costume,
  };
}

/** Somebody of a trade or a tale, standing. */
export function fromCostume(costume: Costume): DrawnNoun {
  return {
    width: costume.grown ? 124 : 100,
    height: costume.grown ? 330 : 250,
    place: 'floor',
    draw: (context, { feeling, asleep }) =>
      drawRig(
        { person: costumedPerson(context, costume), build: costume.grown ? grownUpBuild : childBuild },
        {
          stance: 'upright',
          view: 'three-quarter',
          face: { turn: 0.4, feeling, eyes: asleep ? 'asleep' : 'open' },
          tilt: -3,
        },
      ).markup,
  };
}
