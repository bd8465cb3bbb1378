import type { Enactment } from '@sagolykta/domain/enactment';
import { posedFigures } from '@sagolykta/domain/enactment';
import type { Scene } from '@sagolykta/domain/scene';
import type { World } from '@sagolykta/domain/scene-words';

type Sample = Enactment & Pick<Scene, 'world' | 'time' | 'light'> & Partial<Pick<Scene, 'season' | 'weather'>>;

function sampled(name: string, { world, time, light, season, weather, ...enacts }: Sample): readonly [string, Scene] {
  return [
    name,
    {
      world,
      time,
      light,
      season: season ?? 'autumn',
      weather: weather ?? 'clear',
      figures: posedFigures(enacts),
      props: [],
      enacts,
      seed: name,
    },
  ];
}

const evening = { time: 'dusk', light: 'sunset' } as const;
const night = { time: 'night', light: 'moon' } as const;
const by = (world: World) => ({ world, ...evening });

/** Pictures as plots plan them, to be looked at together. */
export const enactedSamples: Readonly<Record<string, Scene>> = Object.fromEntries([
  sampled('tug', {
    ...by('beach'),
    framing: 'middle',
    figures: [
      { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'angry' },
      { who: 'excavator', at: 'right', act: 'pulls', to: 'rope', size: 'big', feeling: 'laughing' },
    ],
    things: [{ what: 'bucket', at: 'near' }],
  }),
  sampled('whisper', {
    ...by('park'),
    framing: 'close',
    figures: [
      { who: 'child', at: 'left', act: 'whispers-to', to: 'friend' },
      { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised' },
    ],
    things: [],
  }),
  sampled('box-together', {
    ...by('street'),
    framing: 'middle',
    figures: [
      { who: 'child', at: 'left', act: 'carries', to: 'box' },
      { who: 'elder', at: 'right', act: 'carries', to: 'box', feeling: 'laughing' },
      { who: 'pet', at: 'near', act: 'runs' },
    ],
    things: [],
  }),
  sampled('hiding', {
    world: 'bedroom',
    ...night,
    framing: 'middle',
    figures: [
      { who: 'friend', at: 'right', act: 'hides-behind', to: 'wardrobe' },
      { who: 'child', at: 'left', act: 'sneaks', feeling: 'curious', holding: 'flashlight' },
    ],
    things: [{ what: 'wardrobe', at: 'right' }],
  }),
  sampled('ride', {
    ...by('farm'),
    framing: 'wide',
    figures: [
      { who: 'child', at: 'centre', act: 'rides', to: 'elephant' },
      { who: 'elephant', at: 'centre', act: 'walks' },
      { who: 'friend', at: 'left', act: 'chases', to: 'elephant' },
    ],
    things: [],
  }),
  sampled('lap', {
    world: 'living-room',
    time: 'night',
    light: 'lamp',
    framing: 'close',
    figures: [
      { who: 'elder', at: 'seat', act: 'sits' },
      { who: 'child', at: 'seat', act: 'sits-on-lap', to: 'elder' },
      { who: 'pet', at: 'near', act: 'sleeps' },
    ],
    things: [],
  }),
  sampled('lighthouse', {
    world: 'harbour',
    ...night,
    framing: 'wide',
    figures: [
      { who: 'lighthouse', at: 'right', act: 'is-afraid', feeling: 'afraid' },
      { who: 'child', at: 'left', act: 'calls-to', to: 'lighthouse' },
      { who: 'pet', at: 'left', act: 'looks-at', to: 'lighthouse' },
    ],
    things: [],
  }),
  sampled('shoulder', {
    ...by('forest'),
    framing: 'over-shoulder',
    figures: [
      { who: 'child', at: 'left', act: 'looks-at', to: 'dragon' },
      { who: 'dragon', at: 'right', act: 'cries', size: 'big' },
      { who: 'friend', at: 'centre', act: 'pats', to: 'dragon' },
    ],
    things: [],
  }),
  sampled('above', {
    world: 'living-room',
    time: 'dusk',
    light: 'lamp',
    framing: 'from-above',
    figures: [
      { who: 'child', at: 'left', act: 'lies-on-stomach', to: 'map' },
      { who: 'friend', at: 'right', act: 'points-at', to: 'map' },
      { who: 'pet', at: 'near', act: 'sleeps' },
    ],
    things: [{ what: 'map', at: 'centre', size: 'child' }],
  }),
  sampled('tiny', {
    ...by('garden'),
    framing: 'close',
    figures: [
      { who: 'child', at: 'left', act: 'looks-at', to: 'ant', feeling: 'surprised' },
      { who: 'ant', at: 'right', act: 'carries', to: 'strawberry' },
    ],
    things: [],
  }),
  sampled('match', {
    ...by('playing-field'),
    time: 'day',
    light: 'window',
    framing: 'wide',
    figures: [
      { who: 'child', at: 'left', act: 'kicks', to: 'ball' },
      { who: 'tyrannosaurus', at: 'right', act: 'jumps', feeling: 'surprised' },
      { who: 'friend', at: 'near', act: 'laughs' },
    ],
    things: [
      { what: 'ball', at: 'centre' },
      { what: 'goal', at: 'right' },
    ],
  }),
  sampled('kitchen', {
    world: 'kitchen',
    time: 'night',
    light: 'lamp',
    framing: 'middle',
    figures: [
      { who: 'elder', at: 'seat', act: 'laughs' },
      { who: 'child', at: 'seat', act: 'eats', to: 'cinnamon-bun' },
      { who: 'pet', at: 'near', act: 'sits' },
    ],
    things: [],
  }),
  sampled('good-night', {
    world: 'bedroom',
    ...night,
    framing: 'close',
    figures: [
      { who: 'child', at: 'bed', act: 'sleeps' },
      { who: 'washing-machine', at: 'right', act: 'sings', to: 'child', feeling: 'happy' },
    ],
    things: [],
  }),
  sampled('hug', {
    world: 'snow-field',
    ...evening,
    season: 'winter',
    weather: 'snow',
    framing: 'middle',
    figures: [
      { who: 'child', at: 'left', act: 'hugs', to: 'polar-bear' },
      { who: 'polar-bear', at: 'right', act: 'sits', feeling: 'happy' },
      { who: 'friend', at: 'far', act: 'waves', to: 'child' },
    ],
    things: [],
  }),
  sampled('pirates', {
    world: 'sea-bottom',
    ...night,
    framing: 'middle',
    figures: [
      { who: 'pirate', at: 'right', act: 'holds', to: 'treasure-chest' },
      { who: 'child', at: 'left', act: 'points-at', to: 'pirate', feeling: 'laughing' },
      { who: 'octopus', at: 'near', act: 'looks-at', to: 'child' },
    ],
    things: [],
  }),
  sampled('giving', {
    ...by('street'),
    season: 'winter',
    framing: 'middle',
    figures: [
      { who: 'child', at: 'right', act: 'gives', to: 'fire-fighter', holding: 'mitten' },
      { who: 'fire-fighter', at: 'left', act: 'reaches-for', to: 'child', feeling: 'happy' },
    ],
    things: [{ what: 'fire-engine', at: 'far' }],
  }),
]);
