import type { Language } from '@sagolykta/domain/language';
import type { ThingEffect, ToldKind } from '@sagolykta/domain/told-word';

/** What a family has told of a word that the lantern did not know. */
export interface KeptWord {
  readonly word: string;
  readonly kind: ToldKind;
  /** null: they have not said. */
  readonly effect: ThingEffect | null;
  /** Swedish: ett blorp. */
  readonly isNeuter: boolean;
}

export interface FamilyWords {
  /** The latest told first, at most as many as are kept. */
  readonly of: (familyId: string, language: Language) => Promise<KeptWord[]>;
  /** What was told of the word before is replaced; past the most that are kept, the oldest goes. */
  readonly keep: (familyId: string, language: Language, word: KeptWord, now: Date) => Promise<void>;
  readonly forget: (familyId: string, language: Language, word: string) => Promise<void>;
}
