/** What a family is asked about a word that nobody knows. */
export const toldKinds = ['animal', 'machine', 'place', 'person', 'thing'] as const;
export type ToldKind = (typeof toldKinds)[number];

/** What a thing does best, as a plot can turn on it. */
export const thingEffects = [
  'throws',
  'catches',
  'carries',
  'washes',
  'hides',
  'grows',
  'shines',
  'sings',
  'swallows',
  'mends',
  'melts',
  'flies',
  'digs',
  'keeps',
  'opens',
  'tells',
] as const;
export type ThingEffect = (typeof thingEffects)[number];

/** Tonight's wish may teach the lantern this many words. */
export const longestToldWord = 60;
