import { blush, eye, type Mood, smile } from '../guests/creature.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { flat } from '../paper/markup.ts';
import { ellipse } from '../paper/path.ts';

/** A face for something that has none: two eyes and a mouth, about 36 units wide at size 1, turned a little to the right. */
export function faceOn(
  context: DrawingContext,
  { x, y, size }: { x: number; y: number; size: number },
  mood: Mood,
): Markup {
  const pale = context.tint('#fff6e4');
  return context.place({ x, y, scale: size }, () => {
    const whites =
      mood.asleep || ['laughing', 'proud', 'sleepy'].includes(mood.feeling)
        ? ''
        : flat(ellipse(-8, -2, 6.4, 7) + ellipse(12, -2, 6.4, 7), pale, 0.92);
    return (
      whites +
      eye(-7, -1.6, 3.4, mood, undefined, -1) +
      eye(13, -1.6, 3.4, mood, undefined, 1) +
      blush(context, -14, 9, 5) +
      blush(context, 20, 9, 5) +
      smile(context, mood, -3, 9, 11, '#4a2a28')
    );
  });
}
