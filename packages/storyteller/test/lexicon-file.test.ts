import { expect, test } from 'vitest';
import { checkLexicon } from '../src/understand/lexicon-check.ts';
import { readLexiconFile } from '../src/understand/lexicon-file.ts';

const lighthouse = `lighthouse: huge, shines
  forms: en fyr, fyren, fyrar, fyrarna
  joins: fyr-
  does: lysa ända bort till båtarna
  did: lyste ända bort till båtarna
  cannot: gå in när det regnar
  afraid: vågor
  home: på den yttersta klippan
  sound: Tuuut
  feels: kall och våt
  part: den stora lampan
`;

const readSwedish = (text: string) => readLexiconFile(text, 'sv/buildings.words', 'sv');

test('a noun is read with its forms and its facts', () => {
  const { nouns, faults } = readSwedish(lighthouse);
  expect(faults).toEqual([]);
  expect(nouns[0]).toMatchObject({
    id: 'lighthouse',
    kind: 'building',
    size: 'huge',
    effect: 'shines',
    forms: {
      counting: 'countable',
      neuter: false,
      article: 'en',
      indefinite: 'fyr',
      definite: 'fyren',
      plural: 'fyrar',
    },
    joins: ['fyr'],
    pronoun: 'den',
    part: 'den stora lampan',
    line: 1,
  });
});

test.each([
  ['an unknown effect', lighthouse.replace('shines', 'glows'), 1, 19, "'glows' is no effect"],
  ['a missing fact', lighthouse.replace('  sound: Tuuut\n', ''), 1, 1, "lighthouse has no 'sound'"],
  ['an unknown key', lighthouse.replace('  part:', '  parts:'), 11, 3, "'parts' is no key"],
  ['a fact said twice', `${lighthouse}  sound: Tut\n`, 12, 3, "'sound' was said before"],
  ['a form too few', lighthouse.replace(', fyrarna', ''), 2, 10, '4 forms are wanted'],
  [
    'an adjective that does not agree',
    lighthouse.replace('kall och våt', 'kallt och våt'),
    10,
    10,
    "'kallt' does not agree",
  ],
  ['a place without a preposition', lighthouse.replace('på den', 'den'), 8, 9, 'begins with a preposition'],
  ['a full stop', lighthouse.replace('vågor', 'vågor.'), 7, 11, 'no full stop'],
  [
    'a fact too long for a breath',
    lighthouse.replace('vågor', 'vågor '.repeat(9).trim()),
    7,
    11,
    'to be said in one breath',
  ],
])('%s is told with its line and column', (_what, text, line, column, message) => {
  const { faults } = readSwedish(text);
  expect(faults).toContainEqual({
    file: 'sv/buildings.words',
    line,
    column,
    message: expect.stringContaining(message),
  });
});

test('what is not counted, and what comes in pairs, has its own forms', () => {
  const forms = (line: string, language: 'sv' | 'en') =>
    readLexiconFile(lighthouse.replace(/forms: .*/, `forms: ${line}`), 'x/sky.words', language).nouns[0]?.forms;
  expect(forms('(en) snö, snön', 'sv')).toMatchObject({ counting: 'mass', article: 'en', plural: null });
  expect(forms('ett par glasögon, glasögonen', 'sv')).toMatchObject({ counting: 'pair', indefinite: 'glasögon' });
});

test('English says an excavator, an hour and a unicorn', () => {
  const faultsOf = (forms: string) =>
    readLexiconFile(lighthouse.replace(/forms: .*/, `forms: ${forms}`), 'en/things.words', 'en').faults.map(
      ({ message }) => message,
    );
  expect(faultsOf('a excavator, excavators')).toContain("'a excavator' is said with 'an'");
  expect(faultsOf('an unicorn, unicorns')).toContain("'an unicorn' is said with 'a'");
  expect(faultsOf('an hour, hours').filter((message) => message.includes('is said with'))).toEqual([]);
});

test('two languages that disagree, an id used twice and a word that two nouns claim are faults', () => {
  const [one] = readSwedish(lighthouse).nouns;
  if (one === undefined) throw new Error('no noun');
  const messages = (...nouns: Parameters<typeof checkLexicon>[0]) => checkLexicon(nouns).map(({ message }) => message);
  expect(messages(one, one)).toContainEqual(expect.stringContaining('written twice'));
  expect(messages(one, { ...one, language: 'en', effect: 'sings' })).toContainEqual(
    expect.stringContaining("the effect of lighthouse is 'sings'"),
  );
  expect(messages(one, { ...one, id: 'fire' })).toContainEqual(expect.stringContaining("'fyr' is lighthouse as well"));
  expect(messages(one, { ...one, id: 'fire', rarer: true })).toEqual([]);
  expect(messages({ ...one, wider: 'tower' })).toContainEqual(expect.stringContaining("the wider noun 'tower'"));
});
