import type { Scene } from '@sagolykta/domain/scene';
import { paletteOf } from '../palette/palette.ts';
import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, type Markup } from '../paper/markup.ts';
import { type Point, smooth } from '../paper/path.ts';
import { house } from './house.ts';
import { lookersIn } from './lookers-in.ts';
import { pine } from './pine.ts';
import { clouds, moon, stars, sun } from './sky.ts';
import { streetBelow } from './street-below.ts';
import { rainfall, snowfall } from './weather.ts';
import type { RoomWindow } from './window-opening.ts';

/** What is outside: the season's sky, a small landscape with one lit house, and whoever looks in. */
export function windowView(context: DrawingContext, scene: Scene, window: RoomWindow): Markup {
  const { x, y, width, height, moonAt = [0.67, 0.3] } = window;
  const palette = paletteOf(scene.season, scene.time);
  const winter = scene.season === 'winter';
  const horizon = y + height * 0.78;
  const at = (dx: number, dy: number): Point => [x + width * dx, y + height * dy];
  const skyFill = context.gradient(
    palette.sky.map((colour, index) => [index / (palette.sky.length - 1), lighten(colour, 0.03)]),
  );
  let view = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${skyFill}"/>`;
  const overcast = ['rain', 'snow', 'fog'].includes(scene.weather);
  if (overcast) view += greyOver(window, palette.far);
  else if (scene.time === 'day' || scene.light === 'sunset')
    view += sun(context, x + width * 0.68, y + height * 0.42, height * 0.08);
  else
    view += stars(context, `${scene.seed} window`, {
      count: 40,
      bright: 4,
      left: x,
      right: x + width,
      bottom: y + height * 0.8,
    });
  if (!overcast && scene.time !== 'day' && scene.light !== 'stars' && scene.light !== 'sunset')
    view += moon(context, x + width * moonAt[0], y + height * moonAt[1], Math.min(width, height) * 0.135);
  view += clouds(`${scene.seed} window`, mix(palette.haze, '#ffffff', 0.2), [
    [x - 10, y + height * 0.58, width * 0.6, 0.3, 11],
    [x + width * 0.5, y + height * 0.5, width * 0.55, 0.26, 9],
  ]);
  const hill = smooth([
    at(-0.06, 1.1),
    at(-0.06, 0.83),
    at(0.2, 0.755),
    at(0.5, 0.82),
    at(0.78, 0.745),
    at(1.06, 0.8),
    at(1.06, 1.1),
  ]);
  const near = smooth([
    at(-0.06, 1.1),
    at(-0.06, 0.93),
    at(0.26, 0.875),
    at(0.62, 0.905),
    at(1.06, 0.87),
    at(1.06, 1.1),
  ]);
  const ground = winter ? mix(palette.ground, '#ffffff', 0.1) : palette.ground;
  const trees = [0.12, 0.23, 0.84, 0.93].map((dx, index) =>
    pine(
      context,
      x + width * dx,
      horizon + height * 0.05,
      height * (index % 2 ? 0.2 : 0.15),
      mix(palette.far, palette.near, 0.75),
      winter ? mix(palette.ground, palette.haze, 0.4) : undefined,
    ),
  );
  const cottage = house(context, {
    x: x + width * 0.44,
    y: horizon + height * 0.1,
    width: width * 0.17,
    height: height * 0.1,
    colour: '#a8433c',
    haze: palette.haze,
    distance: 0.3,
    ...(winter ? { snow: mix(palette.ground, palette.haze, 0.2) } : {}),
    seed: `${scene.seed} cottage`,
    lit: 1,
  });
  return (
    view +
    flat(hill, mix(palette.far, palette.near, 0.35)) +
    trees.join('') +
    cottage +
    flat(near, ground) +
    streetBelow(context, scene, window) +
    lookersIn(context, scene, window) +
    weatherInWindow(scene, window)
  );
}

/** Neither sun nor moon nor stars are to be seen. */
function greyOver({ x, y, width, height }: RoomWindow, colour: Hex): Markup {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}" opacity=".5"/>`;
}

/** Only what can be seen from indoors; drawn small, as far away as it is. */
function weatherInWindow({ weather, seed }: Scene, { x, y, width, height }: RoomWindow): Markup {
  const falling = { rain: rainfall, snow: snowfall, clear: undefined, fog: undefined, wind: undefined }[weather];
  if (!falling) return '';
  const scale = Math.round(Math.max(width / 1200, height / 800) * 100) / 100;
  return `<g transform="translate(${x} ${y})scale(${scale})">${falling(`${seed} pane`, 80)}</g>`;
}
