import type { Language } from '@sagolykta/domain/language';
import { type NounEffect, type NounKind, type NounSize, nounEffects, nounSizes } from '../noun.ts';
import { readForms } from './forms.ts';
import type { LexiconNoun, NounCore, NounForms, Pronoun } from './lexicon-noun.ts';
import { type PhraseKey, phraseFaults, phraseKeys } from './phrase-rules.ts';
import { defaultPronoun, pronounsOf } from './pronoun.ts';

/** What is wrong with a file, and where. */
export interface LexiconFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface LexiconFile {
  readonly nouns: readonly LexiconNoun[];
  readonly faults: readonly LexiconFault[];
}

/** Kinds by the beginning of a file's name: 'animals.words', 'animals-farm.words'. */
const kindsByFile: Readonly<Record<string, NounKind>> = {
  animals: 'animal',
  creatures: 'creature',
  people: 'person',
  vehicles: 'vehicle',
  machines: 'machine',
  buildings: 'building',
  places: 'place',
  sky: 'sky',
  plants: 'plant',
  food: 'food',
  garments: 'garment',
  furniture: 'furniture',
  toys: 'toy',
  things: 'thing',
  water: 'water',
  events: 'event',
};

const otherKeys = ['forms', 'us', 'also', 'joins', 'pronoun'] as const;
type Key = PhraseKey | (typeof otherKeys)[number];
const needed: readonly Key[] = ['forms', ...phraseKeys];

interface Field {
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

interface Entry {
  readonly core: NounCore;
  readonly line: number;
  readonly fields: Map<Key, Field>;
}

/**
 * Reads a file of nouns. Everything that is wrong is answered, not only the first thing; a noun with a fault is left out.
 * @param file the path as it is to be shown, ending in `<kind>.words` or `<kind>-<anything>.words`
 */
export function readLexiconFile(text: string, file: string, language: Language): LexiconFile {
  const faults: LexiconFault[] = [];
  const fault = (line: number, column: number, message: string) => faults.push({ file, line, column, message });
  const kind = kindOf(file);
  if (kind === undefined) {
    fault(1, 1, `the name of the file says no kind; it begins with one of ${Object.keys(kindsByFile).join(', ')}`);
    return { nouns: [], faults };
  }
  const nouns: LexiconNoun[] = [];
  for (const entry of entriesOf(text, kind, fault)) {
    const before = faults.length;
    const noun = nounOf(entry, language, file, fault);
    if (noun !== undefined && faults.length === before) nouns.push(noun);
  }
  return { nouns, faults };
}

type Report = (line: number, column: number, message: string) => void;

function kindOf(file: string): NounKind | undefined {
  const name = file.split('/').at(-1) ?? '';
  const [, beginning = ''] = /^([a-z]+)(?:-[a-z0-9-]+)?\.words$/.exec(name) ?? [];
  return kindsByFile[beginning];
}

function entriesOf(text: string, kind: NounKind, fault: Report): Entry[] {
  const entries: Entry[] = [];
  let entry: Entry | undefined;
  for (const [index, whole] of text.split('\n').entries()) {
    const line = index + 1;
    const content = whole.trimEnd();
    if (content === '' || content.startsWith('%')) continue;
    if (/[\t\u00a0\r]/.test(whole)) fault(line, whole.search(/[\t\u00a0\r]/) + 1, 'only plain spaces and line breaks');
    if (!content.startsWith(' ')) {
      const core = headingOf(content, kind, line, fault);
      entry = core === undefined ? undefined : { core, line, fields: new Map() };
      if (entry !== undefined) entries.push(entry);
      continue;
    }
    if (entry !== undefined) readField(content, line, entry, fault);
    else if (entries.length === 0)
      fault(line, 1, 'a line about a noun comes after its heading, such as "excavator: big, digs"');
  }
  return entries;
}

/** 't-rex (dinosaur): huge, swallows, dangerous'. */
function headingOf(content: string, kind: NounKind, line: number, fault: Report): NounCore | undefined {
  const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?: \(([a-z0-9-]+)\))?: (.+)$/.exec(content);
  if (match === null) {
    fault(
      line,
      1,
      'a heading is "id: size, effect" or "id (wider id): size, effect", the id in lower-case English with hyphens',
    );
    return undefined;
  }
  const [, id = '', wider, facts = ''] = match;
  const words = facts.split(', ');
  const size = words[0] as NounSize;
  const effect = words[1] as NounEffect;
  const flags = words.slice(2);
  const at = (word: string | undefined) => content.indexOf(word ?? '', id.length) + 1;
  if (!nounSizes.includes(size))
    fault(line, at(words[0]), `'${size}' is no size; the sizes are ${nounSizes.join(', ')}`);
  if (!nounEffects.includes(effect))
    fault(line, at(words[1]), `'${effect}' is no effect; the effects are ${nounEffects.join(', ')}`);
  for (const flag of flags.filter((word) => !['unique', 'dangerous', 'rarer'].includes(word))) {
    fault(line, at(flag), `'${flag}' is not known; what may follow the effect is unique, dangerous, rarer`);
  }
  const has = (flag: string) => flags.includes(flag);
  return {
    id,
    kind,
    size,
    effect,
    wider: wider ?? null,
    unique: has('unique'),
    dangerous: has('dangerous'),
    rarer: has('rarer'),
  };
}

function readField(content: string, line: number, entry: Entry, fault: Report): void {
  const [, indent = '', key = '', value = ''] = /^( +)([a-z]+): (\S.*)$/.exec(content) ?? [];
  const column = indent.length + key.length + 3;
  if (indent !== '  ')
    return void fault(line, 1, 'a line about a noun is two spaces, a key, a colon, a space, the fact');
  if (![...phraseKeys, ...otherKeys].includes(key as Key))
    return void fault(line, 3, `'${key}' is no key; the keys are ${[...otherKeys, ...phraseKeys].join(', ')}`);
  if (entry.fields.has(key as Key)) return void fault(line, 3, `'${key}' was said before of ${entry.core.id}`);
  if (/ {2}/.test(value)) fault(line, column + value.search(/ {2}/), 'two spaces');
  entry.fields.set(key as Key, { value, line, column });
}

function nounOf(entry: Entry, language: Language, file: string, fault: Report): LexiconNoun | undefined {
  const { core, line, fields } = entry;
  for (const key of needed) if (!fields.has(key)) fault(line, 1, `${core.id} has no '${key}'`);
  const say = (field: Field) => (message: string) => fault(field.line, field.column, message);
  const formsField = fields.get('forms');
  if (formsField === undefined) return undefined;
  const forms = readForms(formsField.value, language, say(formsField));
  if (forms === undefined) return undefined;
  const us = fields.get('us');
  if (us !== undefined && language !== 'en') say(us)('only English nouns have American forms');
  const american = us === undefined ? null : (readForms(us.value, 'en', say(us)) ?? null);
  for (const key of phraseKeys) {
    const field = fields.get(key);
    if (field !== undefined) for (const message of phraseFaults(key, field.value, language, forms)) say(field)(message);
  }
  const phrase = (key: PhraseKey) => fields.get(key)?.value ?? '';
  return {
    ...core,
    language,
    forms,
    american,
    also: listOf(fields.get('also'), say),
    joins: listOf(fields.get('joins'), say).map((join) => join.replace(/-$/, '')),
    pronoun: pronounIn(entry, forms, language, fault),
    does: phrase('does'),
    did: phrase('did'),
    cannot: phrase('cannot'),
    afraid: phrase('afraid'),
    home: phrase('home'),
    sound: phrase('sound'),
    feels: phrase('feels'),
    part: phrase('part'),
    file,
    line,
  };
}

type Say = (field: Field) => (message: string) => void;

function listOf(field: Field | undefined, say: Say): string[] {
  if (field === undefined) return [];
  const words = field.value.split(',').map((word) => word.trim());
  if (words.includes('')) say(field)('a comma with no word beside it');
  if (new Set(words).size < words.length) say(field)('the same word twice');
  return words;
}

/** Animals and things are den, det, it; a person is somebody. */
function pronounIn(entry: Entry, forms: NounForms, language: Language, fault: Report): Pronoun {
  const known = pronounsOf[language];
  const field = entry.fields.get('pronoun');
  const pronoun = known.find((one) => one === field?.value);
  if (field === undefined && entry.core.kind === 'person') {
    fault(entry.line, 1, `a person needs a pronoun: one of ${known.join(', ')}`);
  }
  if (field !== undefined && pronoun === undefined) {
    fault(field.line, field.column, `'${field.value}' is no pronoun; one of ${known.join(', ')}`);
  }
  return pronoun ?? defaultPronoun(forms, language);
}
