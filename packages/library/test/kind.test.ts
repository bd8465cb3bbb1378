import { fileURLToPath } from 'node:url';
import { NoStory, type StoryBrief, tell } from '@sagolykta/storyteller';
import type { Noun } from '@sagolykta/storyteller/noun';
import { describe, expect, test } from 'vitest';
import { sampleFamily } from '../cli/families.ts';
import { castableNouns } from '../src/lexicon-nouns.ts';
import { openLibrary } from '../src/open-library.ts';

const library = openLibrary(fileURLToPath(new URL('kind-library', import.meta.url)));
const digger: Noun = {
  id: 'digger',
  kind: 'machine',
  size: 'huge',
  effect: 'digs',
  words: {
    sv: {
      bare: 'grävmaskin',
      a: 'en grävmaskin',
      the: 'grävmaskinen',
      plural: 'grävmaskiner',
      thePlural: 'grävmaskinerna',
      he: 'den',
      his: 'dess',
      sound: 'Brum',
      does: 'gräva djupa hål',
      did: 'grävde djupa hål',
      cannot: 'gå på tå',
      afraid: 'djup lera',
      home: 'på bygget',
      feels: 'kall och slät',
      part: 'skopan',
    },
  },
};
const sea: Noun = {
  ...digger,
  id: 'sea',
  kind: 'water',
  words: { sv: { ...(digger.words.sv as NonNullable<Noun['words'][string]>), the: 'havet', ett: true } },
};
const brief = (changes: Partial<StoryBrief> = {}): StoryBrief => ({
  language: 'sv',
  profile: sampleFamily,
  elements: [],
  theme: 'en grävmaskin som är rädd för havet',
  calledName: null,
  season: 'autumn',
  avoid: [],
  cast: { wish: digger, relation: 'afraid-of', other: sea },
  ...changes,
});

test('a plot for a kind is told about the thing of the wish, by what it is and does', () => {
  const { title, content } = tell(brief(), [], '1', library);
  expect(['En grävmaskin i hallen', 'Den som var rädd för havet']).toContain(title);
  expect(content).toBe(
    [
      'I hallen stod en grävmaskin. ”Brum”, sa grävmaskinen. Sixten tog ett steg bakåt. Det var grannens hund.',
      'Grävmaskinen grävde djupa hål.',
      'Grävmaskinen kunde gräva djupa hål men inte gå på tå. Den kom på bygget ifrån. Grävmaskinens skopan var kall och slät. Den var rädd för djup lera och mest för havet. Den grävde. Den var stor.',
    ].join('\n\n'),
  );
});

test('another thing of the kind is told its own way', () => {
  const words = { sv: { ...digger.words.sv, the: 'skåpet', a: 'ett skåp', ett: true } } as Noun['words'];
  const cupboard: Noun = { ...digger, id: 'cupboard', size: 'big', words };
  const { content } = tell(brief({ cast: { wish: cupboard, relation: 'afraid-of', other: sea } }), [], '1', library);
  expect(content).toContain('Skåpet brummade.');
  expect(content).toContain('Det var rädd för');
  expect(content).not.toContain('Den var stor.');
});

describe('it is not told', () => {
  test.each([
    ['without a cast', {}],
    [
      'of another kind',
      { cast: { wish: { ...digger, kind: 'food' as const }, relation: 'afraid-of' as const, other: sea } },
    ],
    [
      'of another effect',
      { cast: { wish: { ...digger, effect: 'sings' as const }, relation: 'afraid-of' as const, other: sea } },
    ],
    ['in another relation', { cast: { wish: digger, relation: 'in-love-with' as const, other: sea } }],
    ['without the other', { cast: { wish: digger, relation: 'afraid-of' as const } }],
  ])('%s', (_, changes) => {
    const { cast, ...rest } = brief();
    expect(() => tell({ ...rest, ...changes }, [], '1', library)).toThrow(NoStory);
    expect(cast).toBeDefined();
  });
});

test('a guest named like a role stands in, and is drawn as what it is; the real one is preferred', () => {
  const own = tell(brief({ elements: ['pet'] }), [], '1', library);
  expect(own.content).toContain('Bosse tog ett steg bakåt. Det var Almas egen hund.');
  const [picture] = tell(brief(), [], '1', library).pictures;
  expect(picture?.alt).toContain('Alma tittar på');
  expect(picture?.alt).toContain('Sixten');
  expect(picture?.alt).toMatch(/En grävmaskin i en dörr$/);
  expect(picture?.scene.enacts?.figures.map(({ who, to }) => [who, to])).toEqual([
    ['child', 'digger'],
    ['dog', undefined],
    ['digger', undefined],
  ]);
});

test('every noun of the lexicon can be cast in both languages', () => {
  const nouns = castableNouns();
  expect(nouns.length).toBeGreaterThan(40);
  for (const { id, words } of nouns) {
    expect([id, Object.keys(words)]).toEqual([id, ['sv', 'en']]);
    for (const said of Object.values(words)) for (const word of Object.values(said)) expect(word).not.toBe('');
  }
});
