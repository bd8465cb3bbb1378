import type { Language } from '@sagolykta/domain/language';
import type { NounForms } from './lexicon-noun.ts';

/** The facts that are told of a noun. */
export const phraseKeys = ['does', 'did', 'cannot', 'afraid', 'home', 'sound', 'feels', 'part'] as const;
export type PhraseKey = (typeof phraseKeys)[number];

/** A fact is said in one breath in the middle of a sentence. */
const longest: Readonly<Record<PhraseKey, number>> = {
  does: 52,
  did: 52,
  cannot: 40,
  afraid: 40,
  home: 48,
  sound: 20,
  feels: 30,
  part: 34,
};

const svPrepositions =
  /^(?:i|på|under|över|vid|hos|bakom|framför|mellan|längst|högst|ute|inne|uppe|nere|utanför|innanför|runt|ovanpå|bland|intill|mitt|bredvid|där|bortom|högt|lågt|inuti|utmed|över|överallt|långt|tvärs|kring|nära|ombord|hemma|norr|söder|upp|ovanför|nedanför|djupt) /;
const enPrepositions =
  /^(?:in|on|at|under|over|by|behind|between|beside|above|below|up|down|inside|outside|among|near|next|round|around|far|deep|out|along|aboard|high|where|wherever|everywhere|upstairs|downstairs|beneath|off|across|beyond|with|against|underneath|half) /;

/** What is wrong with a fact, in words for whoever wrote it. */
export function phraseFaults(key: PhraseKey, value: string, language: Language, forms: NounForms): string[] {
  const faults: string[] = [];
  if (value.length > longest[key])
    faults.push(`${key} is ${value.length} characters; at most ${longest[key]}, to be said in one breath`);
  if (/[.:;"”“{}[\]|<>]/.test(value))
    faults.push('no full stop, quotation mark or bracket: the fact stands inside a sentence');
  if (key !== 'sound' && /\d/.test(value)) faults.push('figures are written as words');
  if (key === 'sound' ? !/^\p{Lu}/u.test(value) : !/^\p{Ll}/u.test(value)) {
    faults.push(key === 'sound' ? 'a sound begins with a capital' : 'a fact begins with a small letter');
  }
  return [...faults, ...(language === 'sv' ? swedishFaults(key, value, forms) : englishFaults(key, value))];
}

function swedishFaults(key: PhraseKey, value: string, forms: NounForms): string[] {
  if (key === 'home' && !svPrepositions.test(`${value} `))
    return ['where it lives begins with a preposition: på bygget, i skogen'];
  if ((key === 'does' || key === 'cannot') && /^att /.test(value))
    return ["an infinitive without 'att': gräva djupa hål"];
  if (key === 'does' && !/^\S*[aåoyeöä](?: |$)/.test(value)) return ['an infinitive: gräva, sy, få, bre'];
  if (key === 'feels') return agreementFaults(value, forms);
  if (key === 'part' && !/(?:[nt]|na|a)(?: .+)?$/.test(value))
    return ['its most telling part, in the definite: skopan, öronen'];
  return [];
}

const commonInT =
  /^(?:.*svart|salt|osalt|lätt|kort|glatt|platt|trött|blöt|slät|söt|våt|het|vit|stadigt|tät|tunt|fet|ljust|spröt)$/;

/** 'kall och slät' of an en-word, 'kallt och slätt' of an ett-word. */
function agreementFaults(value: string, forms: NounForms): string[] {
  if (forms.counting === 'pair') return [];
  const adjectives = value.split(/,? och |, /).map((part) => part.split(' ').at(-1) ?? '');
  const wrong = adjectives.filter((adjective) => {
    if (/[ae]$/.test(adjective)) return false;
    return forms.neuter ? !adjective.endsWith('t') : adjective.endsWith('t') && !commonInT.test(adjective);
  });
  return wrong.map((adjective) => `'${adjective}' does not agree with '${forms.article} ${forms.indefinite}'`);
}

function englishFaults(key: PhraseKey, value: string): string[] {
  if (key === 'home' && !enPrepositions.test(`${value} `))
    return ['where it lives begins with a preposition: on the building site, in the woods'];
  if ((key === 'does' || key === 'cannot') && /^to /.test(value)) return ["an infinitive without 'to': dig deep holes"];
  if (key === 'part' && !/^(?:the|its|her|his|their) /.test(value))
    return ["its most telling part, with 'the': the bucket"];
  if (key === 'afraid' && /^of /.test(value)) return ["what it is afraid of, without 'of': deep water"];
  return [];
}
