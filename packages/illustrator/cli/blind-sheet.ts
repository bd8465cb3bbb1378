import { catBreeds, dogBreeds } from '@sagolykta/domain/pets';
import { drawPet } from '../src/animals/draw-pet.ts';
import type { DrawingContext } from '../src/paper/drawing-context.ts';
import { randomFrom } from '../src/paper/random.ts';

const columns = 5;

/** All breeds in an order by lot, without captions, and the key to it: for naming them with fresh eyes. */
export function blindSheet(seed: string): { draw: (context: DrawingContext) => string; key: string } {
  const random = randomFrom(seed);
  const order = [...dogBreeds, ...catBreeds]
    .map((breed) => ({ breed, lot: random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ breed }) => breed);
  const place = (index: number) => ({ row: Math.floor(index / columns), column: index % columns });
  const draw = (context: DrawingContext): string =>
    order
      .map((breed, index) => {
        const { row, column } = place(index);
        const at = { x: 122 + column * 238, y: 150 + row * 156, scale: 0.96 };
        return context.place(at, () => drawPet(context, { breed, seed: `${seed} ${breed}` }, 'stand'));
      })
      .join('');
  const key = order
    .map((breed, index) => {
      const { row, column } = place(index);
      return `row ${row + 1}, column ${column + 1}: ${breed}`;
    })
    .join('\n');
  return { draw, key: `${key}\n` };
}
