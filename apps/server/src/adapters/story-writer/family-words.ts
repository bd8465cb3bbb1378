import type { StoryBrief } from '@sagolykta/storyteller';
import type { StandInRole } from './stand-in-names.ts';

/** One of the family's own words, and what stands for it outside. */
export interface FamilyWord {
  readonly role: StandInRole;
  /** As typed. */
  readonly whole: string;
  /** Parts that give somebody away by themselves: 'Karin' of 'mormor Karin'. */
  readonly parts: readonly string[];
}

/** What a family calls somebody, or a word in a name that anybody has: no secret, and not theirs alone. */
const everybodysWords = new Set(
  'mormor morfar farmor farfar mamma pappa mommo moffa mofa faffa famo bonusmamma bonuspappa mum mom mommy mummy dad daddy papa mama grandma grandmother granny gran grammy nana nanna nan nonna oma grandpa grandfather granddad grandad gramps grandpop pop pops opa nonno abuela abuelo the a an of and in skolan skola förskolan förskola school primary preschool en ett och på i'.split(
    ' ',
  ),
);

/** Everything typed about this family that may come up in a story, chosen or not. */
export function familyWordsOf({ profile, calledName }: Pick<StoryBrief, 'profile' | 'calledName'>): FamilyWord[] {
  const typed: [StandInRole, string | null][] = [
    ['child', profile.name],
    ['friend', profile.bestFriendName],
    ['pet', profile.petName],
    ['grandma', profile.grandmaName],
    ['grandpa', profile.grandpaName],
    ['adult', calledName],
    ['city', profile.city],
    ['school', profile.school],
    ['breed', profile.petBreed],
    ['sport', profile.favoriteSport],
    ['athlete', profile.favoriteAthlete],
    ['artist', profile.favoriteArtist],
    ['song', profile.favoriteSong],
  ];
  return typed.flatMap(([role, text]) => {
    const whole = text?.normalize('NFC').trim() ?? '';
    return whole === '' ? [] : [{ role, whole, parts: partsOf(role, whole) }];
  });
}

/** Of a song, an artist or a sport only the whole is the family's: its parts are words like any others. */
const onlyWhole: ReadonlySet<StandInRole> = new Set(['song', 'artist', 'athlete', 'sport', 'breed']);

function partsOf(role: StandInRole, whole: string): string[] {
  if (onlyWhole.has(role)) return [];
  const words = whole.split(/[\s,&/]+/).filter((word) => /\p{L}/u.test(word));
  return words.filter((word) => word !== whole && !everybodysWords.has(word.toLowerCase()));
}

/** The words that must not be found in anything that is sent. A kin word alone names nobody. */
export function secretsIn(words: readonly FamilyWord[]): string[] {
  const all = words.flatMap(({ whole, parts }) => [whole, ...parts]);
  return [...new Set(all)].filter((word) => !everybodysWords.has(word.toLowerCase()));
}

/** Whether a text has one of the secrets in it as a name would be written: whole, with a capital or as it was typed in several words. */
export function holdsSecret(text: string, secrets: readonly string[]): boolean {
  return secrets.some((secret) => {
    const capital = secret.charAt(0).toUpperCase() + secret.slice(1);
    return new RegExp(`(?<!\\p{L})${RegExp.escape(capital)}s?(?!\\p{L})`, 'u').test(text);
  });
}
