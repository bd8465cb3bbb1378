import type { Hex } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { furry } from '../../paper/edges.ts';
import { flat, type Markup, times } from '../../paper/markup.ts';
import { ellipse, mark, smooth } from '../../paper/path.ts';
import { randomFrom } from '../../paper/random.ts';
import type { DogMarking } from '../anatomy.ts';
import type { Dog, DogFrame } from './dog.ts';

interface TorsoPaint extends DogFrame {
  readonly colour: Hex;
}

/** Painted as on a standing dog; other poses turn the paint with the body. */
const painters: Partial<Record<DogMarking, (paint: TorsoPaint) => Markup>> = {
  'saddle': ({ length: l, belly, colour }) =>
    flat(
      furry(
        [
          [l * 0.34, -108],
          [-l * 0.2, -112],
          [-l * 0.62, -104],
          [-l * 0.6, -74],
          [-l * 0.3, -(belly + 16)],
          [l * 0.1, -(belly + 14)],
          [l * 0.3, -(belly + 30)],
        ],
        { step: 9, amplitude: 4, seed: 'saddle', lean: [-0.5, 0.3] },
      ),
      colour,
    ),
  'tan-body': ({ length: l, colour }) =>
    flat(
      smooth([
        [l * 0.3, -60],
        [l * 0.7, -140],
        [l * 0.2, -112],
        [-l * 0.7, -108],
        [-l * 0.62, -46],
        [-l * 0.36, -44],
        [-l * 0.2, -66],
        [l * 0.1, -70],
      ]),
      colour,
    ),
  'pale-underside': ({ length: l, belly, colour }) =>
    flat(
      smooth([
        [-l * 0.4, -belly - 4],
        [0, -belly - 10],
        [l * 0.3, -belly - 10],
        [l * 0.44, -belly - 26],
        [l * 0.7, -belly - 40],
        [l * 0.6, -belly + 10],
        [-l * 0.4, -belly + 12],
      ]),
      colour,
      0.38,
    ),
  'white-under': ({ length: l, belly, colour }) =>
    flat(
      smooth([
        [-l * 0.66, -58],
        [-l * 0.42, -belly - 6],
        [0, -belly - 12],
        [l * 0.28, -belly - 16],
        [l * 0.38, -belly - 34],
        [l * 0.52, -112],
        [l * 0.9, -112],
        [l * 0.7, -40],
        [l * 0.6, 4],
        [-l * 0.7, 4],
      ]),
      colour,
    ),
  'white-collar': ({ length: l, belly, colour }) =>
    flat(
      furry(
        [
          [l * 0.22, -116],
          [l * 0.4, -118],
          [l * 0.6, -96],
          [l * 0.62, -50],
          [l * 0.44, -belly + 6],
          [l * 0.24, -belly - 4],
          [l * 0.26, -66],
        ],
        { step: 13, amplitude: 3.4, seed: 'collar', lean: [-0.4, 0.6] },
      ),
      colour,
    ),
  'white-chest': ({ length: l, belly, colour }) =>
    flat(
      smooth([
        [l * 0.5, -92],
        [l * 0.66, -70],
        [l * 0.56, -belly + 6],
        [l * 0.3, -belly + 2],
        [l * 0.4, -66],
      ]),
      colour,
    ),
  'tan-points': ({ length: l, colour }) => flat(ellipse(l * 0.5, -66, Math.min(12, l * 0.1), 9, 60), colour),
  'back-patch': ({ length: l, colour }) =>
    flat(
      smooth([
        [-l * 0.1, -112],
        [-l * 0.62, -108],
        [-l * 0.66, -66],
        [-l * 0.36, -58],
        [-l * 0.06, -76],
      ]),
      colour,
    ),
  'sheen': ({ length: l, colour }) =>
    flat(mark({ from: [l * 0.3, -90], to: [-l * 0.42, -88], width: 4, sag: -2 }), colour, 0.7) +
    flat(mark({ from: [-l * 0.4, -80], to: [-l * 0.46, -52], width: 3, sag: 3 }), colour, 0.5),
  'merle': ({ length: l, colour }) => {
    const random = randomFrom('merle');
    return times(19, () => {
      const [x, y, size] = [-l * 0.58 + random() * l, -50 - random() * 52, 4 + random() * 9];
      return flat(
        smooth([
          [x - size, y],
          [x - size * 0.2, y - size * 0.8],
          [x + size * 0.9, y - size * 0.3],
          [x + size * 0.5, y + size * 0.6],
          [x - size * 0.4, y + size * 0.5],
        ]),
        colour,
        0.85,
      );
    });
  },
  'brindle': ({ length: l, belly, colour }) => {
    let stripes = '';
    for (let index = 0; index < 15; index++) {
      const x = -l * 0.52 + index * l * 0.068;
      stripes += mark({
        from: [x, -102 + (index % 3) * 4],
        to: [x - 6 + (index % 2) * 4, -belly - 8 - (index % 4) * 6],
        width: 1.6,
        sag: 3,
      });
    }
    return flat(stripes, colour, 0.55);
  },
  'gold-head': ({ length: l, colour }) =>
    flat(
      furry(
        [
          [l * 0.3, -112],
          [l * 0.7, -130],
          [l * 0.7, -20],
          [l * 0.3, 6],
          [l * 0.18, -40],
        ],
        { step: 7, amplitude: 5, seed: 'gold', lean: [-0.3, 0.7] },
      ),
      colour,
    ),
};

export function torsoMarkings(context: DrawingContext, dog: Dog, frame: DogFrame): Markup {
  return dog.colours.markings
    .map(([kind, colour]) => painters[kind]?.({ ...frame, colour: context.tint(colour) }) ?? '')
    .join('');
}
