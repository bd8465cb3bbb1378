import type { Person } from '../person.ts';

/** The lengths of a body, feet at y = 0: a child's or a grown-up's. */
export interface Build {
  readonly grownUp: boolean;
  readonly hip: number;
  /** From the hips to the neck. */
  readonly torso: number;
  /** Half the distance between the shoulders, and how far below the neck they are. */
  readonly shoulder: number;
  readonly shoulderDrop: number;
  readonly arm: number;
  /** From the neck to the middle of the head. */
  readonly head: number;
  /** Half the distance between the hip joints. */
  readonly stride: number;
}

export const childBuild: Build = {
  grownUp: false,
  hip: 72,
  torso: 82,
  shoulder: 21,
  shoulderDrop: 13,
  arm: 66,
  head: 33,
  stride: 10,
};

export const grownUpBuild: Build = {
  grownUp: true,
  hip: 112,
  torso: 122,
  shoulder: 35,
  shoulderDrop: 27,
  arm: 98,
  head: 28,
  stride: 17,
};

/** A person with the build that goes with them. */
export interface Rigged {
  readonly person: Person;
  readonly build: Build;
}
