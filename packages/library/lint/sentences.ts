import { type Language, languages } from '@sagolykta/domain/language';
import type { Fault } from '../src/fault.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import { found, type Prose, proseOf } from './prose.ts';

/** Quotation marks of the other kinds: one kind a language, and no dash for speech. */
const foreignMarks: Readonly<Record<Language, RegExp>> = {
  sv: /[“„«»]|(?<=^|\n)\s*[–—](?=\s)/gu,
  en: /[„«»]|(?<=^|\n)\s*[–—](?=\s)|(?<=[\s(]|^)”/gu,
};

const limbs = {
  sv: 'arm|hand|näsa|fot|fötter|ben|finger|öga|röst|ansikte|händer|armar',
  en: 'arm|hand|nose|foot|leg|finger|eye|voice|face|elbow|hands|arms|feet|legs',
};
/** 'It was decided', 'an arm came': somebody did it, and the sentence does not say who. */
const noDoer: Readonly<Record<Language, RegExp>> = {
  sv: new RegExp(
    `(?<!\\p{L})(?:det (?:bestämdes|beslutades|sades|viskades|ropades|dukades|ordnades|togs|gjordes|lades|ställdes|hämtades|letades|skrattades|kramades)|(?:en|ett|två) (?:${limbs.sv}) (?:kom|stack|sträcktes|dök|tog|grep|sa|lade|la))(?!\\p{L})`,
    'giu',
  ),
  en: new RegExp(
    `\\b(?:it was (?:decided|agreed|said|told|noticed|arranged|settled|discovered|done|found out|announced|concluded)|(?:an?|one|two) (?:${limbs.en}) (?:came|went|reached|appeared|took|grabbed|said|shot|lifted|landed))\\b`,
    'giu',
  ),
};

/** A family may call them *they*: 'they was' is what is heard of a verb that does not ask. */
const ofOneOnly = /\{(?:child|friend|pet|sibling2?)\.he\} (?:was|is|has|does)(?:n’t)?\b/gi;

/** What is seen sentence by sentence: speech marks of one kind, somebody who does it, and a verb that agrees with whoever it is. */
export function sentenceFaults(shelved: ShelvedPlot): Fault[] {
  return [...proseOf(shelved)].flatMap((prose) => {
    const { language } = prose;
    if (!isOurs(language)) return [];
    return [
      ...found(
        prose,
        foreignMarks[language],
        (said) => `speech is marked ${language === 'sv' ? '”…”' : '“…”'}, not «${said}»`,
      ),
      ...found(prose, noDoer[language], (said) => `who does it? «${said}»`),
      ...(language === 'en' ? disagreements(prose) : []),
    ];
  });
}

/** Looked for in the text with its tokens, which prose has not. */
function disagreements(prose: Prose): Fault[] {
  const withTokens = { ...prose, text: prose.passage.text };
  return found(withTokens, ofOneOnly, (said) => `'they' does not agree: {child.was}, not «${said}»`);
}

function isOurs(language: string): language is Language {
  return languages.some((one) => one === language);
}
