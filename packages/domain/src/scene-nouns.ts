/**
 * What can be on stage and seen, by kind, under the ids that wishes and plots use as well. The illustrator draws every one
 * of them: as a thing that lies there, and as somebody with a face who looks, moves and feels.
 */
export const nounsOfKind = {
  animal: [
    'mouse',
    'hedgehog',
    'owl',
    'octopus',
    'tortoise',
    'fox',
    'bear',
    'whale',
    'snail',
    'duck',
    'horse',
    'hen',
    'sheep',
    'dinosaur',
    'tyrannosaurus',
    'little-dinosaurs',
    'rabbit',
    'walrus',
  ],
  being: ['robot', 'dragon', 'troll', 'ghost', 'knight', 'tomte', 'tomtes'],
  vehicle: ['bicycle', 'sled', 'boat', 'rocket', 'digger', 'fire-engine', 'tractor', 'racing-car'],
  building: ['tent', 'goal', 'basket-hoop', 'gate'],
  furniture: ['lamp', 'clock', 'wardrobe', 'ladder', 'glass-case', 'clothes-line'],
  food: ['apple', 'lemons', 'pancakes', 'cocoa', 'glass-of-water'],
  garment: ['boots', 'slippers', 'sock', 'mitten', 'crown', 'bag', 'umbrella'],
  toy: ['ball', 'teddy', 'kite', 'snowman', 'racket', 'wand', 'toy-rabbit', 'toy-walrus'],
  sky: ['star', 'thunder-small', 'thunder-large'],
  thing: [
    'lantern',
    'flashlight',
    'blanket',
    'book',
    'box',
    'boxes',
    'map',
    'tape-measure',
    'spade',
    'tin-box',
    'broom',
    'photograph',
    'letter',
    'telescope',
    'drawing',
    'candle',
    'key',
    'logs',
    'yarn',
    'saucer',
    'microphone',
    'stick',
    'ring-of-threads',
  ],
} as const;
export type NounKind = keyof typeof nounsOfKind;
export type Noun = (typeof nounsOfKind)[NounKind][number];
export const nouns: readonly Noun[] = Object.values(nounsOfKind).flat();

/** How large something is beside the child, where that is not its usual size: a mitten is tiny, a child's height is 'child'. */
export const sizes = ['tiny', 'small', 'child', 'big', 'huge'] as const;
export type Size = (typeof sizes)[number];
