import type { PersonLook, PetLook } from '@sagolykta/domain/look';
import { drawPet, petHeight } from './animals/draw-pet.ts';
import { drawChild } from './figures/child.ts';
import { clothesFor } from './figures/clothes.ts';
import { drawGrownUp } from './figures/grown-up.ts';
import { styleOf } from './figures/person-style.ts';
import { DrawingContext } from './paper/drawing-context.ts';
import { flat, type Markup } from './paper/markup.ts';
import { ellipse } from './paper/path.ts';
import { lamp } from './props/lights.ts';

export interface Portrayed {
  readonly person?: PersonLook | undefined;
  /** Of a grandparent's size and years; a child when absent. */
  readonly isElder?: boolean | undefined;
  readonly pet?: PetLook | undefined;
}

const floor = 724;

/** Somebody, an animal or both by lamplight, as they look in every picture: for choosing a look. */
export function drawPortrait({ person, isElder = false, pet }: Portrayed): string {
  const context = new DrawingContext({
    direction: [0.72, -0.7],
    rim: '#ffe0a4',
    rimAmount: 0.6,
    ambient: '#6a4a58',
    ambientAmount: 0.08,
    shadow: '#2a0f2a',
    shadeAmount: 0.4,
  });
  const body =
    room(context) +
    context.place({ x: 1010, y: 690, scale: 2.5 }, () => lamp.draw(context)) +
    (person ? (isElder ? elderIn(context, person) : childIn(context, person, pet ? 430 : 560)) : '') +
    (pet ? petIn(context, pet, person ? 760 : 560) : '');
  return context.document(body, { amount: 0.5, paper: 0.4, colour: '#180818', centre: [0.55, 0.5] });
}

function room(context: DrawingContext): Markup {
  const wall = context.gradient([
    [0, '#4a3f6c'],
    [0.7, '#6d5a7c'],
    [1, '#5a4668'],
  ]);
  return (
    `<rect width="1200" height="800" fill="${wall}"/>` +
    context.glow({ at: [1010, 300], size: [760, 620], colour: '#ffc063', opacity: 0.6, core: 0.3 }) +
    flat('M0 650h1200v150H0z', context.tint('#5c4042')) +
    flat(ellipse(570, 738, 430, 62), context.tint('#8a7196'))
  );
}

/** Dressed so that the hat can be seen: a cap belongs to summer, wool to winter. */
function childIn(context: DrawingContext, look: PersonLook, x: number): Markup {
  const clothes = clothesFor(look, 'stand', look.hat === 'cap' ? 'summer' : 'winter', 'weather');
  return context.place(
    { x, y: floor, scale: 2.55 },
    () =>
      context.contact(0, 0, 60, 10) +
      drawChild({ context, style: styleOf(look), clothes, elderly: false }, 'stand').markup,
  );
}

/** Indoors, where grandparents are met, and in the whole height of the room. */
function elderIn(context: DrawingContext, look: PersonLook): Markup {
  const clothes = clothesFor(look, 'stand', 'winter', 'indoor');
  return context.place(
    { x: 560, y: floor, scale: 2.1 },
    () =>
      context.contact(0, 0, 68, 10) +
      drawGrownUp({ context, style: styleOf(look), clothes, elderly: true }, 'stand').markup,
  );
}

function petIn(context: DrawingContext, look: PetLook, x: number): Markup {
  const scale = Math.min(3.4, 460 / petHeight(look));
  return context.place(
    { x, y: floor + 8, scale, flip: true },
    () => context.contact(0, 0, 70, 9) + drawPet(context, look, 'stand'),
  );
}
