import type { Language } from '@sagolykta/domain/language';
import type { LexiconFault } from './lexicon-file.ts';
import type { LexiconNoun } from './lexicon-noun.ts';

/** What only shows when all the files lie side by side: ids used twice, languages that disagree, words that two nouns claim. */
export function checkLexicon(nouns: readonly LexiconNoun[]): LexiconFault[] {
  return [...twice(nouns), ...disagreements(nouns), ...widerFaults(nouns), ...claimedTwice(nouns)];
}

function at(noun: LexiconNoun, message: string): LexiconFault {
  return { file: noun.file, line: noun.line, column: 1, message };
}

function twice(nouns: readonly LexiconNoun[]): LexiconFault[] {
  return faultsOfFirstSeen(
    nouns,
    (noun) => `${noun.language}/${noun.id}`,
    (noun, first) => `${noun.id} is written twice; first in ${first.file}:${first.line}`,
  );
}

function faultsOfFirstSeen(
  nouns: readonly LexiconNoun[],
  keyOf: (noun: LexiconNoun) => string,
  say: (noun: LexiconNoun, first: LexiconNoun) => string,
): LexiconFault[] {
  const seen = new Map<string, LexiconNoun>();
  const faults: LexiconFault[] = [];
  for (const noun of nouns) {
    const first = seen.get(keyOf(noun));
    if (first === undefined) seen.set(keyOf(noun), noun);
    else faults.push(at(noun, say(noun, first)));
  }
  return faults;
}

const shared = ['kind', 'size', 'effect', 'wider', 'unique', 'dangerous'] as const;

/** A plot is chosen by these, and is told in both languages. */
function disagreements(nouns: readonly LexiconNoun[]): LexiconFault[] {
  const swedish = new Map(nouns.filter(({ language }) => language === 'sv').map((noun) => [noun.id, noun]));
  return nouns
    .filter(({ language }) => language === 'en')
    .flatMap((noun) => {
      const other = swedish.get(noun.id);
      if (other === undefined) return [];
      const different = shared.filter((fact) => noun[fact] !== other[fact]);
      return different.map((fact) =>
        at(
          noun,
          `the ${fact} of ${noun.id} is '${noun[fact]}' here and '${other[fact]}' in ${other.file}:${other.line}`,
        ),
      );
    });
}

function widerFaults(nouns: readonly LexiconNoun[]): LexiconFault[] {
  const known = new Set(nouns.map(({ id }) => id));
  return nouns
    .filter(({ wider }) => wider !== null && !known.has(wider))
    .map((noun) => at(noun, `the wider noun '${noun.wider}' is not written in any file`));
}

/** 'vind' is a wind and an attic: the one that is meant less often says 'rarer'. */
function claimedTwice(nouns: readonly LexiconNoun[]): LexiconFault[] {
  const languages: readonly Language[] = ['sv', 'en'];
  return languages.flatMap((language) =>
    faultsOfFirstSeen(
      nouns.filter((noun) => noun.language === language && !noun.rarer),
      (noun) => noun.forms.indefinite,
      (noun, first) =>
        `'${noun.forms.indefinite}' is ${first.id} as well (${first.file}:${first.line}); the less likely of the two says 'rarer' after its effect`,
    ),
  );
}
