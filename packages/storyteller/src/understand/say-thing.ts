import { englishArticle } from './forms.ts';
import type { LexiconNoun, NounForms } from './lexicon-noun.ts';

interface Sayable {
  readonly noun: LexiconNoun;
  readonly beginning: string;
  readonly adjectives: readonly string[];
  readonly number: 'one' | 'many';
  readonly definite: boolean;
}

/** 'a red dinosaur bus', 'drakarna', 'the moon', 'den röda bussen'. */
export function sayThing({ noun, beginning, adjectives, number, definite }: Sayable): string {
  const forms = noun.forms;
  const one = number === 'one' || (forms.plural === null && forms.counting !== 'pair');
  const isDefinite = definite || (noun.unique && one && adjectives.length === 0);
  const before = adjectives.length > 0 ? `${adjectives.join(' ')} ` : '';
  return noun.language === 'sv'
    ? saySwedish(forms, beginning, before, one, isDefinite)
    : sayEnglish(forms, beginning, before, one, isDefinite);
}

function saySwedish(forms: NounForms, beginning: string, before: string, one: boolean, definite: boolean): string {
  const join = (form: string) => `${beginning}${form}`;
  if (definite) {
    const form = join(one ? forms.definite : (forms.definitePlural ?? forms.definite));
    return before === '' ? form : `${one ? (forms.neuter ? 'det' : 'den') : 'de'} ${before}${form}`;
  }
  if (!one && forms.counting !== 'pair') return `${before}${join(forms.plural ?? forms.indefinite)}`;
  return forms.counting === 'mass'
    ? `${before}${join(forms.indefinite)}`
    : `${forms.article} ${before}${join(forms.indefinite)}`;
}

function sayEnglish(forms: NounForms, beginning: string, before: string, one: boolean, definite: boolean): string {
  const form = `${before}${beginning}${one ? forms.indefinite : (forms.plural ?? forms.indefinite)}`;
  if (definite) return `the ${form}`;
  if (!one || forms.counting === 'mass') return forms.counting === 'pair' ? `a pair of ${form}` : form;
  return `${englishArticle(form)} ${form}`;
}

/** A word that no lexicon bends, with the article it was typed with. */
export function sayUnknown(words: string, typedArticle: string): string {
  return `${typedArticle === 'a' || typedArticle === 'an' ? englishArticle(words) : typedArticle} ${words}`;
}
