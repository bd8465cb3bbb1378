import type { Pronoun } from '@sagolykta/domain/child-profile';
import type { CoatColour } from '@sagolykta/domain/coats';
import type { CastLooks, PersonLook, PetLook } from '@sagolykta/domain/look';
import type { Breed, PetSpecies } from '@sagolykta/domain/pets';
import type { Scene } from '@sagolykta/domain/scene';

/** Every look that nobody has chosen follows from these, and stays. */
interface CastDescription {
  /** The family's id: siblings have the same grandparents. */
  readonly family: string;
  /** A look chosen for one of the family's children: grandparents and parents are of the same kin. */
  readonly takesAfter: PersonLook | undefined;
  readonly child: {
    readonly id: string;
    readonly look: PersonLook | undefined;
    /** Where no look was chosen, the child's hair follows it. */
    readonly pronoun?: Pronoun | undefined;
  };
  /** The friend's name. */
  readonly friend: string | undefined;
  readonly friendPronoun?: Pronoun | undefined;
  /** What the child calls the grown-up who reads. */
  readonly adult?: string | undefined;
  /** What a parent has chosen for others than the child; the first elder is the grandmother. */
  readonly chosen?: { readonly [Role in 'friend' | 'elder' | 'elder2']?: PersonLook | undefined };
  readonly pet: {
    readonly name: string | undefined;
    readonly breed: Breed | undefined;
    /** What animal it is, where it is neither dog nor cat. */
    readonly species?: PetSpecies | undefined;
    readonly coat: CoatColour | undefined;
  };
}

interface Portrayed {
  readonly person: PersonLook | undefined;
  /** A child when absent. */
  readonly isElder?: boolean;
  readonly pet: PetLook | undefined;
}

export interface Illustrator {
  /** Changes when the same scene would be drawn differently: part of a picture's address, which may be cached for ever. */
  readonly version: string;
  /** An SVG document. */
  readonly draw: (scene: Scene, looks: CastLooks) => string;
  /** A story's first picture with everybody whole and room above for a title. */
  readonly cover: (scene: Scene, looks: CastLooks) => string;
  /** Square, for a round frame. */
  readonly face: (look: PersonLook) => string;
  readonly looksOf: (cast: CastDescription) => CastLooks;
  /** Somebody, a pet or both, for choosing a look by. */
  readonly portray: (portrayed: Portrayed) => string;
}
