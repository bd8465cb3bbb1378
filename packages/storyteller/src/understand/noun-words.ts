import type { Language } from '@sagolykta/domain/language';
import type { NounWords } from '../noun.ts';
import type { LexiconNoun, NounForms, Pronoun } from './lexicon-noun.ts';

const otherForms: Readonly<Record<Pronoun, { readonly him: string; readonly his: string }>> = {
  hon: { him: 'henne', his: 'hennes' },
  han: { him: 'honom', his: 'hans' },
  hen: { him: 'hen', his: 'hens' },
  den: { him: 'den', his: 'dess' },
  det: { him: 'det', his: 'dess' },
  de: { him: 'dem', his: 'deras' },
  she: { him: 'her', his: 'her' },
  he: { him: 'him', his: 'his' },
  it: { him: 'it', his: 'its' },
  they: { him: 'them', his: 'their' },
};

/** What authors may say of a noun. */
export function wordsOfNoun(noun: LexiconNoun, isAmerican = false): NounWords {
  const { language, pronoun, sound, does, did, cannot, afraid, home, feels, part } = noun;
  const forms = isAmerican ? (noun.american ?? noun.forms) : noun.forms;
  return {
    ...saidForms(forms, language),
    ...pronounForms(pronoun),
    sound,
    does,
    did,
    cannot,
    afraid,
    home,
    feels,
    part,
  };
}

export function pronounForms(pronoun: Pronoun): { he: string; him: string; his: string } {
  return { he: pronoun, ...otherForms[pronoun] };
}

export function saidForms(forms: NounForms, language: Language) {
  const { indefinite, definite, article, counting, neuter } = forms;
  const plural = forms.plural ?? indefinite;
  const isSwedish = language === 'sv';
  return {
    bare: indefinite,
    a: counting === 'mass' ? indefinite : `${article} ${indefinite}`,
    the: isSwedish ? definite : `the ${definite}`,
    plural,
    thePlural: isSwedish ? (forms.definitePlural ?? definite) : `the ${plural}`,
    ...(neuter ? { ett: true } : {}),
  };
}
