import type { CoatColour } from '@sagolykta/domain/coats';
import type { Hex } from '../paper/colour.ts';

/** Painted on the coat, in the order listed; each kind is drawn by the species' markings file. */
export type Marking<Kind extends string> = readonly [kind: Kind, colour: Hex];

/** A breed's coats by the name a parent chooses them by; the domain says which they are. */
export type Coats<Colours> = Readonly<Partial<Record<CoatColour, Colours>>>;

export type DogMarking =
  | 'pale-underside'
  | 'sheen'
  | 'saddle'
  | 'muzzle'
  | 'tan-body'
  | 'tan-head'
  | 'eye-patch'
  | 'back-patch'
  | 'blaze'
  | 'tan-points'
  | 'gold-head'
  | 'white-under'
  | 'husky-mask'
  | 'white-collar'
  | 'socks'
  | 'black-mask'
  | 'white-chest'
  | 'merle'
  | 'brindle';

export interface DogCoatColours {
  readonly base: Hex;
  readonly markings: readonly Marking<DogMarking>[];
  readonly ear?: Hex;
  readonly head?: Hex;
  readonly tail?: Hex;
  readonly tailTip?: Hex;
  readonly nose?: Hex;
  readonly eye?: Hex;
}

/** Lengths in units where the withers stand at 100 and the ground is y = 0; `scale` makes the breed small or large. */
export interface DogAnatomy {
  readonly scale: number;
  readonly legLength: number;
  readonly bodyLength: number;
  readonly tuck: number;
  /** How far the croup falls below the withers. */
  readonly slope: number;
  readonly bulk: number;
  readonly neckLength: number;
  /** Degrees above the horizon. */
  readonly neckAngle: number;
  readonly neckWidth: number;
  readonly headRadius: number;
  readonly muzzleLength: number;
  readonly muzzleDepth: number;
  /** 0: forehead runs straight into the muzzle; 1: the muzzle starts at a right angle. */
  readonly stop: number;
  readonly dome: number;
  readonly jowl: number;
  readonly ear: 'drop' | 'prick' | 'semi' | 'button' | 'rose' | 'long' | 'spaniel' | 'silk' | 'poodle';
  readonly earLength: number;
  readonly earWidth: number;
  readonly tail:
    | 'otter'
    | 'plume'
    | 'short-plume'
    | 'sabre'
    | 'low'
    | 'sickle'
    | 'curled-plume'
    | 'up'
    | 'pom'
    | 'whip'
    | 'silk'
    | 'nub'
    | 'furry-nub';
  readonly coat: 'smooth' | 'feathered' | 'curly' | 'silky';
  /** Length of the hair that hangs under belly, tail and legs. */
  readonly fringe: number;
  readonly wrinkles: number;
  readonly bow?: Hex;
  readonly coats: Coats<DogCoatColours>;
}

export type CatMarking =
  | 'tabby'
  | 'forehead-m'
  | 'pale-muzzle'
  | 'points'
  | 'mitts'
  | 'v-mask'
  | 'rosettes'
  | 'mask'
  | 'ticking'
  | 'sheen'
  | 'wrinkles';

export interface CatCoatColours {
  readonly base: Hex;
  readonly markings: readonly Marking<CatMarking>[];
  readonly ear?: Hex;
  readonly innerEar?: Hex;
  readonly tail?: Hex;
  readonly tailTip?: Hex;
  readonly tailRings?: Hex;
  readonly ruff?: Hex;
  readonly nose?: Hex;
  readonly eye?: Hex;
}

/** Lengths in units where the shoulder stands at 100 and the ground is y = 0. */
export interface CatAnatomy {
  readonly scale: number;
  readonly legLength: number;
  readonly bodyLength: number;
  readonly bulk: number;
  readonly headWidth: number;
  readonly headHeight: number;
  /** 0: a round face; 1: a narrow wedge. */
  readonly wedge: number;
  readonly flatFace: boolean;
  /** Length of the hair on the cheeks. */
  readonly cheek: number;
  readonly muzzle: number;
  readonly ear: 'upright' | 'folded';
  readonly earHeight: number;
  readonly earWidth: number;
  readonly earGap: number;
  readonly lynxTips: boolean;
  readonly eyeSize: number;
  readonly eyeSlant: number;
  readonly tail: 'slender' | 'thick' | 'plume' | 'whip';
  readonly tailWidth: number;
  readonly coat: 'short' | 'long' | 'bare';
  readonly fringe: number;
  readonly coats: Coats<CatCoatColours>;
}
