import { onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { type Breed, knownBreed, petKindOf } from '@sagolykta/domain/pets';
import { knownSport } from '@sagolykta/domain/sports';
import type { StoryBrief } from '@sagolykta/storyteller';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import { findConcepts } from '@sagolykta/storyteller/theme';
import { type FamilyWord, familyWordsOf, secretsIn } from './family-words.ts';
import { type StandInRole, standInFor, standInRoles } from './stand-in-names.ts';

export interface StandIn {
  readonly role: StandInRole;
  readonly name: string;
  /** What comes back in its place, as the family typed it. */
  readonly whole: string;
}

/** A family's wish as it may be told to a stranger. */
export interface DisguisedBrief {
  readonly brief: StoryBrief;
  readonly standIns: readonly StandIn[];
  /** What must be found in nothing that is sent. */
  readonly secrets: readonly string[];
}

/** The same wish with made-up words for everything that is this family's own. */
export function disguise(brief: StoryBrief): DisguisedBrief {
  const words = familyWordsOf(brief);
  const secrets = secretsIn(words);
  const theme = brief.theme?.normalize('NFC') ?? '';
  const standIns: StandIn[] = words.map(({ role, whole }) => ({ role, whole, name: standInFor(role, allIn(words)) }));
  const nameOf = (role: StandInRole) => standIns.find((standIn) => standIn.role === role)?.name ?? null;
  const hidden = (text: string) => {
    const inTheirPlace = hideWords(withoutNumbersAndAddresses(text), words, nameOf);
    return hideOtherNames(inTheirPlace, standIns, { language: brief.language, words });
  };
  const { profile } = brief;
  const disguised: StoryBrief = {
    language: brief.language,
    season: brief.season,
    elements: brief.elements,
    calledName: nameOf('adult'),
    theme: brief.theme === null ? null : hidden(theme),
    // Words are understood here; what they come to is sent, and never who told it.
    ...(brief.familyWords && { familyWords: brief.familyWords }),
    avoid: brief.avoid.map((thing) => hidden(thing.normalize('NFC'))),
    profile: {
      // What is told of a child and not named here is not sent.
      ...onlyNameAndAge,
      name: nameOf('child') ?? '',
      age: profile.age,
      pronoun: profile.pronoun,
      city: nameOf('city'),
      region: profile.region,
      school: nameOf('school'),
      bestFriendName: nameOf('friend'),
      bestFriendPronoun: profile.bestFriendPronoun,
      petName: nameOf('pet'),
      // The lists of breeds and sports are everybody's; what was typed beside them is not.
      petBreed: profile.petBreed !== null && knownBreed(profile.petBreed) ? profile.petBreed : nameOf('breed'),
      petPronoun: profile.petPronoun,
      grandmaName: nameOf('grandma'),
      grandpaName: nameOf('grandpa'),
      favoriteSport:
        profile.favoriteSport !== null && knownSport(profile.favoriteSport) ? profile.favoriteSport : nameOf('sport'),
      favoriteAthlete: nameOf('athlete'),
      favoriteArtist: nameOf('artist'),
      favoriteSong: nameOf('song'),
    },
  };
  return { brief: disguised, standIns, secrets };
}

function allIn(words: readonly FamilyWord[]): string[] {
  return words.flatMap(({ whole, parts }) => [whole, ...parts]);
}

/** Telephone numbers, mail and web addresses, which no story needs. */
function withoutNumbersAndAddresses(text: string): string {
  return text.replace(/\S+@\S+|(?:https?:\/\/|www\.)\S+|\+?\d[\d\s-]{4,}\d/gu, ' ').replace(/\s+/g, ' ');
}

const shortName = 4;

/** 'Elsas drake' becomes 'Tovlins drake', and 'Lundresan' the journey of the city's stand-in: the longest words first. */
function hideWords(text: string, words: readonly FamilyWord[], nameOf: (role: StandInRole) => string | null): string {
  const all = words
    .flatMap(({ role, whole, parts }) => [whole, ...parts].map((word) => ({ role, word })))
    .sort((one, other) => other.word.length - one.word.length);
  return all.reduce((hidden, { role, word }) => {
    // A short name hides in too many words to be looked for inside them.
    const pattern = word.length < shortName ? `(?<!\\p{L})${RegExp.escape(word)}(?=s?(?!\\p{L}))` : RegExp.escape(word);
    return hidden.replace(new RegExp(pattern, 'giu'), nameOf(role) ?? '');
  }, text);
}

const otherRoles = standInRoles.filter((role) => role.startsWith('other'));

/** A capital in the middle of a theme is somebody's name, or some place's: it is hidden too, though we do not know whose. */
function hideOtherNames(
  text: string,
  standIns: StandIn[],
  { language, words }: { language: StoryBrief['language']; words: readonly FamilyWord[] },
): string {
  return text.replace(/(?<=[\p{L}\p{N},&]\s+)\p{Lu}[\p{L}-]+/gu, (name) => {
    const isOurs = standIns.some((standIn) => name.toLowerCase().startsWith(standIn.name.toLowerCase()));
    if (isOurs || findConcepts(name, language).length > 0) return name;
    const known = standIns.find((standIn) => standIn.whole === name && standIn.role.startsWith('other'));
    if (known !== undefined) return known.name;
    const taken = standIns.filter((standIn) => standIn.role.startsWith('other')).length;
    const role = otherRoles[taken];
    if (role === undefined) return '';
    const standIn = { role, whole: name, name: standInFor(role, allIn(words)) };
    standIns.push(standIn);
    return standIn.name;
  });
}

const kinds = {
  sv: { dog: ['hund', 'en hund', 'hunden'], cat: ['katt', 'en katt', 'katten'] },
  en: { dog: ['dog', 'a dog', 'the dog'], cat: ['cat', 'a cat', 'the cat'] },
} as const;

/** In a plot that is to be sent, a known breed becomes the dog or the cat that it is. */
export function withoutBreed(text: string, { profile, language }: StoryBrief): string {
  const breed: Breed | undefined = profile.petBreed === null ? undefined : knownBreed(profile.petBreed);
  const kind = petKindOf(profile.petBreed ?? '');
  if (breed === undefined || kind === 'other') return text;
  const [plain, indefinite, definite] = kinds[language][kind];
  const noun = rulesOf[language].breed(breed);
  return text
    .replace(new RegExp(RegExp.escape(noun.definite), 'giu'), definite)
    .replace(new RegExp(RegExp.escape(noun.indefinite), 'giu'), indefinite)
    .replace(new RegExp(RegExp.escape(noun.plain), 'giu'), plain)
    .replace(new RegExp(RegExp.escape(breed), 'giu'), plain);
}
