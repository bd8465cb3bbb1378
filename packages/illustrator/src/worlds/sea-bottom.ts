import type { Scene } from '@sagolykta/domain/scene';
import { seaPalette as palette } from '../palette/special.ts';
import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { round, smooth, star } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { ridge } from '../scenery/land.ts';
import { coral, fish, jellyfish, kelp, seaFan } from '../scenery/sea-life.ts';
import { sky } from '../scenery/sky.ts';
import { world } from '../world.ts';

const beams = [
  [330, 30, 150, -190, 0.17],
  [420, 60, 190, -110, 0.22],
  [560, 90, 250, -10, 0.26],
  [700, 44, 170, 90, 0.2],
  [790, 30, 130, 180, 0.15],
] as const;

/** Deep: small figures on the sand, blue room between them and the surface. */
export const seaBottom = world({
  light: (context) =>
    context.relight({
      direction: [-0.4, -0.92],
      rim: '#c9f0ea',
      rimAmount: 0.6,
      rimWidth: 2.2,
      ambient: '#2c5a8c',
      ambientAmount: 0.2,
      shadow: '#0a1440',
      shadeAmount: 0.52,
    }),
  stage: () => ({
    anchors: {
      left: { x: 400, y: 744, scale: 1.2 },
      centre: { x: 570, y: 742, scale: 1.22 },
      right: { x: 752, y: 744, scale: 1.2 },
      far: { x: 820, y: 668, scale: 0.6 },
      near: { x: 330, y: 766, scale: 1.2 },
      bed: { x: 560, y: 748, scale: 1.1 },
      seat: { x: 480, y: 744, scale: 1.2 },
      above: { x: 790, y: 320, scale: 1, floats: true },
    },
    indoors: false,
    airless: true,
    ground: { y: 742, colour: palette.ground },
    figureLight: { rim: '#dff2e4', ambientAmount: 0.15, shadeAmount: 0.44 },
    vignette: { amount: 0.66, paper: 0.42, centre: [0.5, 0.55], colour: '#050a30' },
  }),
  paint: ({ context, scene }) => ({
    back: water(context, scene) + reef(context) + sand(context, scene),
    front: bubbles(scene) + frame(context),
  }),
});

function water(context: DrawingContext, { seed, time }: Scene): Markup {
  const strength = time === 'night' ? 0.6 : 1;
  const fill = context.gradient([
    [0, '#d6f4ea', 0.9],
    [1, '#d6f4ea', 0],
  ]);
  const rays = beams.map(([x, width, spread, slant, opacity]) => {
    const path = `M${x} -10h${width}L${x + slant + spread} 660H${x + slant}Z`;
    return `<path d="${path}" fill="${fill}" opacity="${round(opacity * strength * 100) / 100}"/>`;
  });
  const random = randomFrom(`${seed} shoal`);
  const [middleX, middleY] = [180 + random() * 160, 230 + random() * 50];
  const shoal = times(15, (index) => {
    const angle = (index / 15) * 6.28;
    const [x, y] = [middleX + Math.cos(angle) * 90 + random() * 60, middleY + Math.sin(angle) * 34 + random() * 30];
    return fish(context, x, y, 0.42 + random() * 0.22, mix(palette.far, '#e0b078', 0.28 + random() * 0.25));
  });
  return sky(context, palette.sky, 800) + rays.join('') + shoal;
}

function reef(context: DrawingContext): Markup {
  const far = ridge(context, 'reef far', {
    base: 560,
    amplitude: 60,
    frequency: 0.0042,
    fill: mix(palette.far, palette.sky[2], 0.45),
    rim: 0.4,
  });
  const weed = mix(mix(palette.far, '#2f6f7c', 0.4), palette.sky[2], 0.4);
  const kelps = (
    [
      [60, 230],
      [130, 170],
      [1020, 190],
      [1130, 260],
      [940, 120],
    ] as const
  ).map(([x, height]) => kelp(context, x, 640, height, weed));
  const middle = ridge(context, 'reef middle', {
    base: 630,
    amplitude: 34,
    frequency: 0.005,
    fill: mix(palette.far, palette.near, 0.45),
    rim: 0.5,
  });
  return (
    far.markup +
    kelps.join('') +
    middle.markup +
    seaFan(context, 196, 712, 78, '#8a6aa8') +
    coral(context, 268, 716, 96, '#c9705f') +
    coral(context, 976, 716, 110, '#b9608a') +
    seaFan(context, 1062, 722, 84, '#c98a4a') +
    jellyfish(context, 1010, 350, 62, '#ffc98a') +
    jellyfish(context, 905, 440, 36, '#ffc98a') +
    jellyfish(context, 118, 420, 44, '#ffc98a')
  );
}

function sand(context: DrawingContext, { seed }: Scene): Markup {
  const bed = ridge(context, 'sand', {
    base: 700,
    amplitude: 14,
    frequency: 0.004,
    fill: context.gradient([
      [0, palette.ground],
      [0.5, mix(palette.ground, palette.groundLow, 0.6)],
      [1, palette.groundLow],
    ]),
    rim: 0.7,
  });
  const random = randomFrom(`${seed} ripples`);
  const ripples = times(14, () => `M${round(random() * 1100)} ${round(722 + random() * 70)}q20 -7 40 0t40 0t40 0`);
  const ribs = times(5, (index) =>
    line(
      `M885 772Q${866 + index * 9} 752 ${852 + index * 17} ${round(738 - Math.sin(index * 0.8) * 4)}`,
      context.tint('#b98474'),
      2,
      0.6,
    ),
  );
  const shell = context.part(smooth('846,766 858,738 886,730 914,740 924,766 884,774'), context.tint('#e0b9a0'), {
    inside: ribs,
  });
  const light =
    context.glow({ at: [600, 600], size: [330, 250], colour: '#ffc06a', opacity: 0.36, core: 0.32 }) +
    context.glow({ at: [600, 735], size: [270, 46], colour: '#ffcf8a', opacity: 0.5, core: 0.45 });
  return (
    bed.markup +
    line(ripples, lighten(palette.ground, -0.06), 2.4, 0.5) +
    light +
    shell +
    flat(star(436, 782, 17, 5, 0.45), context.tint('#d98a5a'))
  );
}

function bubbles({ seed }: Scene): Markup {
  const random = randomFrom(`${seed} bubbles`);
  const start = 480 + random() * 160;
  return times(16, (index) => {
    const [x, y] = [start + Math.sin(index * 2.1) * 30 + index * 6, 400 - index * 24];
    return `<circle cx="${round(x)}" cy="${y}" r="${3 + ((index * 7) % 8)}" fill="#e6fbf8" fill-opacity=".1" stroke="#e6fbf8" stroke-opacity=".5" stroke-width="1.4"/>`;
  });
}

function frame(context: DrawingContext): Markup {
  const dark = '#0b1640';
  const kelps = context.lit({ rimAmount: 0.2, shadeAmount: 0.2 }, () =>
    (
      [
        [-4, 420],
        [52, 300],
        [104, 190],
        [1110, 220],
        [1160, 380],
        [1206, 480],
      ] as const
    )
      .map(([x, height]) => kelp(context, x, 820, height, dark, 16))
      .join(''),
  );
  const rocks =
    smooth('-40,830 -20,768 60,752 150,790 190,830') + smooth('1010,830 1060,780 1140,756 1230,770 1240,830');
  return kelps + flat(rocks, dark);
}
