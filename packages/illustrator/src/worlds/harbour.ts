import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, round, smooth, straight } from '../paper/path.ts';
import { heaven } from '../scenery/heaven.ts';
import { house } from '../scenery/house.ts';
import { rectangle } from '../scenery/house-window.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { streetLamp } from '../scenery/street-lamp.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { reflection, rowingBoat, shoreReflection, water } from '../scenery/water.ts';
import { world } from '../world.ts';

const waterline = 520;

/** A small harbour: red boathouses, a fishing boat at rest, the lighthouse out on its rock. */
export const harbour = world({
  light: (context, scene) => outdoorView(context, scene, [0.45, -0.9]),
  stage: (scene, view) => {
    const { palette } = view;
    return {
      anchors: withPerch(
        scene,
        { x: 1120, y: 384, scale: 0.8 },
        usualAnchors({ y: 724, scale: 1.04, shift: -40 }, { far: { x: 280, y: 686, scale: 0.72 } }),
      ),
      indoors: false,
      ground: { y: 724, colour: palette.groundLow },
      water: { x: 560, y: 604, scale: 0.8, floats: true },
      places: {
        stage: [
          { x: 960, y: 690, scale: 0.9 },
          { x: 250, y: 690, scale: 0.8 },
        ],
      },
      vignette: { amount: view.day ? 0.4 : 0.62 },
    };
  },
  paint: ({ context, scene, view }) => {
    const { palette } = view;
    return {
      back:
        heaven(context, scene, palette, { horizon: waterline, disc: { x: 560, y: 150, radius: 52 } }) +
        skerries(context, view) +
        lighthouse(context, view) +
        water(context, view, { top: waterline, lightX: 560, chop: 0.5 }) +
        boathouses(context, view) +
        fishingBoat(context, view) +
        quay(context, view),
      front: bollards(context, view),
    };
  },
});

function skerries(context: DrawingContext, { palette, snow }: OutdoorView): Markup {
  const rock = (points: string, depth: number): Markup =>
    context.part(smooth(points), mix(mix(palette.far, palette.haze, depth), snow ?? palette.far, snow ? 0.3 : 0), {
      rim: 0.7,
    });
  return (
    rock('380,530 400,506 470,498 560,508 640,502 720,512 760,530', 0.5) +
    rock('760,532 800,500 860,484 940,478 1010,490 1080,500 1140,532', 0.24) +
    shoreReflection(waterline, 30, mix(palette.far, palette.near, 0.3), 'skerries', 380, 1140)
  );
}

function lighthouse(context: DrawingContext, { hazed, lampStrength }: OutdoorView): Markup {
  const white = hazed('#f0e6da', 0.22);
  const red = hazed('#b8473a', 0.22);
  const tower = straight('918,486 928,352 968,352 978,486');
  const bands = rectangle(900, 380, 100, 30) + rectangle(900, 440, 100, 30);
  const beam = context.gradient(
    [
      [0, '#ffe6ac', 0.5],
      [1, '#ffe6ac', 0],
    ],
    1,
    0.5,
    0,
    0.5,
  );
  const back = context.gradient(
    [
      [0, '#ffe6ac', 0.34],
      [1, '#ffe6ac', 0],
    ],
    0,
    0.5,
    1,
    0.5,
  );
  const light = lampStrength < 1 ? '' : flat('M948 336L520 262V330Z', beam) + flat('M948 336L1220 300V372Z', back);
  return (
    light +
    context.part(tower, white, { inside: flat(bands, red) }) +
    flat(rectangle(920, 344, 56, 9), lighten(red, -0.1)) +
    flat(rectangle(932, 322, 32, 24), '#ffe0a0') +
    line('M932 322v24M948 322v24M964 322v24', lighten(red, -0.1), 2.4) +
    context.part(smooth('926,324* 932,308 948,298 964,308 970,324*'), red, { grain: false }) +
    line('M948 298v-12', red, 3) +
    flat(rectangle(942, 462, 13, 24), hazed('#4a4660', 0.3)) +
    context.glow({ at: [948, 334], size: [120, 100], colour: '#ffdf9a', opacity: 0.6 * lampStrength, core: 0.34 }) +
    context.glow({ at: [948, 334], size: [30, 30], colour: '#fff4d0', opacity: 0.9 * lampStrength, core: 0.5 })
  );
}

function boathouses(context: DrawingContext, { scene, palette, snow, hazed, lampStrength }: OutdoorView): Markup {
  const plans = [
    { x: -30, y: 606, width: 168, height: 104, colour: '#a63f36', distance: 0.12 },
    { x: 128, y: 590, width: 128, height: 82, colour: '#8a3a38', distance: 0.26 },
    { x: 246, y: 576, width: 100, height: 62, colour: '#c9a05a', distance: 0.4 },
  ] as const;
  const stilts = plans
    .map(({ x, y, width }) =>
      times(4, (index) =>
        flat(
          rectangle(x + 8 + (index * (width - 24)) / 3, y - 4, 8, 34),
          mix(hazed('#5a4650', 0.1), palette.near, 0.4),
        ),
      ),
    )
    .join('');
  const decks = plans
    .map(({ x, y, width }) =>
      context.part(rectangle(x - 10, y - 4, width + 34, 11), mix(hazed('#a08c80', 0.1), snow ?? palette.near, 0.25), {
        rim: 1,
        grain: false,
      }),
    )
    .join('');
  const sheds = plans.map((plan) =>
    house(context, {
      ...plan,
      haze: palette.haze,
      door: 'right',
      lit: 0.6,
      seed: `${scene.seed}shed`,
      ...(snow ? { snow } : {}),
    }),
  );
  const mirrors = plans.map(({ x, y, width, colour }) =>
    reflection(x + width / 2, y + 28, width * 0.5, 40, mix(context.tint(colour), palette.near, 0.5)),
  );
  return (
    mirrors.join('') +
    stilts +
    sheds.toReversed().join('') +
    decks +
    context.glow({ at: [200, 604], size: [150, 26], colour: '#ffb95c', opacity: 0.4 * lampStrength, core: 0.4 })
  );
}

function fishingBoat(context: DrawingContext, view: OutdoorView): Markup {
  const { palette, hazed, lampStrength, snow } = view;
  const hull = hazed('#3f6a86', 0.06);
  const white = hazed('#efe6d6', 0.06);
  const wood = hazed('#a8724a', 0.06);
  return (
    reflection(880, 646, 190, 44, mix(hull, palette.near, 0.5)) +
    context.place({ x: 880, y: 640 }, () => {
      const body = smooth('-196,-74* -110,-52 0,-46 110,-56 206,-96* 182,-30 150,2 0,10 -140,4 -180,-30');
      const wheelhouse = smooth('-120,-50* -116,-138* -28,-142* -18,-48*');
      return (
        line('M66 -52V-250M66 -232L-150 -64M66 -232L196 -92M66 -176H118', hazed('#5a4a50', 0.1), 3.4) +
        context.part(smooth('68,-246* 104,-238 128,-234* 102,-228 68,-226*'), context.tint('#d9604a'), {
          grain: false,
        }) +
        context.part(wheelhouse, white, { inside: flat('M-130 -150H0v14H-130z', wood) }) +
        flat('M-106 -124h26v30h-26zM-72 -126h26v30h-26z', '#ffcf7a') +
        line('M-93 -124v30M-59 -126v30', white, 3) +
        flat('M-40 -88h16v40h-16z', hazed('#7a4a3c', 0.1)) +
        context.part(body, hull, {
          inside:
            flat('M-220 -80Q0 -30 230 -104V-86Q0 -14 -220 -62Z', white) +
            flat('M-220 -8H220V20H-220Z', hazed('#8a3f3a', 0.1)),
        }) +
        line(
          'M-180 -76V-92M-140 -66V-84M120 -60V-80M160 -74V-94M-180 -92Q-160 -82 -140 -84M120 -80Q140 -84 160 -94',
          white,
          2.6,
        ) +
        (snow ? flat(ellipse(-72, -143, 50, 6), snow) : '') +
        flat(ellipse(-160, -26, 13, 10) + ellipse(20, -18, 13, 10), hazed('#d9813c', 0.1)) +
        context.glow({ at: [-78, -108], size: [120, 90], colour: '#ffb950', opacity: 0.4 * lampStrength, core: 0.4 })
      );
    }) +
    rowingBoat(context, 486, 610, 120, hazed('#b8654a', 0.1), hazed('#b98a60', 0.1)) +
    reflection(486, 612, 50, 26, palette.near)
  );
}

function quay(context: DrawingContext, { palette, cover, winter, hazed }: OutdoorView): Markup {
  const stone: Hex = winter ? cover(0) : mix(hazed('#a09aa4', 0.05), palette.groundLow, 0.3);
  const top = context.gradient([
    [0, stone],
    [1, mix(stone, palette.near, winter ? 0.5 : 0.72)],
  ]);
  const edge = smooth('-40,840 -40,668* 300,664 760,672 1240,660* 1240,840', 0.1);
  const rows = [694, 736, 784].map((y, row) => {
    let cuts = `M-20 ${y}Q600 ${y + 6} 1220 ${y - 2}`;
    for (let x = (row * 47) % 90; x < 1220; x += 92 + row * 22)
      cuts += `M${x} ${y}L${round(x + (x - 600) * 0.03)} ${y + 40}`;
    return cuts;
  });
  const wall = flat('M-40 664H1240V676H-40Z', mix(stone, palette.near, 0.2));
  return (
    context.part(edge, top, { rim: 0, inside: line(rows.join(''), mix(stone, palette.near, 0.55), 2, 0.4) }) +
    wall +
    streetLamp(context, 1120, 690, 300, 0.04, palette.haze) +
    crates(context, hazed('#a87a50', 0.06), hazed('#5f7f8c', 0.06))
  );
}

function crates(context: DrawingContext, wood: Hex, net: Hex): Markup {
  const crate = (x: number, y: number, size: number): Markup =>
    context.part(rectangle(x, y - size, size * 1.3, size), wood, {
      rim: 1,
      inside: line(
        `M${x} ${y - size * 0.5}H${x + size * 1.3}M${x + 6} ${y}V${y - size}M${x + size * 1.3 - 6} ${y}V${y - size}`,
        lighten(wood, -0.12),
        2.4,
        0.7,
      ),
    });
  const coil = [0, 1, 2].map((ring) => ellipse(96, 716 - ring * 9, 44 - ring * 4, 12)).join('');
  return (
    context.contact(1020, 706, 80, 9, 0.6) +
    crate(972, 706, 44) +
    crate(1034, 706, 38) +
    crate(996, 662, 38) +
    context.contact(96, 722, 54, 9, 0.6) +
    line(coil, mix(net, '#e6d2ae', 0.5), 8) +
    line(coil, net, 3)
  );
}

function bollards(context: DrawingContext, { palette, hazed, frame }: OutdoorView): Markup {
  const iron = mix(hazed('#3c3648', 0), palette.near, 0.4);
  const bollard = (x: number, y: number, size: number): Markup =>
    context.place({ x, y, scale: size }, () =>
      context.part(smooth('-20,0* -16,-34 -26,-44 -22,-56 0,-60 22,-56 26,-44 16,-34 20,0*'), iron, { rim: 1 }),
    );
  const rope = line('M1108 800Q1010 770 1000 700Q992 664 960 640', hazed('#c9ae84', 0), 6);
  return rope + bollard(1116, 806, 1.5) + flat(mark({ from: [-40, 812], to: [260, 826], width: 26 }), frame);
}
