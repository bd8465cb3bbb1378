import type { Scene } from '@sagolykta/domain/scene';
import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import type { WorldDrawing } from '../world.ts';

/** The floor or the ground as a bird sees it, lightest in the middle where something lies. */
export function groundFromAbove(context: DrawingContext, scene: Scene, world: WorldDrawing): Markup {
  const colour = world.indoors ? context.tint('#8a6248') : world.ground.colour;
  const ground = world.indoors || scene.time === 'day' ? colour : mix(colour, '#8a8f6c', 0.22);
  const plane = `<rect width="1200" height="800" fill="${ground}"/>`;
  const light = context.glow({
    at: [600, 400],
    size: [620, 460],
    colour: scene.time === 'day' ? '#fff2d4' : '#ffce8a',
    opacity: world.indoors ? 0.5 : 0.46,
    core: 0.3,
  });
  return plane + (world.indoors ? boards(colour) + rug(context) : marks(scene, ground)) + light;
}

function boards(colour: string): Markup {
  const seams = times(10, (index) => `M0 ${index * 84 + 20}h1200`);
  const ends = times(24, (index) => `M${(index * 353) % 1200} ${(index % 10) * 84 + 20}v84`);
  return line(seams + ends, lighten(colour, -0.07), 3, 0.7);
}

function rug(context: DrawingContext): Markup {
  const [wool, band] = [context.tint('#7a5a78'), context.tint('#e6c49a')];
  const ring = (rx: number, ry: number, width: number): Markup =>
    `<ellipse cx="600" cy="400" rx="${rx}" ry="${ry}" fill="none" stroke="${band}" stroke-width="${width}" opacity=".7"/>`;
  return context.part(ellipse(600, 400, 470, 330), wool, { inside: ring(440, 304, 9) + ring(300, 204, 5) });
}

/** Tufts, grains or tracks, as the place has them. */
function marks({ world, season, seed }: Scene, colour: string): Markup {
  const random = randomFrom(`${seed} above`);
  const grains =
    world === 'beach' || world === 'snow-field' || season === 'winter' || world === 'moon' || world === 'street';
  const tone = grains ? mix(colour, '#ffffff', 0.16) : lighten(colour, 0.06);
  const paths = times(grains ? 90 : 130, () => {
    const [x, y] = [random() * 1200, random() * 800];
    return grains
      ? ellipse(x, y, 2 + random() * 3, 1.6 + random() * 2)
      : mark({ from: [x, y], to: [x + random() * 10 - 5, y - 14 - random() * 10], width: 2.4, sag: 2 });
  });
  return flat(paths, tone, 0.7);
}
