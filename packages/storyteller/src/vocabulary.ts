import type { Family, Person } from './family.ts';
import { type NounWords, type WishRole, wishRoles } from './noun.ts';
import type { Discourse, Naming } from './who-is-meant.ts';

export class UnknownToken extends Error {}

const personForms = ['he', 'him', 'his', 'himself', 'was', 'is', 'has', 'does'] as const;
export type PersonForm = (typeof personForms)[number];
const verbs: readonly PersonForm[] = ['was', 'is', 'has', 'does'];
const familyRoles = ['child', 'friend', 'pet', 'elder', 'elder2', 'adult', 'sibling', 'sibling2'] as const;
const facts = [
  'city',
  'in city',
  'school',
  'at school',
  'breed',
  'a breed',
  'the breed',
  'sport',
  'play sport',
  'sport.thing',
  'athlete',
  'song',
  'artist',
  'music',
  'theme',
  'parent',
  'age',
];
const nounFactForms = [
  'sound',
  'does',
  'did',
  'cannot',
  'wants',
  'is',
  'there',
  'afraid',
  'home',
  'feels',
  'part',
] as const;
const nounToken = new RegExp(
  `^(?:(?:(an?|the) )?(wish|other)(es|s)?('s)?|(wish|other)\\.(he|him|his|${nounFactForms.join('|')}))$`,
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A {token} taken apart. */
interface TokenParts {
  /** 'child' of "{child's}" and of '{child.he}'. */
  readonly subject: string;
  readonly form: string;
  readonly isGenitive: boolean;
}

function partsOf(token: string): TokenParts {
  const isGenitive = token.endsWith("'s");
  const [subject = '', form = ''] = (isGenitive ? token.slice(0, -2) : token).split('.');
  return { subject, form, isGenitive };
}

/** Whether an author may write this {token}. @param guests keys of the plot's own figures */
export function isToken(token: string, guests: readonly string[]): boolean {
  const name = lower(token);
  const { subject, form, isGenitive } = partsOf(name);
  if ([...familyRoles, ...guests].includes(subject)) {
    if (form === '' || form === 'short') return true;
    return !isGenitive && personForms.some((known) => known === lower(form));
  }
  return facts.includes(name) || nounToken.test(withLowerForm(name));
}

/** '{wish.Sound}' is '{wish.sound}' with a capital. */
function withLowerForm(token: string): string {
  return token.replace(/\.(\p{Lu})/u, (_, letter: string) => `.${letter.toLowerCase()}`);
}

/** Those a text can speak of tonight, and what has been said of them. */
export interface Company {
  readonly family: Family;
  readonly guests: Readonly<Record<string, Person>>;
  readonly discourse: Discourse;
}

/**
 * What a {token} of a text means tonight.
 * @throws UnknownToken for a name that no text of this plot may use, or a figure who is not there tonight.
 */
export function resolve(token: string, company: Company): string {
  const name = lower(token);
  if (name !== token) return capital(resolve(name, company));
  const { family, guests } = company;
  const { subject, form, isGenitive } = partsOf(name);
  const person = family.people[subject] ?? guests[subject];
  if (person !== undefined) return personWords({ key: subject, person }, form, isGenitive, company);
  const fact = factWords(name, family);
  return fact ?? nounOfWish(name, company) ?? unknown(name);
}

function unknown(token: string): never {
  throw new UnknownToken(`{${token}} means nothing here`);
}

interface Figure {
  readonly key: string;
  readonly person: Person;
}

function personWords(figure: Figure, form: string, isGenitive: boolean, company: Company): string {
  const { key, person } = figure;
  const { family, discourse } = company;
  const name = form === 'short' ? person.short : person.name;
  if (form !== '' && form !== 'short') {
    const words = pronounWords(figure, lower(form), company);
    return form === lower(form) ? words : capital(words);
  }
  discourse.name({ key, pronoun: heardPronoun(person, family) }, isGenitive);
  return isGenitive ? family.rules.genitive(name) : name;
}

/** Two are confused by what is heard: 'den' and 'det' are not, 'she' and 'she' are. */
function heardPronoun({ pronoun }: Person, { rules }: Family): string | undefined {
  return pronoun === 'name' ? undefined : rules.forms(pronoun).he;
}

function pronounWords({ key, person }: Figure, form: string, { family, discourse }: Company): string {
  const { rules } = family;
  const { pronoun } = person;
  const verb = verbs.find((one) => one === form);
  if (verb !== undefined) {
    const isPlural = pronoun === 'they' && discourse.lastNaming(key) === 'pronoun';
    return rules.verbs(isPlural)[verb as 'was'];
  }
  if (form === 'himself') {
    if (pronoun !== 'name') return rules.self(pronoun);
    return family.language === 'sv' || key === 'pet' ? rules.self('it') : person.short;
  }
  if (form !== 'he' && form !== 'him' && form !== 'his') return unknown(`${key}.${form}`);
  const naming = discourse.refer({ key, pronoun: heardPronoun(person, family) }, form === 'him' ? 'object' : 'free');
  if (naming === 'pronoun' && pronoun !== 'name') return rules.forms(pronoun)[form];
  return form === 'his' ? rules.genitive(person.short) : person.short;
}

function factWords(token: string, family: Family): string | undefined {
  const { profile, rules } = family;
  const has = (fact: string) => family.has(fact);
  const sport = () => {
    if (family.sport !== undefined) return rules.sport(family.sport, profile.region);
    return rules.otherSport(profile.favoriteSport ?? '');
  };
  const kind = family.breed ?? (family.petKind === 'other' ? undefined : family.petKind);
  const breed = kind === undefined ? undefined : rules.breed(kind);
  const quotedSong = profile.favoriteSong ? rules.quoted(profile.favoriteSong) : undefined;
  const words: Record<string, string | null | undefined | false> = {
    'city': has('city') && profile.city,
    'in city': has('city') && profile.city && rules.inPlace(profile.city),
    'school': has('school') && profile.school,
    'at school': has('school') && profile.school && rules.atSchool(profile.school),
    'breed': breed?.plain,
    'a breed': breed?.indefinite,
    'the breed': breed?.definite,
    'sport': has('sport') && sport().name,
    'play sport': has('sport') && sport().play,
    'sport.thing': has('sport') && sport().thing,
    'athlete': has('athlete') && profile.favoriteAthlete,
    'song': has('song') && quotedSong,
    'artist': has('artist') && profile.favoriteArtist,
    'music':
      has('music') && (quotedSong ?? (profile.favoriteArtist ? rules.somethingBy(profile.favoriteArtist) : undefined)),
    'theme': family.theme,
    'parent': family.parent,
    'age': rules.number(family.age),
  };
  return words[token] || undefined;
}

function nounOfWish(token: string, { family, discourse }: Company): string | undefined {
  const [, article, role, plural, genitive, subject, form] = nounToken.exec(withLowerForm(token)) ?? [];
  const key = wishRoles.find((one) => one === (role ?? subject));
  const words = key === undefined ? undefined : wordsOfNoun(key, family);
  if (key === undefined || words === undefined) return undefined;
  const who = { key, pronoun: words.he };
  if (form === undefined) {
    if (plural === undefined) discourse.name(who, genitive !== undefined);
    const named = nounForm(words, article, plural !== undefined);
    return genitive === undefined ? named : family.rules.genitive(named);
  }
  const said = nounFact(words, form, () => discourse.refer(who, form === 'him' ? 'object' : 'free'), family);
  return token.includes(`.${form}`) ? said : capital(said);
}

function nounForm(words: NounWords, article: string | undefined, isPlural: boolean): string {
  if (article === 'the') return isPlural ? words.thePlural : words.the;
  if (isPlural) return words.plural;
  return article === undefined ? words.bare : words.a;
}

/** A pronoun or, where it could be something else, the noun itself; or a fact of the lexicon. */
function nounFact(words: NounWords, form: string, refer: () => Naming, { rules }: Family): string {
  // Who has not said what it wants would like to what it cannot.
  if (form === 'wants') return words.wants ?? words.cannot;
  if (form !== 'he' && form !== 'him' && form !== 'his') return String(words[form as (typeof nounFactForms)[number]]);
  if (refer() === 'name') return form === 'his' ? rules.genitive(words.the) : words.the;
  return form === 'him' ? (words.him ?? words.he) : words[form];
}

function wordsOfNoun(role: WishRole, { cast, language }: Family): NounWords | undefined {
  return cast?.[role]?.words[language];
}
