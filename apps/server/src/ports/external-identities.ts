import type { NewFamily } from './families.ts';
import type { ExternalPerson } from './identity-provider.ts';

export interface ExternalIdentities {
  readonly find: (person: Pick<ExternalPerson, 'issuer' | 'subject'>) => Promise<string | undefined>;
  /** Makes a guest family this person's; false when the family or the person is somebody's already. */
  readonly claim: (familyId: string, person: ExternalPerson, now: Date) => Promise<boolean>;
  /** A new family for this person; false, and nothing kept, when the person has one already. */
  readonly addFamily: (family: NewFamily, person: ExternalPerson, now: Date) => Promise<boolean>;
}
