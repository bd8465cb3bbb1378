import type { CastLooks, PersonLook } from '@sagolykta/domain/look';
import type { Scene } from '@sagolykta/domain/scene';
import { drawScene } from './draw-scene.ts';
import { clothesFor } from './figures/clothes.ts';
import { head } from './figures/face.ts';
import { scarf } from './figures/garments.ts';
import { styleOf } from './figures/person-style.ts';
import { neck, standingTorso } from './figures/torso.ts';
import { DrawingContext } from './paper/drawing-context.ts';

/** The share of a cover's height, from the top, that is kept quiet for the title. */
export const titleShare = 0.36;

/**
 * A story's first picture as its cover: everybody whole and in the lower part, dusk above them for the title, which the page
 * sets in its own type. The same scene and looks always give the same text.
 */
export function drawCover(scene: Scene, looks: CastLooks, prefix = 'c'): string {
  const { enacts } = scene;
  // A face that fills the picture leaves no room for a title.
  const covered: Scene = enacts?.framing === 'close' ? { ...scene, enacts: { ...enacts, framing: 'middle' } } : scene;
  const svg = drawScene(covered, looks, prefix);
  const dusk = scene.time === 'day' ? '#20275c' : '#0e1038';
  const height = Math.round(800 * (titleShare + 0.14));
  const veil =
    `<linearGradient id="${prefix}veil" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dusk}" stop-opacity=".78"/>` +
    `<stop offset=".62" stop-color="${dusk}" stop-opacity=".5"/><stop offset="1" stop-color="${dusk}" stop-opacity="0"/></linearGradient>`;
  return svg.replace(
    /<\/svg>$/,
    `<defs>${veil}</defs><rect width="1200" height="${height}" fill="url(#${prefix}veil)"/></svg>`,
  );
}

/** The child's face by lamplight, square, for a round frame. */
export function drawAvatar(look: PersonLook): string {
  const context = new DrawingContext(
    {
      direction: [0.72, -0.7],
      rim: '#ffe0a4',
      rimAmount: 0.6,
      ambient: '#6a4a58',
      ambientAmount: 0.08,
      shadow: '#2a0f2a',
      shadeAmount: 0.4,
    },
    'a',
  );
  const clothes = clothesFor(look, 'stand', look.hat === 'cap' ? 'summer' : 'winter', 'weather');
  const person = { context, style: styleOf(look), clothes, elderly: false };
  const wall = context.gradient([
    [0, '#6d5a7c'],
    [1, '#4a3f6c'],
  ]);
  const bust = context.place({ x: 600, y: 1378, scale: 5.05 }, () => {
    const body = standingTorso(person) + neck(person) + scarf(person, 0, -150, true);
    return body + context.place({ y: -187, rotate: -3 }, () => head(person, { turn: 0.3, up: 0.1, feeling: 'happy' }));
  });
  const lamp = context.glow({ at: [960, 160], size: [620, 560], colour: '#ffc063', opacity: 0.6, core: 0.3 });
  const svg = context.document(`<rect width="1200" height="800" fill="${wall}"/>${lamp}${bust}`, {
    amount: 0.3,
    paper: 0.4,
  });
  return svg.replace(
    'viewBox="0 0 1200 800" width="1200" height="800"',
    'viewBox="200 0 800 800" width="800" height="800"',
  );
}
