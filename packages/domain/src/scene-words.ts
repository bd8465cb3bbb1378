/** The picture vocabulary: the storyteller names these, the illustrator draws every one of them. */
export const worlds = [
  'bedroom',
  'kitchen',
  'living-room',
  'attic',
  'hallway',
  'street',
  'garden',
  'playing-field',
  'sports-hall',
  'swimming-hall',
  'ice-rink',
  'schoolyard',
  'park',
  'forest',
  'lake',
  'harbour',
  'beach',
  'sea-bottom',
  'mountain',
  'farm',
  'moon',
  'space',
  'cloud',
  'castle',
  'museum',
  'library',
  'train',
  'bus',
  'roofs',
  'snow-field',
  'bridge',
  'blanket-fort',
  'cave',
  'stage',
  'classroom',
  'surgery',
  'shop',
  'platform',
  'deck',
  'bathroom',
  'space-station',
] as const;
export type World = (typeof worlds)[number];

export const guests = [
  'mouse',
  'hedgehog',
  'owl',
  'robot',
  'octopus',
  'tortoise',
  'dinosaur',
  'little-dinosaurs',
  'tyrannosaurus',
  'thunder-small',
  'thunder-large',
  'dragon',
  'fox',
  'bear',
  'whale',
  'snail',
  'troll',
  'star',
  'duck',
  'horse',
  'ghost',
  'knight',
  'roman',
  'hen',
  'tomte',
  // Six small ones in a row, the first with a light.
  'tomtes',
  'sheep',
  // Some other child than the hero and the friend; the same one in all pictures of a story.
  'child-guest',
] as const;
export type Guest = (typeof guests)[number];

export const props = [
  'ball',
  'goal',
  'basket-hoop',
  'racket',
  'stick',
  'lantern',
  'flashlight',
  'lamp',
  'blanket',
  'book',
  'box',
  'boxes',
  'map',
  'tape-measure',
  'spade',
  'tin-box',
  'broom',
  'sock',
  'slippers',
  'glass-of-water',
  'teddy',
  'rabbit',
  'photograph',
  'apple',
  'mitten',
  'boots',
  'sled',
  'boat',
  'tent',
  'kite',
  'umbrella',
  'clock',
  'letter',
  'bag',
  'ladder',
  'telescope',
  'drawing',
  'gate',
  'clothes-line',
  'pancakes',
  'cocoa',
  'candle',
  'bicycle',
  'snowman',
  'rocket',
  'crown',
  'key',
  'lemons',
  'wand',
  'digger',
  'fire-engine',
  'tractor',
  'racing-car',
  'logs',
  'yarn',
  // A brass ring in the air, held by a thread from every side.
  'ring-of-threads',
  // With its own lamp; small things in the scene lie in it.
  'glass-case',
  'saucer',
  'microphone',
  'wardrobe',
  'walrus',
] as const;
export type Prop = (typeof props)[number];

export const times = ['day', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof times)[number];
export const weathers = ['clear', 'snow', 'rain', 'fog', 'wind'] as const;
export type Weather = (typeof weathers)[number];
export const lights = ['moon', 'lamp', 'lantern', 'window', 'sunset', 'stars'] as const;
export type Light = (typeof lights)[number];

/** What shines in a sky of itself, whether a scene names it or not. */
export const skyLights = ['moon', 'stars', 'sun'] as const;
export type SkyLight = (typeof skyLights)[number];

export const castRoles = ['child', 'friend', 'pet', 'elder', 'elder2', 'adult', 'sibling', 'sibling2'] as const;
export type CastRole = (typeof castRoles)[number];

export const poses = [
  'stand',
  'back',
  'walk',
  'run',
  'crouch',
  'sit',
  'hug',
  'lantern',
  'read',
  'swim',
  'sleep',
  'reach',
  'ride',
] as const;
export type Pose = (typeof poses)[number];

/** Where in the picture: each world knows its own spot for these. 'bed' and 'seat' are used in worlds that have one. */
export const spots = ['left', 'centre', 'right', 'far', 'near', 'bed', 'seat', 'above'] as const;
export type Spot = (typeof spots)[number];

export interface SceneFigure {
  readonly who: CastRole | Guest;
  readonly pose: Pose;
  readonly at: Spot;
  /** Towards the middle of the picture when absent. */
  readonly faces?: 'left' | 'right';
}
