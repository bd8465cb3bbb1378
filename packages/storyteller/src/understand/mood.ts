import { isFunctionWord } from './before-noun.ts';
import type { Mood } from './grammar.ts';
import { knownAt, type Reading } from './head-noun.ts';
import { joined, part, type Sentence } from './sentence.ts';
import { findSituation } from './situations.ts';
import { times } from './times.ts';

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

/** 'It should not be too scary': of the story, not of the dragon. */
const ofTheStory = /^(?:it|den|det) (?:should|must|has|needs|may|får|ska|måste|behöver)(?: |$)/;
/** 'She just says …': of whoever asks; what is said, where anything is. */
const heSays = /^(?:he|she|han|hon) (?:just |only |bara )?(?:says|säger)(?: just| only| bara)? (\S+)/;
/** 'But not too scary', 'men inte för läskig'; not 'but it flies'. */
const butNot = /^(?:but|and|men|fast|och) (?:not|nothing|no|make|please|inte|inget|inga|helst|gärna|snälla)(?: |$)/;

/**
 * 'Zombies, but not too scary', 'our cat died, something gentle please': what comes after a comma, begins as a remark and names nothing is said to whoever tells,
 * and is not told. What is said of him or her is a remark where something has happened ('…, he will be up all night'); of a dragon it is the wish.
 */
export function withoutRemarks(sentence: Sentence, reading: Reading): Sentence {
  const { grammar, situations } = reading.lexicon[reading.language];
  const at = sentence.words.indexOf(',');
  if (at <= 0) return sentence;
  const [before, after] = [part(sentence, 0, at), part(sentence, at + 1)];
  const first = after.words[0] ?? '';
  const said = after.words.join(' ');
  const [subject = ''] = after.words.filter((word) => !/^(?:but|men|fast)$/.test(word));
  const isSomebody = grammar.lists.pronoun.has(subject) || grammar.lists['first-person'].has(subject);
  const isOfSomebody = isSomebody && findSituation(joined(before), situations) !== undefined;
  const begins =
    grammar.lists.comment.has(first) ||
    isOfSomebody ||
    ofTheStory.test(said) ||
    butNot.test(said) ||
    before.words.includes(heSays.exec(said)?.[1] ?? '');
  return begins && !namesMore(after, before, reading) ? before : sentence;
}

/** Whether it names anything that was not named before: 'poo, she says poo' does not. */
function namesMore(sentence: Sentence, before: Sentence, reading: Reading): boolean {
  return sentence.words.some(
    (word, at) => !isFunctionWord(word, reading) && !before.words.includes(word) && isThingAt(sentence, at, reading),
  );
}

/** 'He thinks of it in the evenings' names nothing. */
function isThingAt(sentence: Sentence, at: number, reading: Reading): boolean {
  const known = knownAt(sentence, at, reading)?.known;
  return known != null && !times.has(known.noun.id);
}
