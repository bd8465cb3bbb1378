import { eveningScene } from '@sagolykta/domain/evening-scene';
import type { Scene } from '@sagolykta/domain/scene';
import { drawScene } from '@sagolykta/illustrator';
import { castLooks } from '@sagolykta/illustrator/look/cast-looks';
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

/** Drawn by the stories' own illustrator when the app is built, so that a page and a story are of one hand. */
export function ownDrawings(): Plugin {
  const looks = castLooks({
    family: 'landing',
    takesAfter: undefined,
    child: { id: 'alma', look: undefined },
    friend: 'Elsa',
    pet: { name: 'Bosse', breed: 'Golden Retriever', coat: undefined },
  });
  const draw = (scene: Scene) => drawScene(scene, looks);
  return {
    name: 'sagolykta:own-drawings',
    generateBundle() {
      for (const [name, scene] of Object.entries(scenes)) {
        this.emitFile({ type: 'asset', fileName: `ill/${name}.svg`, source: draw(scene) });
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const scene = scenes[/^\/ill\/(\w+)\.svg$/.exec(request.url ?? '')?.[1] ?? ''];
        if (scene === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(draw(scene));
      });
    },
  };
}
