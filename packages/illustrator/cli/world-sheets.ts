import { drawnCities } from '@sagolykta/domain/drawn-cities';
import type { Scene } from '@sagolykta/domain/scene';
import { times, type World, worlds } from '@sagolykta/domain/scene-words';
import { type Season, seasons } from '@sagolykta/domain/season';
import { drawScene } from '../src/draw-scene.ts';
import { castLooks } from '../src/look/cast-looks.ts';
import { pngOf } from './render.ts';

const [columns, rows, cellWidth, cellHeight] = [4, 4, 300, 200];
const looks = castLooks({ family: 'contact sheet', child: { id: 'contact sheet' }, pet: { breed: 'Beagle' } });

function sceneIn(world: World, season: Season, index: number): Scene {
  return {
    world,
    season,
    time: times[index % times.length] ?? 'dusk',
    weather: 'clear',
    light: index % 2 ? 'moon' : 'lamp',
    figures: [
      { who: 'child', pose: 'stand', at: 'left' },
      { who: 'friend', pose: 'sit', at: 'centre' },
      { who: 'pet', pose: 'sit', at: 'right' },
    ],
    props: [],
    seed: `${world} ${season}`,
  };
}

function sheetOf(scenes: readonly Scene[]): string {
  const images = scenes.map((scene, index) => {
    const png = pngOf(drawScene(scene, looks), cellWidth * 2);
    const [row, column] = [Math.floor(index / columns), index % columns];
    const where = `x="${column * cellWidth}" y="${row * cellHeight}" width="${cellWidth}" height="${cellHeight}"`;
    return `<image ${where} href="data:image/png;base64,${png.toString('base64')}"/>`;
  });
  const size = `width="${columns * cellWidth}" height="${rows * cellHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${images.join('')}</svg>`;
}

/** Every skyline, from the street and from the roofs, in seasons and hours by turns. */
export function citySheets(): Record<string, string> {
  const sheetFrom = (world: World): string =>
    sheetOf(
      drawnCities.map((city, index) => ({
        ...sceneIn(world, seasons[index % seasons.length] ?? 'autumn', index),
        figures: [{ who: 'child', pose: 'back', at: 'left' }],
        city,
      })),
    );
  return { 'cities-street': sheetFrom('street'), 'cities-roofs': sheetFrom('roofs') };
}

/** Four worlds to a sheet, a season in each column. */
export function worldSheets(): Record<string, string> {
  const sheets: Record<string, string> = {};
  for (let first = 0; first < worlds.length; first += rows) {
    const scenes = worlds
      .slice(first, first + rows)
      .flatMap((world, row) => seasons.map((season, column) => sceneIn(world, season, first + row + column)));
    sheets[`worlds-${1 + first / rows}`] = sheetOf(scenes);
  }
  return sheets;
}
