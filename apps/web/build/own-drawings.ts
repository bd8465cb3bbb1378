import { eveningScene } from '@sagolykta/domain/evening-scene';
import type { Scene } from '@sagolykta/domain/scene';
import { drawScene } from '@sagolykta/illustrator';
import { castLooks } from '@sagolykta/illustrator/look/cast-looks';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const duskInTown = { time: 'dusk', weather: 'clear', light: 'window', props: [] } as const;
const lanternNight = { time: 'night', weather: 'clear', light: 'lantern', props: [] } as const;

/** The pictures that stand in pages, by the name they have in /ill. All of the landing page's are of the same evening's child. */
const scenes: Readonly<Record<string, Scene>> = {
  hero: {
    ...lanternNight,
    world: 'mountain',
    season: 'summer',
    figures: [
      { who: 'child', pose: 'lantern', at: 'centre' },
      { who: 'pet', pose: 'sit', at: 'right' },
    ],
    seed: 'hero',
  },
  family: {
    ...duskInTown,
    world: 'street',
    season: 'spring',
    figures: [
      { who: 'friend', pose: 'walk', at: 'left', faces: 'right' },
      { who: 'child', pose: 'walk', at: 'centre', faces: 'right' },
      { who: 'pet', pose: 'walk', at: 'right', faces: 'right' },
    ],
    seed: 'family',
  },
  garden: {
    ...duskInTown,
    world: 'garden',
    season: 'autumn',
    figures: [
      { who: 'elder', pose: 'stand', at: 'left' },
      { who: 'child', pose: 'crouch', at: 'centre' },
      { who: 'hedgehog', pose: 'stand', at: 'right' },
    ],
    seed: 'garden',
  },
  moon: {
    world: 'moon',
    season: 'winter',
    time: 'night',
    weather: 'clear',
    light: 'stars',
    figures: [
      { who: 'pet', pose: 'sit', at: 'left' },
      { who: 'child', pose: 'sit', at: 'centre' },
      { who: 'star', pose: 'stand', at: 'right' },
    ],
    props: ['rocket'],
    seed: 'moon',
  },
  goal: {
    world: 'playing-field',
    season: 'spring',
    time: 'night',
    weather: 'clear',
    light: 'moon',
    figures: [
      { who: 'child', pose: 'crouch', at: 'left' },
      { who: 'hedgehog', pose: 'sleep', at: 'centre' },
      { who: 'pet', pose: 'sit', at: 'right' },
    ],
    props: ['goal', 'ball'],
    seed: 'goal',
  },
  // Home before it is known whose, and where there is no child yet.
  fort: eveningScene('autumn', { child: false, pet: false }),
};

/**
 * Pictures that nobody sees at once: a phone decodes them beside everything else, where a drawing of so many lines would hold
 * the page up as it comes, seen or not.
 */
const painted = ['family', 'garden', 'moon', 'goal'];

/** Drawn by the stories' own illustrator when the app is built, so that a page and a story are of one hand. */
export function ownDrawings(): Plugin {
  const looks = castLooks({
    family: 'landing',
    takesAfter: undefined,
    child: { id: 'alma', look: undefined },
    friend: 'Elsa',
    pet: { name: 'Bosse', breed: 'Golden Retriever', coat: undefined },
  });
  const pictures = Object.entries(scenes).map(([name, scene]) => {
    const isPainted = painted.includes(name);
    const make = async () => (isPainted ? paint(drawScene(scene, looks)) : drawScene(scene, looks));
    return { fileName: `ill/${name}.${isPainted ? 'webp' : 'svg'}`, isPainted, make };
  });
  return {
    name: 'sagolykta:own-drawings',
    async generateBundle() {
      for (const { fileName, make } of pictures) this.emitFile({ type: 'asset', fileName, source: await make() });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const picture = pictures.find(({ fileName }) => request.url === `/${fileName}`);
        if (picture === undefined) return next();
        response
          .setHeader('Content-Type', picture.isPainted ? 'image/webp' : 'image/svg+xml')
          .end(await picture.make());
      });
    },
  };
}

/** As wide as a phone of three pixels a point shows it. */
function paint(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width: 1080 }).webp({ quality: 76, effort: 6 }).toBuffer();
}
