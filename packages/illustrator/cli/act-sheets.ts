import type { ActingFigure, Enactment } from '@sagolykta/domain/enactment';
import type { Scene } from '@sagolykta/domain/scene';
import { type Act, acts, framings } from '@sagolykta/domain/scene-acts';
import type { Noun } from '@sagolykta/domain/scene-nouns';
import type { World } from '@sagolykta/domain/scene-words';
import { drawScene } from '../src/draw-scene.ts';
import { castLooks } from '../src/look/cast-looks.ts';
import { enactedSamples } from './enacted-samples.ts';
import { pngOf } from './render.ts';

const [columns, cellWidth, cellHeight] = [4, 300, 200];
const looks = castLooks({ family: 'contact sheet', child: { id: 'contact sheet' }, pet: { breed: 'Beagle' } });

/** What each act is shown with. */
const shownWith: Partial<Record<Act, Noun>> = {
  'hides-behind': 'wardrobe',
  'leans-on': 'wardrobe',
  'sits-on': 'box',
  'stands-on': 'box',
  'rides': 'horse',
  'reaches-for': 'apple',
  'holds': 'box',
  'holds-up': 'star',
  'carries': 'box',
  'lifts': 'box',
  'pulls': 'sled',
  'pushes': 'fire-engine',
  'kicks': 'ball',
  'throws': 'ball',
  'catches': 'ball',
  'reads': 'book',
  'eats': 'apple',
  'drinks': 'cocoa',
  'plays': 'microphone',
  'wears': 'crown',
  'climbs': 'ladder',
  'chases': 'hen',
};

function actingIn(act: Act): Enactment {
  const thing = shownWith[act];
  const figures: ActingFigure[] = [{ who: 'child', at: 'left', act, to: thing ?? 'friend' }];
  if (act === 'gives') figures[0] = { who: 'child', at: 'left', act, to: 'friend', holding: 'apple' };
  const other: Act = act === 'sits-on-lap' || act === 'sits-back-to-back' ? 'sits' : 'looks-at';
  figures.push({ who: 'friend', at: 'right', act: other, ...(other === 'looks-at' ? { to: 'child' as const } : {}) });
  return { framing: 'middle', figures, things: [] };
}

function sceneWith(enacts: Enactment, world: World = 'park', seed = 'acts'): Scene {
  return {
    world,
    season: 'autumn',
    time: 'dusk',
    weather: 'clear',
    light: 'sunset',
    figures: [],
    props: [],
    enacts,
    seed,
  };
}

function sheetOfScenes(scenes: readonly Scene[], across = columns): string {
  const rows = Math.ceil(scenes.length / across);
  const images = scenes.map((scene, index) => {
    const png = pngOf(drawScene(scene, looks), cellWidth * 2);
    const where = `x="${(index % across) * cellWidth}" y="${Math.floor(index / across) * cellHeight}" width="${cellWidth}" height="${cellHeight}"`;
    return `<image ${where} href="data:image/png;base64,${png.toString('base64')}"/>`;
  });
  const size = `width="${across * cellWidth}" height="${rows * cellHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${images.join('')}</svg>`;
}

/** Every act, sixteen to a sheet, and every framing in several places. */
export function actSheets(): Record<string, string> {
  const sheets: Record<string, string> = {};
  for (let first = 0; first < acts.length; first += 16) {
    sheets[`acts-${1 + first / 16}`] = sheetOfScenes(
      acts.slice(first, first + 16).map((act) => sceneWith(actingIn(act))),
    );
  }
  const places: readonly World[] = ['bedroom', 'kitchen', 'forest', 'sea-bottom'];
  const framed = places.flatMap((world) =>
    framings.map((framing) =>
      sceneWith(
        {
          framing,
          figures: [
            { who: 'child', at: 'left', act: 'whispers-to', to: 'friend' },
            { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised' },
            { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
          ],
          things: [{ what: 'lantern', at: 'right' }],
        },
        world,
      ),
    ),
  );
  sheets.framings = sheetOfScenes(framed, framings.length);
  sheets.enacted = sheetOfScenes(Object.values(enactedSamples));
  return sheets;
}
