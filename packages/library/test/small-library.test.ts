import { fileURLToPath } from 'node:url';
import type { Language } from '@sagolykta/domain/language';
import { type Library, NoStory, type StoryBrief, type StoryTrace, tell } from '@sagolykta/storyteller';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import type { PlotWords } from '@sagolykta/storyteller/plot';
import type { Score } from '@sagolykta/storyteller/score';
import { expect, test } from 'vitest';
import { sampleFamily } from '../cli/families.ts';
import { openLibrary } from '../src/open-library.ts';
import { ownLexicon } from '../src/own-lexicon.ts';
import { norwegian } from './support/norwegian.ts';

const folder = fileURLToPath(new URL('small-library', import.meta.url));
const library = openLibrary(folder, { ...rulesOf, nb: norwegian });
const brief = (changes: Partial<StoryBrief> = {}): StoryBrief => ({
  language: 'sv',
  profile: sampleFamily,
  elements: [],
  theme: null,
  calledName: null,
  season: 'autumn',
  avoid: [],
  ...changes,
});
/** No interface speaks it, so no brief of ours can ask for it yet. */
const nb = 'nb' as Language;

test('the storyteller tells what the library it is given holds, and nothing else', () => {
  expect(library.plots.map(({ score }) => score.id)).toEqual(['the-left-sock', 'the-quiet-drum']);
  for (const seed of ['1', '2', '3', '4']) {
    expect(tell(brief({ elements: ['bestFriend'] }), [], seed, library).arc).toBe('the-quiet-drum');
    expect(tell(brief(), [], seed, library).arc).toBe('the-left-sock');
  }
  expect(tell(brief(), [], '1', library).content).toBe(
    'Alma hittade en strumpa i hallen. Den luktade ingenting. Ingen visste vems den var.\n\nStrumpan hoppade ett trappsteg.\n\nUnder sängen låg den andra. Nu var de två, och Alma drog på sig dem.',
  );
});

test('what the family leaves out is named in no story, though its plot does not say that it is there', () => {
  const friend = brief({ elements: ['bestFriend'] });
  for (const seed of ['1', '2', '3', '4'])
    expect(tell({ ...friend, avoid: ['trummor'] }, [], seed, library).arc).toBe('the-left-sock');
  expect(() => tell(brief({ avoid: ['strumpor'] }), [], '1', library)).toThrow(NoStory);
});

test('what only tonight’s wish refuses is told all the same where nothing else can be', () => {
  expect(tell(brief({ theme: 'utan strumpor' }), [], '1', library).arc).toBe('the-left-sock');
});

test('a third language is a file beside the others', () => {
  const { content, title, readingTime } = tell(brief({ language: nb, elements: ['pet'] }), [], '1', library);
  expect(content).toBe(
    'Alma fant en sokk i gangen. Bosse luktet på den. Hunden visste hvem den tilhørte.\n\nSokken hoppet opp et trinn.\n\nUnder sengen lå den andre. Nå var de to, og Alma dro dem på seg i Almas egen seng.',
  );
  expect(['Sokken som hoppet', 'En sokk for lite']).toContain(title);
  expect(readingTime).toBe(1);
});

test('a plot is offered only in the languages whose file it has', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6'])
    expect(tell(brief({ language: nb, elements: ['bestFriend'] }), [], seed, library).arc).toBe('the-left-sock');
  const drum = { ...library, plots: library.plots.filter(({ score }) => score.id === 'the-quiet-drum') };
  expect(() => tell(brief({ language: nb, elements: ['bestFriend'] }), [], '1', drum)).toThrow(NoStory);
});

test('a short story leaves out what may be left out', () => {
  const whole = tell(brief({ isShort: false }), [], '1', library);
  const short = tell(brief({ isShort: true }), [], '1', library);
  expect(whole.content).toContain('hoppade ett trappsteg');
  expect(short.content).toBe(whole.content.replace('Strumpan hoppade ett trappsteg.\n\n', ''));
});

/** The same plot under another name, with other guests or another score, beside the one that it is a copy of. */
function besideItself(copied: { readonly guests?: PlotWords['guests']; readonly score?: Partial<Score> }): Library {
  const socks = library.plots.filter(({ score }) => score.id === 'the-left-sock');
  const copies = socks.map(({ score, words }) => {
    const sv = new Proxy(words.sv ?? expect.fail(), {
      get: (told, key) => (key === 'guests' ? (copied.guests ?? told.guests) : Reflect.get(told, key, told)),
    });
    return { score: { ...score, ...copied.score, id: 'the-copy' }, words: { ...words, sv } };
  });
  return { ...library, plots: [...socks, ...copies] };
}

/** How often of a hundred evenings the copy is told. */
function copiesTold(both: Library, family: StoryBrief, memory: readonly StoryTrace[] = []): number {
  const told = Array.from({ length: 100 }, (_, seed) => tell(family, memory, `${seed}`, both).arc);
  return told.filter((arc) => arc === 'the-copy').length;
}

test('a story with many invented people is told less often than the same with none', () => {
  const strangers = Object.fromEntries(
    ['baker', 'driver', 'judge', 'twin', 'vicar'].map((guest) => [
      guest,
      [{ name: `Fru ${guest}`, pronoun: 'she' } as const],
    ]),
  );
  expect(copiesTold(besideItself({ guests: strangers }), brief())).toBeLessThan(35);
});

test('an invented friend seldom takes the place of one the family has and did not tick; whoever has none may meet one', () => {
  const both = besideItself({ guests: { friend: [{ name: 'Iris', pronoun: 'she' }] } });
  const alone = { ...sampleFamily, bestFriendName: null, bestFriendPronoun: 'name' } as const;
  expect(sampleFamily.bestFriendName).not.toBeNull();
  expect(copiesTold(both, brief())).toBeLessThan(10);
  expect(copiesTold(both, brief({ profile: alone }))).toBeGreaterThan(30);
});

test('whoever asks for something funny gets the funny one', () => {
  const nights = { ...(library.plots[0] ?? expect.fail()).score.nights, tone: 'hushed' };
  const both = { ...besideItself({ score: { nights } }), lexicon: ownLexicon() };
  expect(copiesTold(both, brief({ theme: 'nåt lugnt' }))).toBeGreaterThan(90);
  expect(copiesTold(both, brief({ theme: 'vet inte, nåt kul' }))).toBeLessThan(10);
});

test('what was about the same thing a few nights ago waits behind what was not', () => {
  const [drum] = library.plots.filter(({ score }) => score.id === 'the-quiet-drum');
  const heardDrum = [{ arc: 'the-quiet-drum', title: '', choices: [] }];
  if (drum === undefined) expect.fail();
  const aboutDrums = { ...drum, score: { ...drum.score, wish: { concepts: ['drum'] } } };
  const both = besideItself({ score: { wish: { concepts: ['drum'] } } });
  const all = { ...both, plots: [...both.plots, aboutDrums] };
  expect(copiesTold(all, brief())).toBeGreaterThan(30);
  expect(copiesTold(all, brief(), heardDrum)).toBeLessThan(15);
});
