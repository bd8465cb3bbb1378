import type { Language } from '@sagolykta/domain/language';

export interface Mail {
  /** One address and nothing else. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The language it is written in. */
  readonly language?: Language;
  /** Where an answer is wanted, when not to us. */
  readonly replyTo?: string;
  /** Whose mail it is: what is kept of it here goes with the family. */
  readonly familyId?: string;
}

export interface Mailer {
  /** Throws Failure 'unavailable' when the mail could not be handed over. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Removes what is kept here of a family's mail. What has left the house cannot be called back. */
  readonly forget: (familyId: string) => Promise<void>;
  /** The families whose mail is kept here. */
  readonly keptFor: () => Promise<string[]>;
}
