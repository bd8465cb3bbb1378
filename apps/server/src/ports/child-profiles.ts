import type { ChildProfile } from '@sagolykta/domain/child-profile';
import type { CoatColour } from '@sagolykta/domain/coats';
import type { PersonLook } from '@sagolykta/domain/look';

/** What a parent tells about a child, with the look for the pictures. */
interface ChildDescription extends ChildProfile {
  /** null: a stable look is chosen from the profile's id. */
  readonly look: PersonLook | null;
  /** null: one that follows from the name and the pronoun; for grandparents, from the family. */
  readonly bestFriendLook: PersonLook | null;
  readonly grandmaLook: PersonLook | null;
  readonly grandpaLook: PersonLook | null;
  /** null: the pet's colour is chosen among the breed's. */
  readonly petCoat: CoatColour | null;
}

export interface KeptChild extends ChildDescription {
  readonly id: string;
  readonly profileImageUrl: string | null;
  readonly isActive: boolean;
  readonly storyCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface Key {
  readonly familyId: string;
  readonly id: string;
}

/** A family's children. Of those, exactly one is active as long as there is any. */
export interface ChildProfiles {
  /** Oldest first. */
  readonly list: (familyId: string) => Promise<KeptChild[]>;
  readonly find: (key: Key) => Promise<KeptChild | undefined>;
  /** The new child becomes the active one; false, and nothing kept, where there are `most` already. */
  readonly add: (key: Key, child: ChildDescription, most: number, now: Date) => Promise<boolean>;
  /** False when there is no such child in the family; so with the next two. */
  readonly change: (key: Key, child: ChildDescription, now: Date) => Promise<boolean>;
  readonly activate: (key: Key, now: Date) => Promise<boolean>;
  /** Answers the address of the photo before; undefined when there is no such child. */
  readonly setPhoto: (key: Key, url: string | null, now: Date) => Promise<{ before: string | null } | undefined>;
  /** The child's stories go too; the newest remaining child becomes active when this one was. */
  readonly remove: (key: Key, now: Date) => Promise<boolean>;
}
