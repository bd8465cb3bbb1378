import type { Language } from '@sagolykta/domain/language';
import type { Fault } from '../src/fault.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import { found, proseOf } from './prose.ts';

/** What was charming once and is a recipe now: named for what it is, with how it is written. */
const tics: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  sv: {
    'red ears':
      /(?:röd|röda|het|heta|hettade|brände)[^.!?”]{0,20}\böron(?:en)?\b|\böron(?:en)?\b[^.!?”]{0,15}(?:röda|heta|hettade|brände)/giu,
    'knees by the ears': /knän?a?\p{L}*[^.!?”]{0,15}(?:vid|upp till|bredvid) öronen/giu,
    'eleven and nineteen for fun': /(?<!\p{L})(?:elva|nitton)(?!\p{L})/giu,
    'a hush before the insight': /(?:det blev|blev det) (?:alldeles |helt |mycket |så )?tyst(?!\p{L})/giu,
    'for so X do': /(?<!\p{L})för så (?:gör|är|brukar)(?!\p{L})/giu,
    'as houses do': /, (?:så )?som \p{L}+ (?:gör|brukar)(?!\p{L})/giu,
    'fast inte': /(?<!\p{L})fast inte(?!\p{L})/giu,
    'a ceiling that does not mind': /(?<!\p{L})taket(?!\p{L})[^.!?”]{0,25}(?:brydde|hade inget emot|sa ingenting)/giu,
    'three times round': /(?:tre varv|tre gånger (?:runt|om))(?!\p{L})/giu,
    'heavy limbs':
      /(?<!\p{L})(?:armarna|benen|kroppen)(?!\p{L})[^.!?”]{0,15}(?<!\p{L})tung[at]?(?!\p{L})|(?<!\p{L})tunga (?:armar|ben)(?!\p{L})/giu,
    'a crunch in the bed':
      /(?:krasade|knastrade|frasade)[^.!?”]{0,25}(?:sängen|lakanet|kudden|täcket)|(?:sängen|lakanet|kudden|täcket)[^.!?”]{0,25}(?:krasade|knastrade|frasade)/giu,
    'a mattress for a friend': /sov(?:a|er)? över[^.!?”]{0,40}madrass|madrass[^.!?”]{0,40}sov(?:a|er)? över/giu,
  },
  en: {
    'red ears':
      /\b(?:red|hot|pink|burning)[^.!?”]{0,12}\bears?\b|\bears?\b[^.!?”]{0,15}\b(?:red|hot|pink|burned|burnt)\b/giu,
    'knees by the ears': /knees[^.!?”]{0,15}(?:by|up to|beside|next to|around) (?:his|her|its|their|the) ears/giu,
    'eleven and nineteen for fun': /\b(?:eleven|nineteen)\b/giu,
    'a hush before the insight':
      /\b(?:it|everything|all) (?:went|fell|became|got) (?:very |quite )?(?:quiet|silent|still)\b/giu,
    'for so X do': /\bfor (?:so|that is what) \w+ do\b/giu,
    'as houses do': /, (?:as|the way) (?!you|they|we|I|people)\w+ do\b/giu,
    'though not': /\bthough not\b/giu,
    'a ceiling that does not mind': /\bceiling\b[^.!?”]{0,25}(?:mind|object|said nothing)/giu,
    'three times round': /\b(?:turned|went|walked)? ?(?:a?round )?three times (?:a?round)\b|\ba?round three times\b/giu,
    'heavy limbs': /\b(?:arms|legs|limbs|body)\b[^.!?”]{0,15}\bheavy\b|\bheavy (?:arms|legs|limbs)\b/giu,
    'a crunch in the bed':
      /\b(?:crunched|crackled|rustled)\b[^.!?”]{0,25}\b(?:bed|sheet|pillow|duvet|quilt)\b|\b(?:bed|sheet|pillow|duvet|quilt)\b[^.!?”]{0,25}\b(?:crunched|crackled)\b/giu,
    'a mattress for a friend': /sleeping over[^.!?”]{0,40}mattress|mattress[^.!?”]{0,40}sleeping over/giu,
  },
};

/** One plot of so many may have the same tic, in each language: a child hears it once in two months. */
const plotsForATic = 60;

/** A tic twice in one plot, or in more plots than may have it. */
export function ticFaults(shelf: readonly ShelvedPlot[]): Fault[] {
  const plotsOf = new Map<string, number>();
  const plotsWithTic = Math.max(3, Math.floor(shelf.length / plotsForATic));
  return shelf.flatMap((shelved) => {
    const faults: Fault[] = [];
    for (const [language, known] of Object.entries(tics)) {
      const prose = [...proseOf(shelved)].filter((one) => one.language === language);
      for (const [tic, pattern] of Object.entries(known)) {
        const [first, ...more] = prose.flatMap((one) => found(one, pattern, (said) => `a tic, ${tic}: «${said}»`));
        if (first === undefined) continue;
        const plots = (plotsOf.get(`${language}/${tic}`) ?? 0) + 1;
        plotsOf.set(`${language}/${tic}`, plots);
        faults.push(...(plots > plotsWithTic ? [first] : []), ...more);
      }
    }
    return faults;
  });
}
