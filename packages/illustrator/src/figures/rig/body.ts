import type { View } from '@sagolykta/domain/scene-acts';
import { lighten } from '../../paper/colour.ts';
import { line, type Markup } from '../../paper/markup.ts';
import { smooth } from '../../paper/path.ts';
import { garmentColour, limbPattern, torsoPattern } from '../garments.ts';
import { grownUpArm, grownUpLeg, skirt, upperBody, upperPattern, wearsSkirt } from '../grown-up-body.ts';
import { arm, leg } from '../limbs.ts';
import type { Person } from '../person.ts';
import { backOfTorso, standingTorso, standingYoke } from '../torso.ts';
import type { Rigged } from './build.ts';

/** Seen from the side a body is narrower, and its hem swings. */
function childFromSide(person: Person): Markup {
  const { garment } = person.clothes;
  const hem = garment === 'coat' ? -56 : garment === 'jacket' ? -64 : -77;
  const wide = garment === 'coat' ? 32 : 26;
  const path = smooth(
    `-10,-153 -21,-143 -25,-112 ${-wide},${hem} 0,${hem + 5} ${wide - 2},${hem} 25,-112 20,-141 11,-153`,
  );
  return person.context.part(path, garmentColour(person), { inside: torsoPattern(person, standingYoke) });
}

function grownUpFromSide(person: Person, back: boolean): Markup {
  const long = person.clothes.garment === 'coat' || person.clothes.garment === 'jacket';
  const hem = long ? -72 : -106;
  const half = back ? 46 : 36;
  const path = smooth(
    `-14,-232 -30,-220 ${-half},-170 ${long ? -half - 8 : -half},${hem} 0,${hem + 7} ${long ? half + 6 : half - 1},${hem} ${half - 2},-172 28,-218 15,-232`,
  );
  const inside = back ? limbPattern(person) : upperPattern(person);
  return person.context.part(path, garmentColour(person), { inside });
}

/** The upper body about its hips at 0,0, upright. */
export function upperBodyAt({ person, build }: Rigged, view: View, seated: boolean): Markup {
  const { context } = person;
  const drop = build.hip;
  return context.place({ y: drop }, () => {
    if (build.grownUp) {
      const below = seated ? '' : skirt(person);
      if (view === 'side') return below + grownUpFromSide(person, false);
      if (view === 'back') return below + grownUpFromSide(person, true);
      return below + upperBody(person);
    }
    if (view === 'side') return childFromSide(person);
    return view === 'back' ? backOfTorso(person) : standingTorso(person);
  });
}

/** The lap of a skirt over seated legs. */
export function lapOf({ person, build }: Rigged, y: number): Markup {
  if (!build.grownUp || !wearsSkirt(person)) return '';
  const colour = lighten(person.context.tint(person.style.legs), 0);
  const path = smooth(`-46,${y - 26} -46,${y + 8} 8,${y + 10} 66,${y + 6} 72,${y - 16} 36,${y - 30}`);
  return person.context.part(path, colour, {
    inside: line(`M-20 ${y - 10}Q20 ${y} 60 ${y - 6}`, lighten(colour, -0.06), 2, 0.6),
  });
}

export function rigArm({ person, build }: Rigged, bones: string, castOn = ''): Markup {
  return build.grownUp ? grownUpArm(person, bones, castOn) : arm(person, bones, castOn);
}

export function rigLeg({ person, build }: Rigged, bones: string, side: 1 | -1, turn: number): Markup {
  return build.grownUp ? grownUpLeg(person, bones, side, turn) : leg(person, bones, side, turn);
}
