import type { Scene } from './scene.ts';
import type { World } from './scene-words.ts';
import type { Season } from './season.ts';

/** What may be heard under a story and after it, each made on the device from noise and a few tones. */
export const nightSounds = [
  'rain-on-the-roof',
  'waves',
  'wind-in-spruces',
  'stove',
  'night-train',
  'summer-night',
] as const;
export type NightSound = (typeof nightSounds)[number];

const soundOfWorld: Readonly<Partial<Record<World, NightSound>>> = {
  kitchen: 'stove',
  'living-room': 'stove',
  castle: 'stove',
  library: 'stove',
  museum: 'rain-on-the-roof',
  bedroom: 'rain-on-the-roof',
  attic: 'rain-on-the-roof',
  hallway: 'rain-on-the-roof',
  street: 'rain-on-the-roof',
  roofs: 'rain-on-the-roof',
  bus: 'rain-on-the-roof',
  'blanket-fort': 'rain-on-the-roof',
  'sports-hall': 'rain-on-the-roof',
  stage: 'rain-on-the-roof',
  classroom: 'rain-on-the-roof',
  surgery: 'rain-on-the-roof',
  shop: 'rain-on-the-roof',
  deck: 'waves',
  bathroom: 'rain-on-the-roof',
  'space-station': 'wind-in-spruces',
  'swimming-hall': 'waves',
  lake: 'waves',
  harbour: 'waves',
  beach: 'waves',
  'sea-bottom': 'waves',
  bridge: 'waves',
  train: 'night-train',
  platform: 'night-train',
  forest: 'wind-in-spruces',
  mountain: 'wind-in-spruces',
  'snow-field': 'wind-in-spruces',
  cave: 'wind-in-spruces',
  moon: 'wind-in-spruces',
  space: 'wind-in-spruces',
  cloud: 'wind-in-spruces',
  'ice-rink': 'wind-in-spruces',
  garden: 'summer-night',
  park: 'summer-night',
  farm: 'summer-night',
  'playing-field': 'summer-night',
  schoolyard: 'summer-night',
};

const soundOfSeason: Readonly<Record<Season, NightSound>> = {
  winter: 'stove',
  spring: 'rain-on-the-roof',
  summer: 'summer-night',
  autumn: 'wind-in-spruces',
};

/**
 * The sound of the place where a story comes to rest: its last picture's. Where it rains, it rains; crickets keep
 * silent outside the summer half of the year. A story without pictures sounds like its season.
 */
export function nightSoundOf(
  scenes: readonly Pick<Scene, 'world' | 'weather' | 'season'>[],
  season: Season,
): NightSound {
  const last = scenes.at(-1);
  if (last === undefined) return soundOfSeason[season];
  if (last.weather === 'rain') return 'rain-on-the-roof';
  const sound = soundOfWorld[last.world] ?? soundOfSeason[last.season];
  const isOutOfSeason = sound === 'summer-night' && (last.season === 'winter' || last.season === 'autumn');
  return isOutOfSeason ? 'wind-in-spruces' : sound;
}
