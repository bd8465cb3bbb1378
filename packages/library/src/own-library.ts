import type { Library } from '@sagolykta/storyteller';
import { findPlots } from './open-library.ts';
import { ownLexicon } from './own-lexicon.ts';

let opened: Library | undefined;

/** Our own plots, found once in a process; each is read when it is told. */
export function ownLibrary(): Library {
  opened ??= { ...findPlots(), lexicon: ownLexicon() };
  return opened;
}
