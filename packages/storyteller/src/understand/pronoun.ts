import type { Language } from '@sagolykta/domain/language';
import type { NounForms, Pronoun } from './lexicon-noun.ts';

/** The pronouns a noun can be given. */
export const pronounsOf: Readonly<Record<Language, readonly Pronoun[]>> = {
  sv: ['hon', 'han', 'hen', 'den', 'det', 'de'],
  en: ['she', 'he', 'they', 'it'],
};

export function defaultPronoun(forms: NounForms, language: Language): Pronoun {
  if (forms.counting === 'pair') return language === 'sv' ? 'de' : 'they';
  if (language === 'en') return 'it';
  return forms.neuter ? 'det' : 'den';
}
