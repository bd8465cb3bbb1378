/** Where the head of an animal is, in the units it is drawn in. */
export interface PetHead {
  readonly x: number;
  readonly y: number;
  /** Holds muzzle, ears and all: the size of a bubble helmet. */
  readonly radius: number;
}
