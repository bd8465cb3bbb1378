import type { Dye } from '@sagolykta/domain/dyes';
import type { Enactment } from '@sagolykta/domain/enactment';
import type { Noun } from '@sagolykta/domain/scene-nouns';
import { calm, type Mood } from '../guests/creature.ts';
import type { Hex } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { drawnNoun } from './drawn-nouns.ts';

/** Paint of the same box as everything else. */
const paints: Readonly<Record<Dye, Hex>> = {
  red: '#c0392f',
  orange: '#dd8436',
  yellow: '#e6b84a',
  green: '#4f8a4c',
  blue: '#3f6fae',
  purple: '#7a5aa0',
  pink: '#e08fa4',
  brown: '#8a5f3c',
  black: '#35323c',
  white: '#efe8da',
  grey: '#8c8c94',
};

/** What has a colour of its own in a picture, whether it stands there, is held or is somebody. */
export function dyesOf(enactment: Enactment | undefined): ReadonlyMap<string, Hex> {
  const all = enactment ? [...enactment.things, ...enactment.figures] : [];
  return new Map(
    all.flatMap((one) =>
      one.colour === undefined ? [] : [['what' in one ? one.what : one.who, paints[one.colour]] as const],
    ),
  );
}

/** A noun in the colour it has in this picture. */
export function drawNoun(context: DrawingContext, noun: Noun, mood: Mood = calm): Markup {
  return context.inColour(context.dyes.get(noun), () => drawnNoun(noun).draw(context, mood));
}
