import type { Language } from '@sagolykta/domain/language';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import type { StandIn } from './stand-ins.ts';

/** Puts the family's own words back where their stand-ins are: genitives, capitals and prepositions as they should be. */
export function comeBack(text: string, standIns: readonly StandIn[], language: Language): string {
  return standIns.reduce((told, standIn) => backOne(told, standIn, language), text);
}

/** Something is left of a stand-in: a model has bent it out of shape. */
export function hasLeftovers(text: string, standIns: readonly StandIn[]): boolean {
  const lower = text.toLowerCase();
  return standIns.some(({ name, whole }) => {
    const stem = name.toLowerCase().slice(0, -1);
    return lower.includes(stem) && !whole.toLowerCase().includes(stem);
  });
}

function backOne(text: string, { role, name, whole }: StandIn, language: Language): string {
  const rules = rulesOf[language];
  const isElder = role === 'grandma' || role === 'grandpa';
  const elder = isElder ? rules.elder(whole, role) : undefined;
  let told = text;
  if (elder !== undefined && language === 'en') {
    const kin = role === 'grandma' ? 'Grandma' : 'Grandpa';
    told = told.replace(new RegExp(`\\b${kin} (?=${name})`, 'g'), '');
    told = told.replace(new RegExp(`\\b${kin}(?=['’]s\\b|(?!\\p{L}))`, 'gu'), elder.short);
  }
  if (role === 'city')
    told = told.replace(new RegExp(`\\b(?:i|på|in|on) ${name}(?!s?\\p{L})`, 'gu'), rules.inPlace(whole));
  let isFirst = true;
  return told.replace(
    new RegExp(`${RegExp.escape(name)}(’s|'s|s(?!\\p{L}))?`, 'giu'),
    (found, ending: string | undefined, at) => {
      const full = elder === undefined ? ownWords(role, whole, language) : isFirst ? elder.full : elder.short;
      isFirst = false;
      const words = ending === undefined ? full : rules.genitive(full);
      const isShouted = found.length > 1 && found === found.toUpperCase();
      if (isShouted) return words.toUpperCase();
      return startsSentence(told.slice(0, at)) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    },
  );
}

/** 'mamma' is a word in Swedish and a name in English. */
function ownWords(role: StandIn['role'], whole: string, language: Language): string {
  const isName = role === 'adult' && language === 'en';
  return isName ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
}

/** Whether what comes after this begins a sentence, its quotation mark or dash aside. */
function startsSentence(before: string): boolean {
  return /(?:^|[.!?…:]["”’]?\s+|\n)\s*["“”‘’–—-]?\s?$/u.test(before);
}
