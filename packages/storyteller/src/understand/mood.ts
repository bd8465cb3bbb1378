import { isFunctionWord } from './before-noun.ts';
import type { Mood } from './grammar.ts';
import { knownAt, type Reading } from './head-noun.ts';
import { part, type Sentence } from './sentence.ts';

/**
 * How it shall be, of a wish for nothing that it is about: 'something funny', 'whatever, just something calm'; 'any' where not even that is asked for ('I don't
 * know'), null where the words are about something.
 */
export function onlyMood(sentence: Sentence, reading: Reading): Mood | 'any' | null {
  const { lists, moods } = reading.lexicon[reading.language].grammar;
  const at = sentence.words.indexOf(',');
  // 'Something calm, she has her head full': what is said of the child is why.
  const isWhy = at > 0 && lists.pronoun.has(sentence.words[at + 1] ?? '');
  const words = isWhy ? sentence.words.slice(0, at) : sentence.words;
  const isAboutNothing = words.every((word) => word === ',' || moods.has(word) || lists.idle.has(word));
  if (words.length === 0 || !isAboutNothing) return null;
  return words.map((word) => moods.get(word)).find((mood) => mood !== undefined) ?? 'any';
}

/**
 * 'Zombies, but not too scary', 'our cat died, something gentle please': what comes after a comma, begins as a remark and names
 * nothing is said to whoever tells, and is not told.
 */
export function withoutRemarks(sentence: Sentence, reading: Reading): Sentence {
  const { comment } = reading.lexicon[reading.language].grammar.lists;
  const at = sentence.words.indexOf(',');
  const after = part(sentence, at + 1);
  const isRemark = at > 0 && comment.has(after.words[0] ?? '') && !namesAnything(after, reading);
  return isRemark ? part(sentence, 0, at) : sentence;
}

function namesAnything(sentence: Sentence, reading: Reading): boolean {
  return sentence.words.some(
    (word, at) => !isFunctionWord(word, reading) && knownAt(sentence, at, reading)?.known != null,
  );
}
