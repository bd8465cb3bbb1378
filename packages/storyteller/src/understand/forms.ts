import type { Language } from '@sagolykta/domain/language';
import type { NounForms } from './lexicon-noun.ts';

type Say = (message: string) => void;

/**
 * Reads the forms of a noun: 'en drake, draken, drakar, drakarna', '(en) snö, snön', 'ett par glasögon, glasögonen',
 * 'a dragon, dragons', '(some) snow', 'a pair of glasses'.
 * @returns undefined where they cannot be read; what is wrong has then been said
 */
export function readForms(text: string, language: Language, say: Say): NounForms | undefined {
  const forms = text.split(', ');
  if (forms.some((form) => form === '' || form.trim() !== form || form.includes(','))) {
    say('the forms are parted by a comma and one space');
    return undefined;
  }
  return language === 'sv' ? swedish(forms, say) : english(forms, say);
}

function swedish(forms: readonly string[], say: Say): NounForms | undefined {
  const [first = '', definite = '', plural = null, definitePlural = null] = forms;
  const [, article = '', indefinite = ''] = /^(ett par|en|ett|\(en\)|\(ett\)) (.+)$/.exec(first) ?? [];
  const counting = article === 'ett par' ? 'pair' : article.startsWith('(') ? 'mass' : 'countable';
  const wanted = counting === 'countable' ? 4 : 2;
  if (article === '') {
    say("the first form begins with 'en', 'ett', '(en)', '(ett)' for what is not counted, or 'ett par'");
    return undefined;
  }
  if (forms.length !== wanted) {
    say(
      `${wanted} forms are wanted after '${article}', not ${forms.length}: indefinite, definite${wanted === 4 ? ', plural, definite plural' : ''}`,
    );
    return undefined;
  }
  const neuter = article === 'ett' || article === '(ett)';
  // A phrase may be more than a word ('ett sjunkande skepp, det sjunkande skeppet'): its last word is bent.
  if (counting === 'countable' && !(neuter ? /t$/ : /n$/).test(definite))
    say(`'${definite}' does not end in ${neuter ? 't' : 'n'}, as the definite form of '${first}' does`);
  if (counting === 'countable' && !/(na|en|a)$/.test(definitePlural ?? ''))
    say(`'${definitePlural}' is no definite plural`);
  return { counting, neuter, article: article.replace(/[()]/g, ''), indefinite, definite, plural, definitePlural };
}

/** Begun by a vowel that is not heard as one, or by one that is not written. */
const saidWithA = /^(?:uni|use|usu|ute|euro|eu|one|once|ufo|ukulele)/i;
const saidWithAn = /^(?:hour|honest|heir|x-ray|mri|sos)/i;

/** The article that an English word is said with: an excavator, a unicorn, an hour. */
export function englishArticle(word: string): 'a' | 'an' {
  if (saidWithAn.test(word)) return 'an';
  return /^[aeiou]/i.test(word) && !saidWithA.test(word) ? 'an' : 'a';
}

function english(forms: readonly string[], say: Say): NounForms | undefined {
  const [first = '', plural = null] = forms;
  const [, article = '', indefinite = ''] = /^(a pair of|an|a|\(some\)) (.+)$/.exec(first) ?? [];
  const counting = article === 'a pair of' ? 'pair' : article === '(some)' ? 'mass' : 'countable';
  if (article === '') {
    say("the first form begins with 'a', 'an', '(some)' for what is not counted, or 'a pair of'");
    return undefined;
  }
  const wanted = counting === 'countable' ? 2 : 1;
  if (forms.length !== wanted) {
    say(`${wanted} ${wanted === 1 ? 'form is' : 'forms are'} wanted after '${article}', not ${forms.length}`);
    return undefined;
  }
  if (counting === 'countable' && article !== englishArticle(indefinite))
    say(`'${first}' is said with '${englishArticle(indefinite)}'`);
  return {
    counting,
    neuter: false,
    article: article.replace(/[()]/g, ''),
    indefinite,
    definite: indefinite,
    plural,
    definitePlural: plural,
  };
}
