import type { Scene } from '@sagolykta/domain/scene';
import type { SceneFigure } from '@sagolykta/domain/scene-words';
import { type CreatureGuest, guestCreatures } from '../guests/guest.ts';
import { outdoorLight } from '../palette/outdoor-light.ts';
import { paletteOf } from '../palette/palette.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import type { RoomWindow } from './window-opening.ts';

/** Who belongs out of doors: far off or above in a room with a window, they are outside it. */
const outdoorGuests = [
  'dinosaur',
  'tyrannosaurus',
  'dragon',
  'whale',
  'horse',
  'thunder-large',
  'star',
] as const satisfies readonly CreatureGuest[];

export function looksIn({ who, at }: SceneFigure): boolean {
  return (at === 'far' || at === 'above') && (outdoorGuests as readonly string[]).includes(who);
}

/** Outside the glass, the face in the middle of the window, however much of the rest there is room for. */
export function lookersIn(context: DrawingContext, scene: Scene, { x, y, width, height }: RoomWindow): Markup {
  const light = outdoorLight(scene, paletteOf(scene.season, scene.time), [0.6, -0.6]);
  const faces = scene.figures.filter(looksIn).map(({ who, pose }) => {
    const { draw, face, height: tall, width: wide } = guestCreatures[who as CreatureGuest];
    const scale = face ? height / 200 : Math.min((width * 0.62) / wide, (height * 0.62) / tall);
    const [lookX, lookY] = face ?? [0, -tall / 2];
    const at = { x: x + width * (face ? 0.56 : 0.4) - lookX * scale, y: y + height * 0.44 - lookY * scale, scale };
    return context.place(
      at,
      () => draw(context, { asleep: pose === 'sleep', feeling: 'calm' }),
      `data-who="${who}" data-pose="${pose}"`,
    );
  });
  return faces.length === 0 ? '' : context.lit(light, () => faces.join(''));
}
