import type { Scene } from '@sagolykta/domain/scene';
import type { SkyLight } from '@sagolykta/domain/scene-words';
import type { Hex } from '../paper/colour.ts';
import { pick, randomFrom, storySeed } from '../paper/random.ts';

interface Colours {
  readonly wall: Hex;
  readonly curtain: Hex;
  readonly rug: Hex;
  readonly rings: readonly [Hex, Hex];
}

/** What makes one child's room another than the next: the same through a story, a new one for the next. */
export interface BedroomStyle extends Colours {
  readonly paper: 'stars' | 'dots' | 'leaves' | 'moons' | 'stripes';
  readonly mobile: 'stars' | 'birds' | 'planets';
  readonly arched: boolean;
  /** Six colours of the quilt's patches. */
  readonly patches: readonly Hex[];
}

const colours: readonly [Colours, ...Colours[]] = [
  { wall: '#584c7a', curtain: '#8a7fb0', rug: '#7a6a94', rings: ['#d9c4a8', '#b8615a'] },
  { wall: '#4f655f', curtain: '#86a08c', rug: '#6a8878', rings: ['#e0cfb4', '#c98a5c'] },
  { wall: '#704c5e', curtain: '#b58a98', rug: '#86606e', rings: ['#e6cfb4', '#7d8fb8'] },
  { wall: '#75603f', curtain: '#c29c5c', rug: '#8a7150', rings: ['#e8d8b8', '#8a4f4a'] },
  { wall: '#3f5c72', curtain: '#7a9fb4', rug: '#5c8092', rings: ['#e0d4bc', '#d9a860'] },
];

const quilts: readonly [readonly Hex[], ...(readonly Hex[])[]] = [
  ['#b8615a', '#d9a860', '#5f8088', '#7d6a9c', '#e0cfb4', '#4f679c'],
  ['#5f8a78', '#e0cfb4', '#c98a5c', '#4f6f8c', '#d9b86a', '#8a5f74'],
  ['#c4737f', '#7d8fb8', '#e6d2b0', '#8a6a94', '#b8a05c', '#5f7fa0'],
  ['#4f679c', '#8fb0bc', '#e8dcc4', '#d9a860', '#5f8088', '#7d6a9c'],
  ['#a85a48', '#c9a05c', '#e6d8bc', '#6b8a6c', '#7a5f4c', '#4f6f74'],
];

export function bedroomStyle({ seed, without = [] }: Scene): BedroomStyle {
  const random = randomFrom(`bedroom ${storySeed(seed)}`);
  return {
    ...pick(colours, random()),
    paper: paperWithout(
      without,
      pick<BedroomStyle['paper']>(['stars', 'dots', 'leaves', 'moons', 'stripes'], random()),
    ),
    mobile: mobileWithout(without, pick<BedroomStyle['mobile']>(['stars', 'birds', 'planets'], random())),
    arched: random() < 0.5,
    patches: pick(quilts, random()),
  };
}

function paperWithout(without: readonly SkyLight[], paper: BedroomStyle['paper']): BedroomStyle['paper'] {
  const shown = paper === 'moons' ? 'moon' : paper;
  return (without as readonly string[]).includes(shown) ? 'dots' : paper;
}

/** A crescent hangs among the stars. */
function mobileWithout(without: readonly SkyLight[], mobile: BedroomStyle['mobile']): BedroomStyle['mobile'] {
  const isLeftOut = mobile === 'stars' && (without.includes('stars') || without.includes('moon'));
  return isLeftOut ? 'birds' : mobile;
}
