import type { Scene } from '@sagolykta/domain/scene';
import { type Hex, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type Point, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { crater, earth, ringedPlanet, shootingStar, spaceSky } from '../scenery/space-sky.ts';
import { world } from '../world.ts';

const rock: Hex = '#7a6a8c';

/** Adrift: a small planet of one's own to stand on, and nothing but stars round it. */
export const space = world({
  light: (context) =>
    context.relight({
      direction: [-0.7, -0.72],
      rim: '#d6e6f8',
      rimAmount: 0.75,
      rimWidth: 2.4,
      ambient: '#3a3878',
      ambientAmount: 0.16,
      shadow: '#0e0a34',
      shadeAmount: 0.55,
    }),
  stage: () => ({
    anchors: {
      left: { x: 420, y: 660, scale: 1.12 },
      centre: { x: 600, y: 648, scale: 1.14 },
      right: { x: 776, y: 660, scale: 1.12 },
      far: { x: 1010, y: 520, scale: 0.6, floats: true },
      near: { x: 300, y: 700, scale: 1.14 },
      bed: { x: 580, y: 656, scale: 1.05 },
      seat: { x: 520, y: 650, scale: 1.14 },
      above: { x: 520, y: 330, scale: 0.9, floats: true },
    },
    indoors: false,
    airless: true,
    ground: { y: 652, colour: rock },
    places: {
      floor: [
        { x: 700, y: 690, scale: 1 },
        { x: 480, y: 694, scale: 1 },
        { x: 850, y: 704, scale: 1 },
        { x: 350, y: 716, scale: 1 },
      ],
      stage: [
        { x: 860, y: 648, scale: 1 },
        { x: 330, y: 656, scale: 0.95 },
      ],
    },
    vignette: { amount: 0.6, paper: 0.42, centre: [0.5, 0.6] },
  }),
  paint: ({ context, scene }) => ({
    back:
      spaceSky(context, scene.seed) +
      earth(context, 950, 214, 0.62) +
      ringedPlanet(context, 236, 190, 1.2) +
      shootingStar(context, 560, 110) +
      asteroids(context, scene) +
      smallPlanet(context),
    front: '',
  }),
});

function asteroids(context: DrawingContext, { seed }: Scene): Markup {
  const random = randomFrom(`${seed} asteroids`);
  return times(7, (index) => {
    const [x, y, size] = [80 + index * 170 + random() * 60, 330 + random() * 190, 9 + random() * 15];
    const edge = [0, 1, 2, 3, 4, 5].map((corner): Point => {
      const reach = size * (0.75 + random() * 0.45);
      return [x + Math.cos(corner * 1.047) * reach, y + Math.sin(corner * 1.047) * reach * 0.8];
    });
    return context.part(smooth(edge), mix(rock, '#2a2450', 0.35));
  });
}

function smallPlanet(context: DrawingContext): Markup {
  const ground = context.tint(rock);
  const top = (x: number): number => 632 + ((x - 600) / 640) ** 2 * 150;
  const pits = (
    [
      [350, 742, 80],
      [690, 748, 96],
      [930, 760, 62],
      [520, 690, 40],
      [796, 690, 34],
    ] as const
  )
    .map(([x, y, radius]) => crater(x, y, radius, ground))
    .join('');
  const flag =
    line('M905 668V590', context.tint('#d9d0c4'), 4) +
    context.part(smooth('905,590* 958,594 950,612 962,628 905,624*'), context.tint('#c4593f'));
  const flowers = (
    [
      [258, 700],
      [274, 704],
      [948, 690],
    ] as const
  )
    .map(
      ([x, y]) =>
        line(`M${x} ${y}v-26`, context.tint('#6f9a74'), 3) +
        flat(ellipse(x - 5, y - 29, 5) + ellipse(x + 5, y - 29, 5) + ellipse(x, y - 36, 5), context.tint('#e6b0a0')) +
        flat(ellipse(x, y - 31, 3), context.tint('#f2d48a')),
    )
    .join('');
  const edge: Point[] = [-60, 120, 300, 460, 600, 740, 900, 1080, 1260].map((x) => [x, top(x)]);
  return (
    context.glow({ at: [600, 760], size: [760, 240], colour: '#6a7ac4', opacity: 0.4, core: 0.3 }) +
    context.part(smooth([...edge, [1260, 980], [-60, 980]], 0.12), ground, { inside: pits, rim: 1.2 }) +
    flag +
    flowers
  );
}
