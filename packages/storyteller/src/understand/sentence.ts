import type { Language } from '@sagolykta/domain/language';

/** A text as words: in lower case for looking up, and as typed for saying. A comma is a word of its own. */
export interface Sentence {
  readonly words: readonly string[];
  readonly typed: readonly string[];
  /** Its first word has its capital from beginning a sentence. */
  readonly isBeginning: boolean;
}

/** English written out, so that one pattern knows 'can't', 'cannot' and 'can not'. */
const writtenOut: Readonly<Record<string, readonly string[]>> = {
  cannot: ['can', 'not'],
  "can't": ['can', 'not'],
  cant: ['can', 'not'],
  "won't": ['will', 'not'],
  wont: ['will', 'not'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  couldnt: ['could', 'not'],
  isnt: ['is', 'not'],
  im: ['i', 'am'],
  "i'm": ['i', 'am'],
  "i've": ['i', 'have'],
  "let's": ['let', 'us'],
  whos: ['who', 'is'],
  thats: ['that', 'is'],
  wanna: ['want', 'to'],
  hes: ['he', 'is'],
  shes: ['she', 'is'],
  theyre: ['they', 'are'],
  ive: ['i', 'have'],
  wouldnt: ['would', 'not'],
  wasnt: ['was', 'not'],
  arent: ['are', 'not'],
  hasnt: ['has', 'not'],
  havent: ['have', 'not'],
};
const subjectIs = /^(who|that|it|he|she|there|what|where|mummy|mum|mom|mommy|daddy|dad)'s$/;

/** 'Fotboll å en häxa', 'mommo o moffa'; not 'en å'. */
const spokenAnd = /(?<!(?:^|\s)(?:en|ett|av|vid|i))\s+[åo]\s+/giu;

/** 'En uggla som är mörkrädd' is afraid of the dark; 'livrädd' is only very much so. */
const afraidOf =
  /(?<=\p{L} (?:är|var|blir|blev) )(mörk|vatten|spindel|hund|katt|åsk|eld|tand|blod)rädd(a|t)?(?!\p{L})/giu;
const feared: Readonly<Record<string, string>> = { mörk: 'mörkret', tand: 'tandläkaren', åsk: 'åskan' };

export function sentenceOf(text: string, language: Language): Sentence {
  const words: string[] = [];
  const typed: string[] = [];
  const add = (lower: string, as: string) => {
    // 'Trains trains trains' are trains.
    if (lower === words.at(-1) && lower.length > 2) return;
    words.push(lower);
    typed.push(as);
  };
  const written = language === 'sv' ? spelledOutInSwedish(text) : text;
  for (const piece of written.replace(/[‘’´`]/g, "'").match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*|[,;:.!?–—&+]/gu) ??
    []) {
    if (/^[&+]$/.test(piece)) add(language === 'sv' ? 'och' : 'and', language === 'sv' ? 'och' : 'and');
    else if (/^[,;:.!?–—]$/.test(piece)) add(',', ',');
    else
      for (const [lower, as] of language === 'en'
        ? spelledOutInEnglish(piece)
        : [[piece.toLowerCase(), piece] as const])
        add(lower, as);
  }
  const once = lengthOfRepeated(words);
  return { words: words.slice(0, once), typed: typed.slice(0, once), isBeginning: true };
}

/** 'Monster trucks monster trucks': how many words say it once. */
function lengthOfRepeated(words: readonly string[]): number {
  for (let length = 1; length <= words.length / 2; length++)
    if (words.length % length === 0 && words.every((word, at) => word === words[at % length])) return length;
  return words.length;
}

function spelledOutInSwedish(text: string): string {
  return text
    .replace(spokenAnd, ' och ')
    .replace(afraidOf, (_, of: string, ending = '') => `rädd${ending} för ${feared[of.toLowerCase()] ?? of}`);
}

function spelledOutInEnglish(piece: string): (readonly [string, string])[] {
  const lower = piece.toLowerCase();
  const long = writtenOut[lower] ?? (lower.endsWith("n't") ? [lower.slice(0, -3), 'not'] : undefined);
  if (long !== undefined) return long.map((word) => [word, word === 'i' ? 'I' : word]);
  const [, subject] = subjectIs.exec(lower) ?? [];
  if (subject !== undefined)
    return [
      [subject, subject],
      ['is', 'is'],
    ];
  return [[lower, piece]];
}

export function part({ words, typed, isBeginning }: Sentence, from: number, to?: number): Sentence {
  return { words: words.slice(from, to), typed: typed.slice(from, to), isBeginning: isBeginning && from === 0 };
}

/** Each word with one space before it, as patterns want it. */
export function joined({ words }: Sentence): string {
  return words.map((word) => ` ${word}`).join('');
}

export interface Found {
  /** The number of the first word, and of the first after. */
  readonly from: number;
  readonly to: number;
}

/** The first place of an expression from compilePatterns. */
export function findIn(text: string, pattern: RegExp): Found | undefined {
  const match = pattern.exec(text);
  if (match === null || match[0] === '') return undefined;
  const from = spaces(text.slice(0, match.index));
  return { from, to: from + spaces(match[0]) };
}

function spaces(text: string): number {
  let count = 0;
  for (const letter of text) if (letter === ' ') count += 1;
  return count;
}

/** As it was typed, tidied for a sentence. */
export function spoken({ typed }: Sentence): string {
  return typed
    .join(' ')
    .replaceAll(' ,', ',')
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/^[,\s]+|[,\s]+$/g, '')
    .replaceAll("'", '’');
}
