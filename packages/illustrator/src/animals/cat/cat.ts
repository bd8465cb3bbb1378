import type { CatAnatomy, CatCoatColours, CatMarking } from '../anatomy.ts';

/** One cat: a breed's build in one of its coats. */
export interface Cat {
  readonly anatomy: CatAnatomy;
  readonly colours: CatCoatColours;
}

export interface CatFrame {
  readonly length: number;
  /** Height of the belly above the ground. */
  readonly belly: number;
}

export function frameOf({ anatomy }: Cat): CatFrame {
  return { length: anatomy.bodyLength * 100, belly: anatomy.legLength * 100 };
}

export function markingOf({ colours }: Cat, ...kinds: CatMarking[]): string | undefined {
  return colours.markings.find(([kind]) => kinds.includes(kind))?.[1];
}

/** Half the width of a leg. */
export function legWidth({ anatomy }: Cat): number {
  return 6.6 * Math.min(1.35, anatomy.bulk);
}
