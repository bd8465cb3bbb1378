import type { Scene } from '@sagolykta/domain/scene';
import type { Prop } from '@sagolykta/domain/scene-words';
import { outdoorLight } from '../palette/outdoor-light.ts';
import { paletteOf } from '../palette/palette.ts';
import { mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { smooth } from '../paper/path.ts';
import { digger, fireEngine, racingCar, tractor } from '../props/vehicles.ts';
import type { RoomWindow } from './window-opening.ts';

/** In the order they pull: the one that stands in its hole, then whoever is tied on before it. */
const vehicles = { digger, tractor, 'fire-engine': fireEngine, 'racing-car': racingCar } as const;
type Vehicle = keyof typeof vehicles;

/** From a room they are seen in the street below its window. */
export function isVehicle(prop: Prop): prop is Vehicle {
  return prop in vehicles;
}

/** The vehicles of the scene in a row along the foot of the window, a rope from each to the next. */
export function streetBelow(context: DrawingContext, scene: Scene, { x, y, width, height }: RoomWindow): Markup {
  const row = (Object.keys(vehicles) as Vehicle[]).filter((vehicle) => scene.props.includes(vehicle));
  if (row.length === 0) return '';
  const palette = paletteOf(scene.season, scene.time);
  const length = row.reduce((sum, vehicle) => sum + vehicles[vehicle].width + 22, 0);
  const scale = Math.min(0.56, (width * 0.86) / length);
  const foot = y + height * 0.95;
  const road = mix(palette.far, palette.near, 0.55);
  const light = outdoorLight(scene, palette, [0.6, -0.6]);
  const start = x + (width - length * scale) / 2;
  let left = start;
  const drawn = row.map((vehicle) => {
    const { draw, width: wide } = vehicles[vehicle];
    const middle = left + ((wide + 22) / 2) * scale;
    left += (wide + 22) * scale;
    const flip = vehicle === 'digger';
    return context.place({ x: middle, y: foot, scale, flip }, () => draw(context), `data-prop="${vehicle}"`);
  });
  const rope = line(
    `M${start + 60 * scale} ${foot - 36 * scale}H${left - 60 * scale}`,
    context.tint('#d8c7a4'),
    2.4,
    0.85,
  );
  const hole = row.includes('digger')
    ? flat(
        smooth(
          `${start},${foot + 9} ${start + 30},${foot - 4} ${start + 150 * scale},${foot + 1} ${start + 300 * scale},${foot - 5} ${start + 330 * scale},${foot + 9}`,
        ),
        mix('#7a5a48', palette.near, 0.45),
      )
    : '';
  return (
    flat(`M${x} ${foot - 26 * scale}H${x + width}V${y + height}H${x}Z`, road) +
    context.lit(light, () => (row.length > 1 ? rope : '') + drawn.join('')) +
    hole
  );
}
