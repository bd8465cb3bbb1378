import { type Hex, lightnessOf } from '../../paper/colour.ts';
import type { DogAnatomy, DogCoatColours } from '../anatomy.ts';

/** One dog: a breed's build in one of its coats. */
export interface Dog {
  readonly anatomy: DogAnatomy;
  readonly colours: DogCoatColours;
}

/** The two lengths that place everything on the body. */
export interface DogFrame {
  readonly length: number;
  /** Height of the belly above the ground. */
  readonly belly: number;
}

export function frameOf({ anatomy }: Dog): DogFrame {
  return { length: anatomy.bodyLength * 100, belly: anatomy.legLength * 100 };
}

/** Dark coats need lighter eyelids, eye rims and seams, or the face is lost at night. */
export function isDarkCoat(colour: Hex): boolean {
  return lightnessOf(colour) < 0.38;
}

export function hasMarking({ colours }: Dog, kind: string): boolean {
  return colours.markings.some(([marking]) => marking === kind);
}
