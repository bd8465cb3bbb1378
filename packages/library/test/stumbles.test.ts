import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import type { Plot } from '@sagolykta/storyteller/plot';
import type { Score } from '@sagolykta/storyteller/score';
import { describe, expect, test } from 'vitest';
import { heardFaults } from '../lint/by-ear.ts';
import { registerFaults } from '../lint/register.ts';
import { sentenceFaults } from '../lint/sentences.ts';
import { structureFaults } from '../lint/structure.ts';
import { fewTellingsOf } from '../lint/tellings.ts';
import { ticFaults } from '../lint/tics.ts';
import { faultLine } from '../src/fault.ts';
import { openLibrary, type ShelvedPlot } from '../src/open-library.ts';
import { readWords } from '../src/read-words.ts';

const small = openLibrary(fileURLToPath(new URL('kind-library', import.meta.url)));
const score: Score = {
  ...(small.plots[0]?.score as Score),
  id: 'case',
  beats: [{ id: 'one', part: 'open', at: '', with: [] }],
  pictures: [],
};
const { wish: _, ...unwished } = score;

/** A plot of one beat, as it would stand on the shelf. */
function shelved(texts: { readonly sv?: string; readonly en?: string }): ShelvedPlot {
  const read = Object.entries(texts).map(([language, text]) => {
    const source = `title: A\ntitle: B\n\n# one\n${text}`;
    return [language, readWords(`${language}.story`, source, unwished, rulesOf[language as 'sv'])] as const;
  });
  const plot: Plot = {
    score: unwished,
    words: Object.fromEntries(read.map(([language, { words }]) => [language, words])),
  };
  const files = Object.fromEntries(read.map(([language, { file }]) => [language, file]));
  return { plot, scoreFile: 'score.ts', files, faults: [] };
}

describe('words that are not everybody’s', () => {
  test.each([
    ['She took her flashlight.', ['en.story:5:14']],
    ['She took her torch.', ['en.story:5:14']],
    ['She took her [us: flashlight | torch].', []],
    ['She took her [us: torch | flashlight].', ['en.story:5:19', 'en.story:5:27']],
    ['She took her [!us: torch | flashlight].', []],
    ['The gray sea.', ['en.story:5:5']],
    ['The grey sea, towards the harbour.', []],
    ['[uk: Her torch] lit.', []],
  ])('%s', (text, places) => {
    const found = registerFaults(shelved({ en: text })).map(faultLine);
    expect(found.map((line) => line.split(': ')[0])).toEqual(places);
  });
});

describe('what would be seen and read aloud', () => {
  test.each([
    ['Pfft, went the ball.', []],
    ['*Pfft*, went the ball.', ['en.story:5:1', 'en.story:5:6']],
    ['_Pfft_, went the ball.', ['en.story:5:1', 'en.story:5:6']],
  ])('%s', (text, places) => {
    const found = structureFaults(shelved({ en: text })).map(faultLine);
    expect(found.filter((line) => line.includes('emphasis')).map((line) => line.split(': ')[0])).toEqual(places);
  });
});

describe('sentence by sentence', () => {
  test.each([
    ['sv', '– Hej, sa {child}.', 'sv.story:5:1: speech is marked ”…”, not «–»'],
    ['sv', 'Då sa hon: “Hej”.', 'sv.story:5:12: speech is marked ”…”, not «“»'],
    ['en', 'Then ”Hello” came.', 'en.story:5:6: speech is marked “…”, not «”»'],
    ['en', 'It was decided at\nonce.', 'en.story:5:1: who does it? «It was decided»'],
    ['en', 'Then an arm came out.', 'en.story:5:6: who does it? «an arm came»'],
    ['sv', 'En hand kom fram.', 'sv.story:5:1: who does it? «En hand kom»'],
  ])('%s: %s', (language, text, expected) => {
    expect(sentenceFaults(shelved({ [language]: text })).map(faultLine)).toEqual([expected]);
  });

  test('speech as it is marked, and somebody who does it, is no fault', () => {
    const good = shelved({ sv: '”Hej, ’du’”, sa hon – och gick.', en: '“It’s ‘mine’,” she said – and took her hand.' });
    expect(sentenceFaults(good)).toEqual([]);
  });
});

test('a tic is allowed in three plots, once in each', () => {
  const one = shelved({ sv: 'Det blev alldeles tyst.', en: 'Her ears went red.' });
  const twice = shelved({ sv: 'Det blev tyst. Och sedan blev det tyst.' });
  expect(ticFaults([one, one, one])).toEqual([]);
  expect(ticFaults([one, one, one, one]).map(faultLine)).toEqual([
    'sv.story:5:1: a tic, a hush before the insight: «Det blev alldeles tyst»',
    'en.story:5:5: a tic, red ears: «ears went red»',
  ]);
  expect(ticFaults([twice]).map(faultLine)).toEqual([
    'sv.story:5:26: a tic, a hush before the insight: «blev det tyst»',
  ]);
});

describe('by ear', () => {
  const heard = (texts: { readonly sv?: string; readonly en?: string }) =>
    new Set(
      [...fewTellingsOf(shelved(texts).plot)].flatMap(({ family, performance }) =>
        [...heardFaults(performance, family)].map(({ message }) => message.replace(/\d+|: .*/g, '').trim()),
      ),
    );
  const filler = 'Hon gick länge och tänkte på allt som hade hänt och på hur det skulle gå till slut. '.repeat(8);

  test('a beginning that says who, where and what is wrong is heard through', () => {
    expect(heard({ sv: `{child} satt i köket. Bollen var borta. ${filler}` })).toEqual(new Set());
  });

  test.each([
    ['a beginning without a name', `Någon satt i köket. Bollen var borta. ${filler}`, 'who it is about'],
    [
      'a beginning without a place',
      `{child} gäspade. Bollen var borta. ${'Hon gick länge. '.repeat(60)}`,
      'where it is',
    ],
    ['a beginning without trouble', `{child} satt i köket. ${filler}`, 'what is wrong'],
  ])('%s', (_what, text, lacking) => {
    expect([...heard({ sv: text })].join()).toContain(`words do not say ${lacking}`);
  });

  test('names and new things that lie too thick', () => {
    const names = `{child} satt i köket. Bollen var borta. ${'{child} letade hela dagen överallt. '.repeat(20)}`;
    expect([...heard({ sv: names })].join()).toContain('the child is named every');
    const things = `{child} satt i köket utan boll. Där fanns en stol, ett bord, en katt, en apa, en hatt och en sked. ${filler.slice(0, 200)}`;
    expect([...heard({ sv: things })].join()).toContain('something new every');
  });

  test('sentences on their heads, more than one a page', () => {
    const upside =
      '{child} sat in the kitchen without a ball. Up went the kite. Down fell the rain. Between them swung the bag.';
    expect([...heard({ en: upside })].filter((message) => message.startsWith('one sentence on its head'))).toHaveLength(
      1,
    );
    expect([...heard({ en: '{child} sat in the kitchen without a ball. Up went the kite.' })].join()).not.toContain(
      'head',
    );
  });

  test('stories that parents chose pass', () => {
    const told = readFileSync(fileURLToPath(new URL('chosen-by-parents.txt', import.meta.url)), 'utf8');
    expect(heard({ sv: told })).toEqual(new Set());
  });
});
