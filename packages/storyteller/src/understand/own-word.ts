import type { Language } from '@sagolykta/domain/language';
import type { Noun, NounWords } from '../noun.ts';
import type { AskedFacts } from './asked-facts.ts';
import { englishArticle } from './forms.ts';
import type { NounForms } from './lexicon-noun.ts';
import { pronounForms, saidForms } from './noun-words.ts';
import type { FamilyWord } from './wished-thing.ts';

/** A thing as the family has told of it: bent as its word is likely to be, with what is true of its kind and of what it does. */
export function nounOfOwnWord(own: FamilyWord, language: Language, facts: AskedFacts): Noun {
  const kind = facts.kinds[own.kind];
  const effect = own.effect ?? 'tells';
  const forms = language === 'sv' ? swedishForms(own) : englishForms(own.word);
  const pronoun =
    own.kind === 'person'
      ? language === 'sv'
        ? 'hen'
        : 'they'
      : language === 'en'
        ? 'it'
        : forms.neuter
          ? 'det'
          : 'den';
  const words: NounWords = {
    ...saidForms(forms, language),
    ...pronounForms(pronoun),
    ...facts.effects[effect],
    sound: kind.sound,
    afraid: kind.afraid,
    home: kind.home,
    feels: forms.neuter ? kind.feelsNeuter : kind.feels,
    part: kind.part,
  };
  return { id: 'own-word', kind: own.kind, size: kind.size, effect, words: { [language]: words } };
}

function swedishForms({ word, isNeuter }: FamilyWord): NounForms {
  const endsInVowel = /[aeiouyåäö]$/.test(word);
  const definite = isNeuter ? `${word}${endsInVowel ? 't' : 'et'}` : `${word}${endsInVowel ? 'n' : 'en'}`;
  const plural = isNeuter
    ? endsInVowel
      ? `${word}n`
      : word
    : word.endsWith('a')
      ? `${word.slice(0, -1)}or`
      : word.endsWith('e')
        ? `${word.slice(0, -1)}ar`
        : `${word}${endsInVowel ? 'r' : 'ar'}`;
  const definitePlural = isNeuter && !endsInVowel ? `${word}en` : isNeuter ? `${plural}a` : `${plural}na`;
  return {
    counting: 'countable',
    neuter: isNeuter,
    article: isNeuter ? 'ett' : 'en',
    indefinite: word,
    definite,
    plural,
    definitePlural,
  };
}

function englishForms(word: string): NounForms {
  const plural = /(?:s|x|z|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`;
  return {
    counting: 'countable',
    neuter: false,
    article: englishArticle(word),
    indefinite: word,
    definite: word,
    plural,
    definitePlural: plural,
  };
}
