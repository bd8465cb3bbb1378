import { hats, outfits, type PersonLook, skinTones } from '@sagolykta/domain/look';
import { pick, randomFrom } from '../paper/random.ts';

type Hair = PersonLook['hair'];
type HairColour = PersonLook['hairColour'];
type Skin = PersonLook['skin'];
type Choices<Choice> = readonly [Choice, ...Choice[]];

/** Hair that goes with a skin tone in this picture world; a choice written twice is twice as likely. */
const hairColoursFor: Record<Skin, Choices<HairColour>> = {
  'porcelain': ['light-blond', 'blond', 'red', 'brown', 'chestnut'],
  'fair': ['blond', 'light-blond', 'brown', 'chestnut', 'red', 'dark-brown'],
  'beige': ['brown', 'dark-brown', 'black', 'chestnut', 'blond'],
  'olive': ['dark-brown', 'black', 'brown'],
  'tan': ['dark-brown', 'black', 'black'],
  'brown': ['black', 'dark-brown'],
  'deep-brown': ['black', 'black', 'dark-brown'],
};

const straightHair: Choices<Hair> = ['braids', 'tousled', 'bob', 'ponytail', 'short', 'long', 'curls'];
const curlyHair: Choices<Hair> = ['curls', 'puffs', 'short', 'braids', 'bun', 'curls', 'puffs'];

const hairStylesFor: Record<Skin, Choices<Hair>> = {
  'porcelain': straightHair,
  'fair': straightHair,
  'beige': straightHair,
  'olive': straightHair,
  'tan': ['curls', 'ponytail', 'short', 'long', 'bob'],
  'brown': curlyHair,
  'deep-brown': curlyHair,
};

export function hairColourFor(skin: Skin, chance: number): HairColour {
  return pick(hairColoursFor[skin], chance);
}

/** One of these styles, and where it can be one that goes with the skin in this picture world. */
export function hairOfSkin(skin: Skin, styles: Choices<Hair>, chance: number): Hair {
  const [first, ...others] = styles.filter((style) => hairStylesFor[skin].includes(style));
  return pick(first === undefined ? styles : [first, ...others], chance);
}

/** A stable look for a person nobody has described: the same id always looks the same, in the family's skin if it has one. */
export function personLook(id: string, familySkin?: Skin): PersonLook {
  const random = randomFrom(`look ${id}`);
  const ownSkin = pick(skinTones, random());
  const skin = familySkin ?? ownSkin;
  const hair = pick(hairStylesFor[skin], random());
  const hairColour = hairColourFor(skin, random());
  // Glasses were once dealt as well; the numbers are still drawn, so that everybody keeps the clothes they have.
  if (random() >= 0.7) random();
  return {
    skin,
    hair,
    hairColour,
    glasses: 'none',
    outfit: pick(outfits, random()),
    hat: pick(hats, random()),
  };
}
