import type { ChildProfile, Pronoun } from '@sagolykta/domain/child-profile';
import type { Language } from '@sagolykta/domain/language';
import type { Scene } from '@sagolykta/domain/scene';
import type { Season } from '@sagolykta/domain/season';
import type { StoryElement } from '@sagolykta/domain/story-elements';
import type { Cast } from './noun.ts';
import type { FamilyWord } from './understand/wished-thing.ts';

/** Another of the family's children whom tonight's story is about. */
export interface Sibling {
  readonly name: string;
  readonly pronoun: Pronoun;
}

/** What the family asked for tonight. */
export interface StoryBrief {
  readonly language: Language;
  /** Of several children what they have in common, at an age between theirs. */
  readonly profile: ChildProfile;
  /** Who leads beside the profile's child; two at the most. */
  readonly siblings?: readonly Sibling[];
  readonly elements: readonly StoryElement[];
  /** The parent's own words, as typed; null for none. */
  readonly theme: string | null;
  /** What the children call the adult who reads; null when not told. */
  readonly calledName: string | null;
  readonly season: Season;
  /** What the family wants left out: words of their own, or ready choices. */
  readonly avoid: readonly string[];
  /** Who plays the wish, where it is about things that are known. */
  readonly cast?: Cast;
  /** A short one is wanted tonight: of what serves the wish the shortest is told, without what may be left out. */
  readonly isShort?: boolean;
  /** The plot that was offered and taken: told before all others, where it may be told to this child at all. */
  readonly plot?: string;
  /** Words the family has told the meaning of. */
  readonly familyWords?: readonly FamilyWord[];
}

/**
 * What the parent is told about the wish: that it was made gentler; that it is unfit for a bedside; that the story took a
 * part of it; that no story for it could be found.
 */
export const wishNotices = ['theme-softened', 'theme-left-out', 'theme-in-part', 'theme-untold'] as const;
export type WishNotice = (typeof wishNotices)[number];

/** What is remembered of a story already told to this child. Newest first in a memory. */
export interface StoryTrace {
  readonly arc: string;
  readonly title: string;
  /** The alternatives that were told: 'beat#index'. */
  readonly choices: readonly string[];
  /** The best friend and the pet who were in it. */
  readonly friend?: string | undefined;
  readonly pet?: string | undefined;
}

export interface PlannedPicture {
  readonly scene: Scene;
  readonly alt: string;
}
