import type { HelpKind } from '@sagolykta/contract/outside-help';

/** Something that helps from outside the house, on whosever machine it runs. */
export interface Helper {
  /** Families are told what wrote, read or painted. */
  readonly name: string;
  /** Whose machine is told what it is to do; null for this one. */
  readonly host: string | null;
}

/** Those that are set up here. */
export type Helpers = { readonly [Kind in HelpKind]: Helper | undefined };
