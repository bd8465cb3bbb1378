import type { Scene } from '@sagolykta/domain/scene';
import type { CastRole, Guest } from '@sagolykta/domain/scene-words';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { crown } from '../props/treasures.ts';

/** A crown in the picture is on the child's head, unless the child is asleep or not there. */
export function isCrowned(who: CastRole | Guest, { props, figures }: Scene): boolean {
  return (
    who === 'child' &&
    props.includes('crown') &&
    figures.some((figure) => figure.who === who && figure.pose !== 'sleep')
  );
}

/** On a head whose middle is at x, y. */
export function crownOn(context: DrawingContext, { x, y }: { x: number; y: number }): Markup {
  return context.place({ x, y: y - 22, rotate: 4 }, () => crown.draw(context), 'data-prop="crown"');
}
