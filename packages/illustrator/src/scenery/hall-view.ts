import type { Scene } from '@sagolykta/domain/scene';
import { type Palette, paletteOf } from '../palette/palette.ts';
import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, round, smooth } from '../paper/path.ts';
import { moon, sky, stars } from './sky.ts';

/** A large public room: lit by its lamps, or by the moon through its windows when everybody has gone home. */
export interface HallView {
  readonly scene: Scene;
  /** The season and hour outside the windows. */
  readonly outside: Palette;
  readonly lamps: boolean;
  readonly day: boolean;
  /** A local colour in this room's light. */
  readonly shown: (colour: Hex) => Hex;
  /** 0 to 1: how strongly lamps shine. */
  readonly lampStrength: number;
  /** 0 to 1: how strongly beams fall from the windows. */
  readonly beamStrength: number;
  readonly frame: Hex;
}

export interface HallMood {
  /** The tint of the air by lamplight. */
  readonly warm?: Hex;
  readonly direction?: readonly [number, number];
}

export function hallView(
  context: DrawingContext,
  scene: Scene,
  { warm = '#7a4a34', direction = [0.1, -1] }: HallMood = {},
): HallView {
  const day = scene.time === 'day';
  const lamps = scene.light === 'lamp' || scene.light === 'window' || day;
  const air = lamps ? warm : '#2c3070';
  context.relight({
    direction,
    rim: lamps ? '#ffe2b0' : '#dfe4ff',
    rimAmount: 0.55,
    rimWidth: 2.2,
    ambient: air,
    ambientAmount: lamps ? 0.14 : 0.3,
    darken: lamps ? 0 : 0.015,
    shadow: lamps ? '#2a1226' : '#0d0d36',
    shadeAmount: lamps ? 0.42 : 0.5,
  });
  return {
    scene,
    outside: paletteOf(scene.season, scene.time),
    lamps,
    day,
    shown: (colour) =>
      lighten(mix(context.tint(colour), air, lamps ? 0.04 : 0.26), lamps ? (day ? -0.03 : -0.075) : -0.12),
    lampStrength: lamps ? (day ? 0.6 : 1) : 0.12,
    beamStrength: lamps ? (day ? 0.8 : 0.2) : 1,
    frame: mix(air, '#0a0620', 0.72),
  };
}

/** Boards that run towards us from the wall's foot, lit in the middle. @param from where the wall ends, in y */
export function boardedFloor(
  context: DrawingContext,
  { shown, frame, lampStrength }: HallView,
  { wood, from }: { readonly wood: Hex; readonly from: number },
): Markup {
  const board = shown(wood);
  const fill = context.gradient([
    [0, lighten(board, -0.03)],
    [0.6, board],
    [1, mix(board, frame, 0.46)],
  ]);
  let gaps = '';
  for (let x = -700; x <= 1900; x += 80) gaps += `M${round(600 + (x - 600) * 0.62)} ${from}L${x} 800`;
  return (
    `<rect y="${from}" width="1200" height="${800 - from}" fill="${fill}"/>` +
    line(gaps, lighten(board, -0.09), 2.5, 0.65) +
    `<rect y="${from - 4}" width="1200" height="8" fill="${lighten(board, -0.16)}"/>` +
    context.glow({ at: [600, 700], size: [530, 90], colour: '#fff0c8', opacity: 0.38 * lampStrength, core: 0.4 })
  );
}

export interface HallWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly arched?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  /** The moon (or the sun) hangs in this window, in parts of its width and height. */
  readonly disc?: readonly [x: number, y: number];
  readonly trim: Hex;
}

export function hallWindowPath({ x, y, width, height, arched = false }: HallWindow): string {
  const [right, bottom] = [round(x + width), round(y + height)];
  if (!arched) return `M${round(x)} ${round(y)}H${right}V${bottom}H${round(x)}Z`;
  const spring = round(y + width * 0.5);
  return `M${round(x)} ${bottom}V${spring}A${round(width / 2)} ${round(width / 2)} 0 0 1 ${right} ${spring}V${bottom}Z`;
}

function discColour({ light, time }: Scene): Hex {
  if (light === 'sunset') return '#ffd0a0';
  return time === 'day' ? '#fff0c8' : '#fdf0cc';
}

/** A window from inside: the season's sky, a line of treetops, and the bars before it. */
export function hallWindow(context: DrawingContext, view: HallView, window: HallWindow): Markup {
  const { outside, scene, day } = view;
  const { x, y, width, height, columns = 2, rows = 2, disc, trim } = window;
  const path = hallWindowPath(window);
  const bottom = y + height;
  const land = smooth([
    [x - 40, bottom + 30],
    [x - 40, bottom - height * 0.2],
    [x + width * 0.3, bottom - height * 0.28],
    [x + width * 0.62, bottom - height * 0.2],
    [x + width + 40, bottom - height * 0.3],
    [x + width + 40, bottom + 30],
  ]);
  const near = smooth([
    [x - 40, bottom + 30],
    [x - 40, bottom - height * 0.08],
    [x + width * 0.5, bottom - height * 0.14],
    [x + width + 40, bottom - height * 0.06],
    [x + width + 40, bottom + 30],
  ]);
  const dots = day
    ? ''
    : stars(context, `${scene.seed} window ${round(x)}`, {
        count: Math.round((width * height) / 1400),
        bright: 2,
        left: x,
        right: x + width,
        bottom: bottom - height * 0.3,
      });
  const shining =
    disc && scene.light !== 'stars'
      ? moon(context, x + width * disc[0], y + height * disc[1], Math.min(46, width * 0.16), discColour(scene), 3)
      : '';
  const outdoors = context.clipped(
    path,
    sky(context, outside.sky, Math.round(bottom)) +
      dots +
      shining +
      flat(land, mix(outside.far, outside.near, 0.2)) +
      flat(near, mix(outside.ground, outside.haze, 0.2)),
  );
  let bars = '';
  for (let column = 1; column < columns; column++)
    bars += `M${round(x + (width * column) / columns)} ${round(y)}V${round(bottom)}`;
  for (let row = 1; row < rows; row++) bars += `M${round(x)} ${round(y + (height * row) / rows)}H${round(x + width)}`;
  return (
    outdoors +
    context.clipped(path, line(bars, trim, 6)) +
    line(path, trim, 12) +
    flat(`M${round(x - 16)} ${round(bottom)}h${round(width + 32)}v12h${round(-width - 32)}z`, lighten(trim, 0.02))
  );
}

/** Light that falls from a window's sill down to the floor, slantwise. */
export function windowBeam(
  context: DrawingContext,
  { beamStrength, day, lamps }: HallView,
  window: HallWindow,
  shift: number,
  floor: number,
): Markup {
  const { x, y, width, height } = window;
  const colour = day || lamps ? '#fff0d0' : '#dfe2ff';
  const beam = context.gradient([
    [0, colour, 0.26 * beamStrength],
    [0.4, colour, 0.14 * beamStrength],
    [1, colour, 0],
  ]);
  const path = `M${round(x)} ${round(y + height + 12)}H${round(x + width)}L${round(x + width + shift)} ${floor}H${round(x + shift * 0.8)}Z`;
  return flat(path, beam);
}

/** A round lamp on a cord. */
export function pendantLamp(
  context: DrawingContext,
  { shown, lampStrength, lamps }: HallView,
  x: number,
  y: number,
  size: number,
): Markup {
  const shade = shown('#c9973e');
  const light = lamps ? '#ffe8b8' : shown('#9a94a8');
  return (
    context.glow({
      at: [x, y],
      size: [size * 3.4, size * 3],
      colour: '#ffdc94',
      opacity: 0.5 * lampStrength,
      core: 0.34,
    }) +
    line(`M${x} -10V${round(y - size * 0.7)}`, shown('#3a2c34'), 3) +
    flat(ellipse(x, y + size * 0.12, size * 0.86, size * 0.24), light) +
    context.part(
      smooth([
        [x - size, y + size * 0.1, true],
        [x - size * 0.66, y - size * 0.4],
        [x - size * 0.2, y - size * 0.66],
        [x + size * 0.2, y - size * 0.66],
        [x + size * 0.66, y - size * 0.4],
        [x + size, y + size * 0.1, true],
      ]),
      shade,
    ) +
    context.glow({
      at: [x, y + size * 0.2],
      size: [size * 1.2, size * 0.7],
      colour: '#fff0c4',
      opacity: 0.7 * lampStrength,
      core: 0.5,
    })
  );
}
