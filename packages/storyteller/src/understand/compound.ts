import type { KnownWord, LanguageLexicon } from './lexicon.ts';
import type { LexiconNoun } from './lexicon-noun.ts';

export interface Compound {
  readonly head: KnownWord;
  /** As it is written before the head: 'dinosaurie'. */
  readonly beginning: string;
  /** What the beginning names, where it is known. */
  readonly of: LexiconNoun | null;
}

const shortestHead = 3;
const shortestBeginning = 3;

/**
 * 'dinosauriebuss' is a bus, of dinosaurs. A beginning that is known counts for more than a long head: 'bokbuss' is no 'kbuss';
 * with an unknown beginning the head must be most of the word, or long enough to be no chance.
 */
export function splitCompound(word: string, lexicon: LanguageLexicon): Compound | undefined {
  let guess: Compound | undefined;
  for (let at = shortestBeginning; at <= word.length - shortestHead; at += 1) {
    const head = lexicon.words.get(word.slice(at));
    if (head === undefined) continue;
    const beginning = word.slice(0, at);
    const of = nounOfBeginning(beginning, lexicon);
    if (of !== null) return { head, beginning, of };
    if (guess === undefined && word.length - at >= 4) guess = { head, beginning, of: null };
  }
  return guess;
}

/** 'katt', 'katts', 'skogs', 'flick' of flicka. */
function nounOfBeginning(beginning: string, { joins, words }: LanguageLexicon): LexiconNoun | null {
  const bare = beginning.replace(/-$/, '');
  return (
    joins.get(bare) ??
    joins.get(bare.replace(/s$/, '')) ??
    words.get(bare)?.noun ??
    words.get(`${bare}a`)?.noun ??
    words.get(`${bare}e`)?.noun ??
    null
  );
}

/** 'dinosauriefest': the head is not known, but what it is about is. */
export function knownBeginning(word: string, lexicon: LanguageLexicon): LexiconNoun | undefined {
  for (let length = word.length - shortestHead; length >= 4; length -= 1) {
    const noun = nounOfBeginning(word.slice(0, length), lexicon);
    if (noun !== null) return noun;
  }
  return undefined;
}
