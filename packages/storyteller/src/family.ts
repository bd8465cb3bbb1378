import { pronounOfParent } from '@sagolykta/domain/called-name';
import type { ChildProfile, Pronoun } from '@sagolykta/domain/child-profile';
import type { Language } from '@sagolykta/domain/language';
import { type Breed, knownBreed, type PetKind, petKindOf } from '@sagolykta/domain/pets';
import type { Season } from '@sagolykta/domain/season';
import { knownSport, type Sport } from '@sagolykta/domain/sports';
import type { StoryElement } from '@sagolykta/domain/story-elements';
import type { Circumstances } from './condition.ts';
import type { LanguageRules, SpokenPronoun } from './language/language-rules.ts';
import { type Cast, nounFacts } from './noun.ts';
import type { Random } from './random.ts';
import type { StoryBrief } from './story-brief.ts';

export interface Person {
  readonly name: string;
  /** As the children say it: 'mormor' for 'mormor Karin'. */
  readonly short: string;
  readonly pronoun: SpokenPronoun | 'name';
}

/** Who is introduced once, and needs no introduction the evening after. */
export const introduced = ['friend', 'pet'] as const;
export type Introduced = (typeof introduced)[number];

/** Tonight's family: those who were chosen, with everything the texts may ask of them. */
export interface Family extends Circumstances {
  readonly language: Language;
  readonly rules: LanguageRules;
  readonly profile: ChildProfile;
  readonly season: Season;
  readonly people: Readonly<Record<string, Person>>;
  readonly breed: Breed | undefined;
  readonly petKind: PetKind | undefined;
  readonly sport: Sport | undefined;
  readonly elements: readonly StoryElement[];
  readonly theme: string | null;
  /** Who the wish says is missed, as the child says it: 'pappa', 'Daddy'. */
  readonly parent: string | null;
  /** The things of the wish, where a plot for their kind can be told. */
  readonly cast: Cast | undefined;
  readonly isShort: boolean;
  /** The words of every name that a guest of a plot must not bear, in lower case. */
  readonly takenNames: ReadonlySet<string>;
}

/**
 * @param concepts what the theme is about, for conditions such as 'theme.dinosaur'
 * @param known of whom it was told one of the last evenings who they are
 */
export function familyOf(
  brief: StoryBrief,
  concepts: readonly string[],
  random: Random,
  languages: Readonly<Record<string, LanguageRules>>,
  known: readonly Introduced[] = [],
): Family {
  const { profile, language, cast } = brief;
  const rules = languages[language];
  if (rules === undefined) throw new Error(`no rules for the language '${language}'`);
  const chosen = (element: StoryElement) => brief.elements.includes(element);
  const people: Record<string, Person> = { child: person(profile.name, profile.pronoun) };
  if (chosen('bestFriend') && profile.bestFriendName)
    people.friend = person(profile.bestFriendName, profile.bestFriendPronoun);
  if (chosen('pet') && profile.petName) people.pet = person(profile.petName, profile.petPronoun);
  if (chosen('grandparents')) Object.assign(people, grandparents(profile, rules, random));
  const [sibling, sibling2] = brief.siblings ?? [];
  if (sibling) people.sibling = person(sibling.name, sibling.pronoun);
  if (sibling2) people.sibling2 = person(sibling2.name, sibling2.pronoun);
  if (brief.calledName)
    people.adult = person(adultName(brief.calledName, language), pronounOfParent(brief.calledName) ?? 'name');
  const breed = people.pet && profile.petBreed ? knownBreed(profile.petBreed) : undefined;
  const petKind = people.pet && profile.petBreed ? petKindOf(profile.petBreed) : undefined;
  const sport = chosen('sport') && profile.favoriteSport ? knownSport(profile.favoriteSport) : undefined;
  const parent = parentNamed(brief.theme, language);
  const facts = new Set<string>([
    ...Object.keys(people),
    ...(['city', 'school', 'sport', 'athlete', 'music'] as const).filter(chosen),
    ...(chosen('music') && profile.favoriteSong ? ['song'] : []),
    ...(chosen('music') && profile.favoriteArtist ? ['artist'] : []),
    ...known.filter((role) => people[role]).map((role) => `${role}.known`),
    ...(petKind ? [`pet.${petKind}`] : []),
    ...(breed ? ['breed', `breed.${breed}`] : []),
    ...(sport ? [`sport.${sport}`] : []),
    ...(chosen('city') && profile.city ? [`city.${profile.city}`] : []),
    ...Object.entries(people).map(([role, one]) => `${role}.${one.pronoun}`),
    `season.${brief.season}`,
    ...(brief.isShort ? ['short'] : []),
    ...(profile.region === 'usa' ? ['us'] : []),
    ...(profile.region === 'uk' ? ['uk'] : []),
    ...(brief.theme === null ? [] : ['theme']),
    ...(parent === null ? [] : ['parent']),
    ...(parent !== null && people.adult !== undefined && !isSameParent(people.adult.name, parent)
      ? ['parent.home']
      : []),
    ...siblingNamed(brief.theme),
    ...concepts.map((concept) => `theme.${concept}`),
    ...(cast ? nounFacts('wish', cast.wish, language) : []),
    ...(cast?.other ? nounFacts('other', cast.other, language) : []),
  ]);
  return {
    language,
    rules,
    profile,
    season: brief.season,
    people,
    breed,
    petKind,
    sport,
    elements: brief.elements,
    theme: brief.theme,
    parent,
    cast,
    isShort: brief.isShort ?? false,
    age: profile.age,
    takenNames: new Set(
      [...Object.values(people).flatMap(({ name, short }) => [name, short]), ...namesAtHome(profile)].flatMap((name) =>
        name.toLowerCase().split(' '),
      ),
    ),
    has: (fact) => facts.has(fact),
  };
}

function person(name: string, pronoun: Pronoun): Person {
  return { name, short: name, pronoun };
}

/** What parents are called: whoever is 'Mum' is 'Mummy' too. */
const parents: readonly ReadonlySet<string>[] = [
  new Set(['mamma', 'mummy', 'mum', 'mommy', 'mom', 'mama']),
  new Set(['pappa', 'daddy', 'dad', 'papa']),
];

function parentNamed(theme: string | null, language: Language): string | null {
  const words = theme?.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = words.find((word) => parents.some((names) => names.has(word)));
  return said === undefined ? null : adultName(said, language);
}

const brothers = /(?<!\p{L})(?:brother|(?:lille|lill)?bror|brorsa)(?!\p{L})/iu;
const sisters = /(?<!\p{L})(?:sister|(?:lilla|lill)?syster|syrra)(?!\p{L})/iu;

/** Whom the wish speaks of; nobody where it speaks of both. */
function siblingNamed(theme: string | null): ('brother' | 'sister')[] {
  const [isBrother, isSister] = [brothers, sisters].map((words) => words.test(theme ?? ''));
  if (isBrother === isSister) return [];
  return [isBrother ? 'brother' : 'sister'];
}

function isSameParent(one: string, other: string): boolean {
  return one === other || parents.some((names) => names.has(one.toLowerCase()) && names.has(other.toLowerCase()));
}

/** 'mamma' is a word in Swedish and a name in English. */
function adultName(typed: string, language: Language): string {
  return language === 'en' ? typed.charAt(0).toUpperCase() + typed.slice(1) : typed;
}

/** With two grandparents the telling decides who of them acts and who stands by. */
function grandparents(profile: ChildProfile, rules: LanguageRules, random: Random): Record<string, Person> {
  const both: Person[] = [];
  if (profile.grandmaName) both.push(elder(rules.elder(profile.grandmaName.trim(), 'grandma'), 'she'));
  if (profile.grandpaName) both.push(elder(rules.elder(profile.grandpaName.trim(), 'grandpa'), 'he'));
  const [first, second] = random.fork('grandparents').shuffled(both);
  if (first === undefined) return {};
  if (second === undefined) return { elder: first };
  // Two who are called the same keep their whole names.
  if (first.short === second.short)
    return { elder: { ...first, short: first.name }, elder2: { ...second, short: second.name } };
  return { elder: first, elder2: second };
}

function elder(names: { full: string; short: string }, pronoun: Pronoun): Person {
  return { name: names.full, short: names.short, pronoun };
}

/** Everybody whom the family has told of, chosen tonight or not: no stranger in a story bears their name. */
function namesAtHome({ bestFriendName, petName, grandmaName, grandpaName }: ChildProfile): string[] {
  return [bestFriendName, petName, grandmaName, grandpaName].filter((name) => name !== null && name !== undefined);
}
