import { barredWords, innocentWords, instructionPatterns } from '../content/lexicon/safety.ts';

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '$': 's',
  '€': 'e',
};

/** Undoes what is done to slip a word past a list: figures for letters, dots between letters, letters drawn out. */
function unmasked(text: string): string {
  return text
    .toLowerCase()
    .replace(/[013457@$€]/g, (character) => leet[character] ?? character)
    .replace(/(?<=\b\p{L})[.*_\- ](?=\p{L}\b)/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1');
}

const whole = barredWords.filter((word) => !word.endsWith('*')).map(RegExp.escape);
const beginnings = barredWords.filter((word) => word.endsWith('*')).map((word) => RegExp.escape(word.slice(0, -1)));
const barred = new RegExp(`(?<!\\p{L})(?:(?:${whole.join('|')})(?!\\p{L})|(?:${beginnings.join('|')}))`, 'u');
const innocent = new RegExp(`(?<!\\p{L})(?:${innocentWords.map(RegExp.escape).join('|')})`, 'gu');

/** Unfit for a bedside: the story is told without these words, and they are repeated nowhere. */
export function mustBeBarred(text: string): boolean {
  return [text.toLowerCase(), unmasked(text)].some((reading) => barred.test(reading.replace(innocent, ' ')));
}

/** The storyteller carries out nothing; words meant as orders for a machine are merely no theme. */
export function isInstruction(text: string): boolean {
  return instructionPatterns.some((pattern) => pattern.test(text));
}
