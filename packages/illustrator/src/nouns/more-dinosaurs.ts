import { blush, eye, type Mood, smile } from '../guests/creature.ts';
import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import type { DrawnNoun } from './noun.ts';

/** Feet on y = 0, facing right, as all animals. */
interface Dinosaur extends Pick<DrawnNoun, 'width' | 'height' | 'back'> {
  readonly skin: Hex;
  readonly draw: (context: DrawingContext, skin: Hex, mood: Mood) => Markup;
}

function dinosaur({ skin, draw, ...extent }: Dinosaur): DrawnNoun {
  return { ...extent, place: 'floor', draw: (context, mood) => draw(context, context.tint(skin), mood) };
}

function dapple(
  colour: Hex,
  seed: string,
  [left, top, width, height]: readonly [number, number, number, number],
): Markup {
  const random = randomFrom(seed);
  return times(12, () => {
    const size = 5 + random() * 7;
    return flat(ellipse(left + random() * width, top + random() * height, size, size * 0.8), colour, 0.5);
  });
}

/** Four sturdy legs: those farther away behind the body, the others before it. */
function sturdyLegs(
  context: DrawingContext,
  skin: Hex,
  hind: number,
  fore: number,
): readonly [far: Markup, near: Markup] {
  const toes = flat('M-220 -9h440v12h-440z', lighten(skin, 0.16), 0.8);
  const leg = (x: number) => limb(`${x},-74 ${x - 4},-36 ${x},-8`, [28, 20, 19]);
  return [
    context.part(leg(hind + 44) + leg(fore + 40), lighten(skin, -0.08), { inside: toes }),
    context.part(leg(hind) + leg(fore), skin, { inside: toes, rim: 0.5 }),
  ];
}

function face(context: DrawingContext, mood: Mood, x: number, y: number, mouth: readonly [number, number]): Markup {
  return eye(x, y, 5, mood) + blush(context, x - 4, y + 16, 7) + smile(context, mood, mouth[0], mouth[1], 16);
}

const triceratops = dinosaur({
  skin: '#b08a5c',
  width: 330,
  height: 200,
  back: { x: -34, y: -142 },
  draw(context, skin, mood) {
    const [far, near] = sturdyLegs(context, skin, -96, 8);
    const frill = smooth('58,-84 34,-132 46,-178 86,-198 124,-182 138,-140 120,-96 88,-78');
    const rim = times(7, (index) => {
      const turn = 2.5 - index * 0.62;
      return flat(ellipse(86 + Math.cos(turn) * 50, -138 - Math.sin(turn) * 58, 9, 9), context.tint('#f0dcb4'), 0.9);
    });
    const horn = (path: string) => context.part(smooth(path), context.tint('#f4e8d0'), { grain: false });
    return (
      far +
      context.part(limb('-164,-22 -124,-70 -66,-94 0,-98 60,-96', [5, 34, 50, 52, 44]), skin, {
        inside: dapple(lighten(skin, -0.07), 'three horns', [-120, -146, 150, 60]),
      }) +
      near +
      context.part(frill, context.tint('#c4704f'), { inside: rim }) +
      context.part(smooth('72,-130 96,-152 128,-150 158,-122 168,-96 150,-82 118,-74 84,-86'), skin) +
      horn('94,-146 116,-196 104,-140') +
      horn('118,-148 148,-192 132,-142') +
      horn('150,-116 172,-136 162,-104') +
      face(context, mood, 116, -122, [132, -92])
    );
  },
});

const stegosaurus = dinosaur({
  skin: '#7f9a58',
  width: 350,
  height: 214,
  back: { x: -70, y: -150 },
  draw(context, skin, mood) {
    const [far, near] = sturdyLegs(context, skin, -70, 36);
    const plates = [
      [-104, -112, 24],
      [-66, -140, 32],
      [-22, -154, 38],
      [24, -146, 32],
      [62, -120, 24],
    ] as const;
    const plate = ([x, y, size]: readonly [number, number, number]) =>
      context.part(
        smooth(
          `${x - size * 0.6},${y + 14} ${x - size * 0.7},${y - size * 0.7} ${x},${y - size * 1.6}* ${x + size * 0.7},${y - size * 0.7} ${x + size * 0.6},${y + 14}`,
        ),
        context.tint('#d98a4c'),
        { inside: line(`M${x} ${y - size}V${y + 10}`, context.tint('#b8683c'), 3, 0.6) },
      );
    const spike = (path: string) => context.part(smooth(path), context.tint('#f4e8d0'), { grain: false });
    return (
      spike('-148,-58 -166,-96* -136,-64') +
      spike('-164,-46 -190,-76* -152,-54') +
      plates.map(plate).join('') +
      far +
      context.part(limb('-172,-34 -128,-64 -72,-92 -10,-106 50,-88 100,-56', [5, 24, 48, 58, 42, 22]), skin, {
        inside: dapple(lighten(skin, -0.07), 'plates', [-110, -140, 160, 60]),
      }) +
      near +
      context.part(smooth('88,-78 112,-88 142,-82 164,-62 160,-46 130,-36 96,-38'), skin) +
      face(context, mood, 126, -66, [140, -48])
    );
  },
});

const ankylosaurus = dinosaur({
  skin: '#9c8a68',
  width: 340,
  height: 140,
  back: { x: -20, y: -122 },
  draw(context, skin, mood) {
    const [far, near] = sturdyLegs(context, skin, -80, 30);
    const shell = context.tint('#6f6a52');
    const knobs = times(15, (index) => {
      const [column, row] = [index % 5, Math.floor(index / 5)];
      return flat(ellipse(-82 + column * 40 + row * 8, -112 + row * 24, 9, 7), lighten(shell, 0.14), 0.9);
    });
    const spikes = times(6, (index) =>
      flat(
        smooth(`${-110 + index * 38},-70 ${-104 + index * 38},-46* ${-92 + index * 38},-70`),
        context.tint('#ece0c4'),
      ),
    );
    return (
      context.part(limb('-100,-62 -140,-48 -164,-44', [20, 11, 9]), skin) +
      context.part(ellipse(-172, -46, 24, 19), shell) +
      far +
      near +
      context.part(limb('-100,-74 -20,-80 76,-68', [30, 40, 28]), skin) +
      context.part(smooth('-126,-66 -104,-104 -40,-126 30,-124 84,-98 98,-66 0,-58'), shell, { inside: knobs }) +
      spikes +
      context.part(smooth('84,-84 110,-96 142,-90 164,-70 158,-50 124,-42 88,-50'), skin) +
      context.part(smooth('92,-90 80,-112* 108,-96') + smooth('118,-94 126,-114* 136,-90'), context.tint('#ece0c4')) +
      face(context, mood, 126, -72, [140, -54])
    );
  },
});

/** On two strong legs, leaning forward: what is on the back and the head tells them apart. */
function biped(context: DrawingContext, skin: Hex, head: Markup): Markup {
  const leg = (x: number) =>
    limb(`${x},-92 ${x + 14},-54 ${x - 8},-26 ${x + 2},-8`, [36, 22, 14, 13]) +
    smooth(`${x - 8},0 ${x - 8},-15 ${x + 10},-18 ${x + 30},-9 ${x + 36},0`);
  const arm = (x: number) => limb(`${x},-132 ${x + 22},-112 ${x + 28},-92`, [11, 8, 6]);
  return (
    context.part(leg(16) + arm(58), lighten(skin, -0.08)) +
    context.part(limb('-176,-40 -120,-72 -50,-104 12,-124 60,-152 88,-196', [4, 18, 42, 46, 32, 22]), skin, {
      inside:
        dapple(lighten(skin, -0.07), 'two legs', [-110, -140, 150, 50]) +
        flat(smooth('-30,-70 10,-84 52,-118 84,-170 74,-120 40,-76 0,-58'), lighten(skin, 0.14), 0.6),
    }) +
    head +
    context.part(leg(-28) + arm(36), skin, { rim: 0.6 })
  );
}

const parasaurolophus = dinosaur({
  skin: '#6a94a0',
  width: 320,
  height: 280,
  back: { x: -40, y: -150 },
  draw: (context, skin, mood) =>
    biped(
      context,
      skin,
      context.part(limb('112,-226 76,-256 34,-272', [20, 15, 10]), context.tint('#d9704c'), {
        inside: line('M96 -236L44 -268', context.tint('#f0c070'), 5, 0.8),
      }) +
        context.part(smooth('72,-206 84,-232 112,-242 144,-222 164,-202 160,-188 120,-182 84,-184'), skin) +
        face(context, mood, 114, -216, [132, -194]),
    ),
});

const spinosaurus = dinosaur({
  skin: '#8a6a7c',
  width: 340,
  height: 260,
  back: { x: 50, y: -180 },
  draw(context, skin, mood) {
    const sail = smooth('-112,-92 -96,-150 -48,-202 4,-212 40,-178 50,-140 0,-116');
    const ribs =
      'M-92 -100Q-86 -142 -74 -174M-58 -112Q-54 -164 -40 -198M-22 -122Q-16 -180 -4 -208M16 -130Q24 -168 28 -190';
    return (
      context.part(sail, context.tint('#d9844c'), { inside: line(ribs, context.tint('#a85a3c'), 5, 0.7) }) +
      biped(
        context,
        skin,
        context.part(smooth('70,-204 82,-230 110,-238 136,-222 188,-208 192,-194 150,-188 116,-180 84,-182'), skin) +
          line('M130 -194Q160 -190 186 -198', context.tint('#4a3038'), 3) +
          flat(smooth('146,-193 150,-184 155,-193*') + smooth('164,-193 168,-185 173,-194*'), context.tint('#f4e8d2')) +
          eye(110, -216, 5, mood) +
          blush(context, 106, -198, 8),
      )
    );
  },
});

const pterodactyl: DrawnNoun = {
  width: 300,
  height: 190,
  place: 'floor',
  hangs: true,
  back: { x: 0, y: -128 },
  draw(context, mood) {
    const skin = context.tint('#a8784f');
    const wing = (side: 1 | -1) =>
      context.part(
        smooth(
          `${side * 14},-116 ${side * 70},-166 ${side * 146},-150* ${side * 118},-118 ${side * 84},-96* ${side * 64},-84 ${side * 34},-68* ${side * 12},-80`,
        ),
        context.tint(side > 0 ? '#c4925c' : '#b5844f'),
        { inside: line(`M${side * 18} -112L${side * 140} -148M${side * 60} -146L${side * 84} -98`, skin, 4, 0.5) },
      );
    return (
      wing(-1) +
      wing(1) +
      context.part(limb('-4,-52 0,-84 6,-118', [12, 26, 20]), skin) +
      context.part(limb('-10,-60 -16,-36 -12,-26', [8, 5, 6]) + limb('10,-60 14,-36 18,-26', [8, 5, 6]), skin) +
      context.part(smooth('14,-156 -20,-190* 34,-172'), context.tint('#d9704c')) +
      context.part(smooth('-8,-134 4,-164 32,-172 56,-156 114,-138* 58,-130 24,-118'), skin) +
      line('M50 -140Q80 -134 108 -138', context.tint('#5a3428'), 2.6) +
      eye(30, -150, 4.6, mood) +
      blush(context, 22, -136, 7)
    );
  },
};

/** Those that every child who knows dinosaurs knows by name. */
export const moreDinosaurs = { triceratops, stegosaurus, ankylosaurus, parasaurolophus, spinosaurus, pterodactyl };
