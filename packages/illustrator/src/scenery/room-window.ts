import type { Scene } from '@sagolykta/domain/scene';
import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type Point, smooth } from '../paper/path.ts';
import type { RoomMood } from './room-mood.ts';
import { opening, type RoomWindow } from './window-opening.ts';
import { windowView } from './window-view.ts';

function curtains(
  context: DrawingContext,
  { x, y, width, height, curtain = '', dotted = false, drop = 40 }: RoomWindow,
): Markup {
  if (!curtain) return '';
  const colour = context.tint(curtain);
  const middle = x + width / 2;
  const half = width / 2;
  const top = y - 36;
  const foot = y + height + drop;
  const sides = ([-1, 1] as const).map((side) => {
    const at = (dx: number, py: number, corner = false): Point => [middle + side * dx, py, corner];
    const path = smooth([
      at(half + 46, top, true),
      at(half - 50, top, true),
      at(half - 40, y + height * 0.25),
      at(half + 4, y + height * 0.72),
      at(half + 20, foot, true),
      at(half + 62, foot + 3, true),
      at(half + 58, y + height * 0.5),
    ]);
    const folds = times(4, (index) =>
      line(
        `M${middle + side * (half - 36 + index * 24)} ${top}Q${middle + side * (half - 10 + index * 16)} ${y + height * 0.5} ${middle + side * (half + 26 + index * 10)} ${foot}`,
        lighten(colour, -0.08),
        3,
        0.5,
      ),
    );
    const dots = dotted
      ? times(28, (index) =>
          flat(
            ellipse(
              middle + side * (half - 40 + (index % 4) * 26),
              top + 22 + Math.floor(index / 4) * (height / 6.4) + (index % 2) * 22,
              3.6,
            ),
            context.tint('#f0d4a8'),
            0.7,
          ),
        )
      : '';
    return context.part(path, colour, { inside: folds + dots });
  });
  return sides.join('') + flat(`M${x - 64} ${top - 8}h${width + 128}v11h${-width - 128}z`, context.tint('#5a3a30'));
}

/** A window from inside, with its frame, bars, sill and curtains. */
export function roomWindow(context: DrawingContext, scene: Scene, mood: RoomMood, window: RoomWindow): Markup {
  const { x, y, width, height, frame = '#efe0c6' } = window;
  // A frame stays paler than its room: it has the sky's light on it.
  const wood = context.tint(mix(frame, mood.tone(frame), 0.3));
  const view = context.clipped(opening(window), windowView(context, scene, window));
  const bars = line(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.43}h${width}`, wood, 9);
  const sill =
    flat(`M${x - 34} ${y + height + 14}h${width + 68}v15h${-width - 68}z`, lighten(wood, 0.03)) +
    flat(`M${x - 30} ${y + height + 29}h${width + 60}v7h${-width - 60}z`, context.lighting.shadow, 0.32);
  return flat(opening(window, 20), wood) + view + bars + sill + curtains(context, window);
}

/** Light that falls in through a window, across the room to its floor. */
export function windowBeam(context: DrawingContext, mood: RoomMood, from: Point, to: Point, width: number): Markup {
  if (mood.windowLight < 0.5) return '';
  const strength = mood.windowLight * (mood.name === 'daylight' ? 0.16 : 0.2);
  const [fromX, fromY] = from;
  const [toX, toY] = to;
  const fill = context.gradient(
    [
      [0, mood.windowColour, strength],
      [0.35, mood.windowColour, strength * 0.6],
      [1, mood.windowColour, 0],
    ],
    0.15,
    0.1,
    0.85,
    0.9,
  );
  return times(4, (index) => {
    const inset = index * width * 0.06;
    const path = `M${fromX} ${fromY - width * 0.5 + inset}L${fromX} ${fromY + width * 0.5 - inset}L${toX - inset} ${toY + width * 0.7 - inset}L${toX + width * 0.9 - inset * 2} ${toY - width * 0.1 + inset}Z`;
    return `<path d="${path}" fill="${fill}" opacity=".5"/>`;
  });
}
