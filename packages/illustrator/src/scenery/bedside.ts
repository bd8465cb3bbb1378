import type { Scene } from '@sagolykta/domain/scene';
import { lantern } from '../figures/held-things.ts';
import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { RoomMood } from './room-mood.ts';

/** The lamp that a story speaks of stands here; it is lit when the scene is. */
function tableLamp(context: DrawingContext, lit: boolean): Markup {
  const shade = context.tint('#d9a860', lit ? 0 : 0.1);
  const glow = lit
    ? context.glow({ at: [506, 486], size: [200, 190], colour: '#ffc46a', opacity: 0.6, core: 0.34 })
    : '';
  return (
    glow +
    context.part(smooth('490,548 494,530 500,522 512,522 518,530 522,548*', 0.1), context.tint('#5f7f8c')) +
    line('M506 524V502', context.tint('#8a6438'), 4) +
    context.part(smooth('486,456* 526,456* 546,506* 506,511 466,506*', 0.04), shade, {
      inside: lit ? flat('M460 492Q506 504 552 492V520H460Z', '#ffe2a0', 0.75) : '',
      shade: lit ? 0.5 : 1,
    }) +
    (lit
      ? context.glow({ at: [506, 508], size: [58, 22], colour: '#fff0c8', opacity: 0.75, core: 0.45 })
      : line('M486 458h40', lighten(shade, 0.06), 3, 0.6))
  );
}

function nightLight(context: DrawingContext, { light }: Scene): Markup {
  return (
    flat('M454 548l4 -9h58l2 9z', context.tint('#b8473a')) +
    flat('M458 539l3 -8h52l1 8z', context.tint('#5f7fa0')) +
    lantern(context, 538, 498, 1.3, light === 'stars' ? 0.5 : 0.9)
  );
}

/** The bedside table with its light. */
export function bedside(context: DrawingContext, scene: Scene, mood: RoomMood): Markup {
  const hasLamp = scene.props.includes('lamp');
  const lit = !hasLamp || mood.lampsLit;
  const drawer =
    flat('M462 576h84v40h-84z', context.tint('#7d5240')) +
    flat(ellipse(504, 596, 5), context.tint('#d9a860')) +
    flat('M462 624h84v42h-84z', context.tint('#3a2430')) +
    flat('M468 640h22v26h-22zM492 634h12v32h-12zM506 644h10v22h-10z', context.tint('#b8615a'));
  return (
    context.contact(504, 704, 80, 12, 0.6) +
    (lit ? context.glow({ at: [510, 510], size: [330, 300], colour: '#ffab4e', opacity: 0.5, core: 0.3 }) : '') +
    flat('M440 548h128v14H440z', context.tint('#8a5a40')) +
    context.part('M450 562h108v132h-12v-20h-84v20h-12z', context.tint('#6f4634'), { inside: drawer }) +
    (hasLamp ? `<g data-prop="lamp">${tableLamp(context, lit)}</g>` : nightLight(context, scene))
  );
}
