import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { swedish } from '@sagolykta/storyteller/language/sv';
import type { Score } from '@sagolykta/storyteller/score';
import { afterAll, describe, expect, test } from 'vitest';
import { faultLine } from '../src/fault.ts';
import { BrokenLibrary, findPlots, openLibrary } from '../src/open-library.ts';
import { readWords } from '../src/read-words.ts';
import { scoreFaults } from '../src/score-faults.ts';

const score: Score = {
  id: 'lid',
  premise: '',
  writtenFirstIn: 'sv',
  ages: [3, 12],
  leads: [],
  nights: { place: 'at home', indoors: true, tone: 'funny', mechanism: 'asking', feeling: 'curious', sleep: false },
  contains: [],
  registry: { idea: '', device: '', objects: [], joke: '', ending: '' },
  beats: [
    { id: 'one', part: 'open', at: '', with: [] },
    { id: 'two', part: 'last', at: '', with: [] },
  ],
  pictures: [],
};
const head = 'title: Locket\nguest mole: Mull (han)\n';
const whole = '# one\nEtt.\n\n# two\nTvå.\n';
const faults = (text: string) => readWords('sv.story', text, score, swedish).faults.map(faultLine);

test('a story without faults has none', () => {
  expect(
    faults(
      `${head}${whole}\n# @hat\n{mole.He} [pet.dog & !age<4: tog {the wish.part} av sig | {@cap}].\n# @cap\nMössa.`.replace(
        '{the wish.part}',
        '{wish.part}',
      ),
    ),
  ).toEqual([]);
});

describe('each fault has its line and column', () => {
  test.each([
    ['an unknown token', '# one\nDå kom\n  {freind}.\n# two\nTvå.', 'sv.story:5:3: unknown token {freind}'],
    ['an unknown form', '# one\n{child.her} kom.\n# two\nTvå.', 'sv.story:4:1: unknown token {child.her}'],
    ['an unknown phrase', '# one\nHär {@stuck}.\n# two\nTvå.', "sv.story:4:5: {@stuck} has no section '# @stuck'"],
    ['a circle', `${whole}# @a\n{@b}\n# @b\n{@a}`, 'sv.story:8:1: {@a} is told inside itself'],
    ['a condition', '# one\n[freind: hej]\n# two\nTvå.', 'sv.story:4:2: no such condition: «freind»'],
    [
      'a breed of no list',
      '# one\nEtt.\n## if breed.Begle\nTax.\n# two\nTvå.',
      'sv.story:5:7: no such condition: «breed.Begle» («Begle» is not known)',
    ],
    ['a bracket', '# one\nEtt\noch [pet: två.\n\n# two\nTvå.', "sv.story:5:5: '[' is never closed"],
    ['a brace', '# one\nEtt {child.\n# two\nTvå.', "sv.story:4:5: '{' is never closed"],
    ['a bracket too many', '# one\nEtt].\n# two\nTvå.', "sv.story:4:4: ']' closes nothing"],
    [
      'three ways in a bracket',
      '# one\n[pet: a | b | c]\n# two\nTvå.',
      "sv.story:4:1: more than one '|' between one '[' and its ']'",
    ],
    ['a beat without a heading', '# one\nEtt.', "sv.story:1:1: no section '# two'"],
    ['a heading without a beat', `${whole}# three\nTre.`, "sv.story:8:1: score.ts has no beat 'three'"],
    ['beats in another order', '# two\nTvå.\n# one\nEtt.', "sv.story:5:1: 'one' stands before in score.ts"],
    ['a heading twice', `${whole}# one\nEtt.`, "sv.story:8:1: a second section 'one'"],
  ])('%s', (_, text, expected) => {
    expect(faults(`${head}${text}`)).toContain(expected);
  });

  test('a guest without a pronoun the language has', () => {
    const [first] = faults(`title: Locket\nguest mole: Mull (han), Mulla (she)\n${whole}`);
    expect(first).toBe("sv.story:2:25: a guest is 'Name (hon|han|hen|den|det)', not «Mulla (she)»");
  });

  test('no title', () => {
    expect(faults(whole)).toContain("sv.story:1:1: no 'title: …'");
  });
});

test('a score says where it plants what nothing pays', () => {
  const source = `export default {\n  id: 'lid',\n  beats: [\n    { id: 'one', plants: ['hat'] },\n  ],\n};`;
  const beats: Score['beats'] = [{ id: 'one', part: 'open', at: '', with: [], plants: ['hat'] }];
  expect(scoreFaults('score.ts', source, 'lid', { ...score, beats }).map(faultLine)).toEqual([
    "score.ts:4:27: plants 'hat', which nothing pays later",
  ]);
});

describe('a folder of plots', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plots-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('with a fault is not opened, and every fault is named', () => {
    const plot = join(folder, 'lid');
    mkdirSync(plot);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(plot, 'score.ts'), `export default ${JSON.stringify(score)};`);
    writeFileSync(join(plot, 'sv.story'), `${head}# one\n{who}\n# two\n{what}`);
    writeFileSync(join(plot, 'xx.story'), whole);
    expect(() => openLibrary(folder)).toThrow(BrokenLibrary);
    expect(() => openLibrary(folder)).toThrow(
      /xx\.story:1:1: no language 'xx'\n.*sv\.story:4:1: unknown token \{who\}\n.*sv\.story:6:1: unknown token \{what\}/,
    );
  });

  test('is found at once, and refuses only to be told', () => {
    const { plots } = findPlots(folder);
    expect(plots.map((plot) => [plot.score.id, Object.keys(plot.words)])).toEqual([['lid', ['sv']]]);
    expect(plots[0]?.words.sv?.guests.mole).toMatchObject([{ name: 'Mull' }]);
    expect(() => plots[0]?.words.sv?.beats).toThrow(/sv\.story:4:1: unknown token \{who\}/);
  });
});

describe('three pictures of one story', () => {
  const pictures = (...taken: readonly (readonly ['close' | 'middle' | 'wide', 'park' | 'street' | 'lake'])[]) =>
    scoreFaults('score.ts', "id: 'lid'\npictures: []", 'lid', {
      ...score,
      pictures: taken.map(([framing, world]) => ({
        beats: ['one'],
        framing,
        world,
        time: 'day',
        light: 'window',
        figures: [],
      })),
    }).map(faultLine);

  test('are not all taken from the same distance', () => {
    expect(pictures(['wide', 'park'], ['wide', 'street'], ['wide', 'lake'])).toEqual([
      'score.ts:2:1: every picture is wide: change one framing',
    ]);
  });

  test('do not show one place twice alike', () => {
    expect(pictures(['close', 'park'], ['wide', 'park'], ['close', 'park'])).toEqual([
      'score.ts:2:1: two pictures are close in the park: change the framing or the place of one',
    ]);
  });

  test('may show one place from three distances', () => {
    expect(pictures(['close', 'park'], ['wide', 'park'], ['middle', 'park'])).toEqual([]);
  });
});
