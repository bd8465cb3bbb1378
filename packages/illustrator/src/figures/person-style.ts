import type { PersonLook } from '@sagolykta/domain/look';
import type { Hex } from '../paper/colour.ts';

interface OutfitColours {
  readonly main: Hex;
  readonly yoke: Hex;
  readonly legs: Hex;
  readonly boots: Hex;
  readonly accent: Hex;
  readonly hat: Hex;
  readonly hatTrim: Hex;
  readonly pyjama: Hex;
  readonly pyjamaStripe: Hex;
}

const outfits: Record<PersonLook['outfit'], OutfitColours> = {
  red: {
    main: '#b8473a',
    yoke: '#f0dfc2',
    legs: '#3b4270',
    boots: '#6b4030',
    accent: '#3f7378',
    hat: '#d9a441',
    hatTrim: '#f3e3c3',
    pyjama: '#7d8fb8',
    pyjamaStripe: '#e9dcc4',
  },
  saffron: {
    main: '#d49a3a',
    yoke: '#6b3b2a',
    legs: '#4a3a52',
    boots: '#3c2f3a',
    accent: '#9c4048',
    hat: '#8f4a5c',
    hatTrim: '#f0d9c0',
    pyjama: '#9c6a7c',
    pyjamaStripe: '#f0dcc4',
  },
  teal: {
    main: '#3f6a78',
    yoke: '#f0e0c0',
    legs: '#7a4a3c',
    boots: '#4a3630',
    accent: '#d9873f',
    hat: '#4f7a86',
    hatTrim: '#f0e3cc',
    pyjama: '#6f9a94',
    pyjamaStripe: '#f2e6cf',
  },
  violet: {
    main: '#7a5a94',
    yoke: '#f2c879',
    legs: '#35506a',
    boots: '#5a3430',
    accent: '#e0a850',
    hat: '#c9684a',
    hatTrim: '#f3dfbf',
    pyjama: '#b98a54',
    pyjamaStripe: '#f3e4c8',
  },
  moss: {
    main: '#4f7a5c',
    yoke: '#f0dfb8',
    legs: '#3c3f5c',
    boots: '#7a4a38',
    accent: '#d98a6a',
    hat: '#a8505a',
    hatTrim: '#f0e0cc',
    pyjama: '#8a86b4',
    pyjamaStripe: '#efe2d0',
  },
  rose: {
    main: '#c4737f',
    yoke: '#f5e4d2',
    legs: '#4d5878',
    boots: '#6e4a44',
    accent: '#7a9a7c',
    hat: '#6f84ac',
    hatTrim: '#f2e4d4',
    pyjama: '#c49a6c',
    pyjamaStripe: '#f6ead6',
  },
  navy: {
    main: '#44598c',
    yoke: '#efe3cd',
    legs: '#6b5a4a',
    boots: '#4b3432',
    accent: '#c4593f',
    hat: '#c4593f',
    hatTrim: '#f2e4cc',
    pyjama: '#7a9a86',
    pyjamaStripe: '#f0e6d2',
  },
};

const skins: Record<PersonLook['skin'], Hex> = {
  'porcelain': '#f0c4a8',
  'fair': '#eab890',
  'beige': '#dda879',
  'olive': '#cf9d70',
  'tan': '#b97a52',
  'brown': '#8d593e',
  'deep-brown': '#6d4433',
};

const hairs: Record<PersonLook['hairColour'], Hex> = {
  'black': '#2a2230',
  'dark-brown': '#3a2622',
  'brown': '#6a4229',
  'chestnut': '#8f5130',
  'red': '#c26a35',
  'blond': '#d7ab5f',
  'light-blond': '#ecd29a',
  'grey': '#cfc8cc',
};

/** On dark skin a frame is pale, or it would not be seen. */
const paleFrames: Record<PersonLook['glasses'], Hex | undefined> = {
  none: undefined,
  round: '#e6c4a0',
  amber: '#f0bf5a',
  blue: '#a8c0ea',
};

const frames: Record<PersonLook['glasses'], Hex | undefined> = {
  none: undefined,
  round: '#6e4a3c',
  amber: '#b5732a',
  blue: '#4a5a7c',
};

/** A look as colours, before the scene's light tints them. */
export interface PersonStyle extends OutfitColours {
  readonly hairStyle: PersonLook['hair'];
  readonly hair: Hex;
  readonly skin: Hex;
  readonly darkSkin: boolean;
  readonly frame: Hex | undefined;
}

export function styleOf(look: PersonLook): PersonStyle {
  const darkSkin = look.skin === 'tan' || look.skin === 'brown' || look.skin === 'deep-brown';
  return {
    ...outfits[look.outfit],
    hairStyle: look.hair,
    hair: hairs[look.hairColour],
    skin: skins[look.skin],
    darkSkin: look.skin === 'brown' || look.skin === 'deep-brown',
    frame: (darkSkin ? paleFrames : frames)[look.glasses],
  };
}
