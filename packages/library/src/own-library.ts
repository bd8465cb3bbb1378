import type { Library } from '@sagolykta/storyteller';
import { openLibrary } from './open-library.ts';
import { ownLexicon } from './own-lexicon.ts';

let opened: Library | undefined;

/** Our own plots, opened once in a process: a library that is broken keeps the process from starting. @throws BrokenLibrary */
export function ownLibrary(): Library {
  opened ??= { ...openLibrary(), lexicon: ownLexicon() };
  return opened;
}
