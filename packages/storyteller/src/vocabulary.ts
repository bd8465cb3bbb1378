import type { Family, Person } from './family.ts';
import { type NounWords, type WishRole, wishRoles } from './noun.ts';

export class UnknownToken extends Error {}

const personForms = ['he', 'him', 'his', 'himself', 'was', 'is', 'has', 'does'] as const;
export type PersonForm = (typeof personForms)[number];
const verbs: readonly PersonForm[] = ['was', 'is', 'has', 'does'];
const familyRoles = ['child', 'friend', 'pet', 'elder', 'elder2', 'adult'] as const;
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
  'age',
];
const nounFactForms = ['sound', 'does', 'did', 'cannot', 'afraid', 'home', 'feels', 'part'] as const;
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

/**
 * What a {token} of a text means tonight.
 * @throws UnknownToken for a name that no text of this plot may use, or a figure who is not there tonight.
 */
export function resolve(token: string, family: Family, guests: Readonly<Record<string, Person>>): string {
  const name = lower(token);
  if (name !== token) return capital(resolve(name, family, guests));
  const { subject, form, isGenitive } = partsOf(name);
  const person = family.people[subject] ?? guests[subject];
  if (person !== undefined) return personWords(person, form, isGenitive, family);
  return factWords(name, family) ?? nounOfWish(name, family) ?? unknown(name);
}

function unknown(token: string): never {
  throw new UnknownToken(`{${token}} means nothing here`);
}

function personWords(person: Person, form: string, isGenitive: boolean, family: Family): string {
  const name = form === 'short' ? person.short : person.name;
  if (isGenitive) return family.rules.genitive(name);
  if (form === '' || form === 'short') return name;
  const words = pronounWords(person, lower(form), family);
  return form === lower(form) ? words : capital(words);
}

function pronounWords(person: Person, form: string, family: Family): string {
  const { rules } = family;
  const verb = verbs.find((one) => one === form);
  if (verb !== undefined) return rules.verbs(person.pronoun === 'they')[verb as 'was'];
  if (person.pronoun === 'name') {
    if (form === 'he' || form === 'him') return person.short;
    if (form === 'his') return rules.genitive(person.short);
    if (form === 'himself') return family.language === 'sv' ? rules.self('it') : person.short;
    return unknown(`….${form}`);
  }
  if (form === 'himself') return rules.self(person.pronoun);
  const forms = rules.forms(person.pronoun);
  return form in forms ? forms[form as keyof typeof forms] : unknown(`….${form}`);
}

function factWords(token: string, family: Family): string | undefined {
  const { profile, rules } = family;
  const has = (fact: string) => family.has(fact);
  const sport = () => {
    if (family.sport !== undefined) return rules.sport(family.sport, profile.region);
    return rules.otherSport(profile.favoriteSport ?? '');
  };
  const breed = family.breed === undefined ? undefined : rules.breed(family.breed);
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
    'age': rules.number(family.age),
  };
  return words[token] || undefined;
}

function nounOfWish(token: string, family: Family): string | undefined {
  const [, article, role, plural, genitive, subject, form] = nounToken.exec(withLowerForm(token)) ?? [];
  const asked = wishRoles.find((one) => one === (role ?? subject));
  const words = asked === undefined ? undefined : wordsOfNoun(asked, family);
  if (words === undefined) return undefined;
  if (form !== undefined) {
    const said = form === 'him' ? (words.him ?? words.he) : words[form as keyof NounWords];
    return token.includes(`.${form}`) ? String(said) : capital(String(said));
  }
  const named =
    article === 'the' ? words[plural ? 'thePlural' : 'the'] : plural ? words.plural : words[article ? 'a' : 'bare'];
  return genitive === undefined ? named : family.rules.genitive(named);
}

function wordsOfNoun(role: WishRole, { cast, language }: Family): NounWords | undefined {
  return cast?.[role]?.words[language];
}
