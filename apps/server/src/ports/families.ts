import type { StoryUsage } from '@sagolykta/domain/daily-limit';
import type { Day } from '@sagolykta/domain/family-day';
import type { Language } from '@sagolykta/domain/language';

/** An account: one parent and the children told about. */
export interface Family extends StoryUsage {
  readonly id: string;
  /** It has been claimed neither with a password nor at a provider. */
  readonly isGuest: boolean;
  /** null for a guest family, and where a provider told none. */
  readonly email: string | null;
  /** A letter has reached the address. */
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly lastStoryDate: string | null;
  readonly language: Language;
  readonly calledName: string | null;
  readonly autoImages: boolean;
  readonly voiceNarration: boolean;
  readonly showStreak: boolean;
  readonly createdAt: string;
}

export interface NewFamily {
  readonly id: string;
  readonly timeZone: string;
  readonly language: Language;
}

export interface Identity {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

type FamilyPreferences = Partial<
  Pick<
    Family,
    | 'autoImages'
    | 'voiceNarration'
    | 'showStreak'
    | 'calledName'
    | 'timeZone'
    | 'zoneBefore'
    | 'language'
    | 'firstName'
    | 'lastName'
  >
>;

interface FamilyStats {
  readonly totalStories: number;
  readonly favorites: number;
  readonly minutesRead: number;
  /** Every day with a story created or read. */
  readonly nights: readonly Day[];
}

export interface Families {
  readonly find: (id: string) => Promise<Family | undefined>;
  readonly findByEmail: (email: string) => Promise<{ familyId: string; passwordHash: string } | undefined>;
  readonly add: (family: NewFamily, now: Date) => Promise<void>;
  /** Gives a family its e-mail and password, both at once or neither; false when the e-mail is taken or the family has one. */
  readonly claim: (familyId: string, identity: Identity, now: Date) => Promise<boolean>;
  /** A new family with its e-mail and password; false, and nothing kept, when the e-mail is taken. */
  readonly addClaimed: (family: NewFamily, identity: Identity, now: Date) => Promise<boolean>;
  readonly changePreferences: (id: string, preferences: FamilyPreferences, now: Date) => Promise<void>;
  readonly stats: (id: string) => Promise<FamilyStats>;
}
