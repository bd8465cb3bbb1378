import type { Family, Person } from './family.ts';
import { rulesOf } from './language/rules.ts';
import type { Score, Table } from './score.ts';

export class UnknownToken extends Error {}

/** What each {token} of a text means tonight. A table row may hold tokens of its own: it is given back as markup. */
export type Resolved = { readonly words: string } | { readonly markup: string };

const verbs = ['was', 'is', 'has', 'does'] as const;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** @throws UnknownToken for a name that no text of this arc may use, or a figure who is not there tonight. */
export function resolve(token: string, family: Family, guests: Readonly<Record<string, Person>>, arc: Score): Resolved {
  const first = token.charAt(0);
  if (first !== first.toLowerCase()) {
    const lower = resolve(first.toLowerCase() + token.slice(1), family, guests, arc);
    return 'words' in lower ? { words: capital(lower.words) } : { markup: capitalMarkup(lower.markup) };
  }
  const genitive = token.endsWith("'s");
  const [subject = '', form = ''] = (genitive ? token.slice(0, -2) : token).split('.');
  const person = family.people[subject] ?? guests[subject];
  if (person !== undefined) return { words: personWords(person, form, genitive, family) };
  const table = arc.tables?.[subject];
  if (table !== undefined) return { markup: row(table, family, subject)[form] ?? unknown(token) };
  const fact = factWords(token, family);
  if (fact === undefined) return unknown(token);
  return { words: fact };
}

function unknown(token: string): never {
  throw new UnknownToken(`{${token}} means nothing here`);
}

function capitalMarkup(markup: string): string {
  return /^[{[]/.test(markup)
    ? markup.replace(/^\{([a-z])/, (_, letter: string) => `{${letter.toUpperCase()}`)
    : capital(markup);
}

function personWords(person: Person, form: string, genitive: boolean, family: Family): string {
  const rules = rulesOf[family.language];
  const name = form === 'short' ? person.short : person.name;
  if (genitive) return rules.genitive(name);
  if (form === '' || form === 'short') return name;
  const lower = form.charAt(0).toLowerCase() + form.slice(1);
  const words = pronounWords(person, lower, family);
  return form === lower ? words : capital(words);
}

function pronounWords(person: Person, form: string, family: Family): string {
  const rules = rulesOf[family.language];
  const verb = verbs.find((one) => one === form);
  if (verb !== undefined) return rules.verbs(person.pronoun === 'they')[verb];
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

function row(table: Table, family: Family, name: string): Readonly<Record<string, string>> {
  const key = {
    breed: family.breed,
    pet: family.petKind,
    sport: family.sport,
    city: family.profile.city ?? undefined,
    season: family.season,
    region: family.profile.region,
  }[table.by];
  const found = (key === undefined ? undefined : table.rows[key]) ?? table.rows.any;
  if (found === undefined)
    throw new UnknownToken(`{${name}.…} has no row for '${key ?? 'nothing'}' and none for 'any'`);
  return found[family.language];
}

function factWords(token: string, family: Family): string | undefined {
  const { profile } = family;
  const rules = rulesOf[family.language];
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
