import type { Scene } from '@sagolykta/domain/scene';
import type { CastRole, Light, Pose, Spot, TimeOfDay, Weather } from '@sagolykta/domain/scene-words';

export const castWords: Readonly<Record<CastRole, string>> = {
  child: 'the child',
  friend: 'the friend',
  pet: 'the pet',
  elder: 'the grandparent',
  elder2: 'the other grandparent',
  sibling: 'the other child',
  sibling2: 'the third child',
  adult: 'the parent',
};

export const poseWords: Readonly<Record<Pose, string>> = {
  stand: 'standing',
  back: 'seen from behind',
  walk: 'walking',
  run: 'running',
  crouch: 'crouching',
  sit: 'sitting',
  hug: 'giving a hug',
  lantern: 'holding up a lantern',
  read: 'reading a book',
  swim: 'swimming',
  sleep: 'asleep',
  reach: 'reaching for something',
  ride: 'riding along',
};

export const spotWords: Readonly<Record<Spot, string>> = {
  left: 'on the left',
  centre: 'in the middle',
  right: 'on the right',
  far: 'far away',
  near: 'close to us',
  bed: 'in the bed',
  seat: 'on the seat',
  above: 'up above',
};

export const timeWords: Readonly<Record<TimeOfDay, string>> = { day: 'by day', dusk: 'at dusk', night: 'at night' };

export const weatherWords: Readonly<Record<Weather, string>> = {
  clear: 'clear weather',
  snow: 'snow is falling',
  rain: 'a soft rain',
  fog: 'fog',
  wind: 'a light wind',
};

export const lightWords: Readonly<Record<Light, string>> = {
  moon: 'the moon',
  lamp: 'a warm lamp',
  lantern: 'a lantern',
  window: 'from a window',
  sunset: 'the setting sun',
  stars: 'the stars',
};

/** Words of ours that would be misunderstood as they stand. */
const otherwise: Readonly<Record<string, string>> = {
  'goal': 'a small goal for a ball game',
  'stick': 'a stick for an ice game',
  'sea-bottom': 'the bottom of the sea',
  'moon': 'on the moon',
  'cloud': 'on a cloud',
  'blanket-fort': 'inside a fort of blankets',
  'thunder-small': 'a small round thundercloud with a kind face',
  'thunder-large': 'a large round thundercloud with a kind face',
  'tyrannosaurus': 'a large friendly dinosaur',
  'little-dinosaurs': 'two little dinosaurs',
  'star': 'a small star with a kind face',
  'ghost': 'a small friendly ghost',
  'tomte': 'a tomte, a small gnome of a Swedish farm',
  'tomtes': 'six small gnomes in a row, the first with a light',
  'child-guest': 'another child, whom nobody has seen before',
  'ring-of-threads': 'a brass ring in the air, held by threads from every side',
  'digger': 'a toy digger',
  'fire-engine': 'a toy fire engine',
  'tractor': 'a toy tractor',
  'racing-car': 'a toy racing car',
};

/** A word of the picture vocabulary in plain English. */
export function plain(word: Scene['world'] | Scene['props'][number] | Scene['figures'][number]['who']): string {
  return otherwise[word] ?? word.replaceAll('-', ' ');
}
