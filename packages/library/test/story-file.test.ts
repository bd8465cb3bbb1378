import { expect, test } from 'vitest';
import { faultLine } from '../src/fault.ts';
import { readStoryFile } from '../src/story-file.ts';

const source = `title: Den halva mjauen
title: Mj
guest owner: Direktör Borg (hon), Direktör Ek (han)

# the-day
Första raden,
% ett ord till översättaren
andra raden.

## or if pet.dog
En annan väg.

# the-lid
## if pet.cat
Med katt.
## or

# @stuck
För alla.

# picture 2
En mössa i luften.
`;

test('a story file is titles, guests, beats with their ways, phrases and pictures', () => {
  const { titles, guests, beats, phrases, pictures, faults } = readStoryFile('sv.story', source);
  expect(faults).toEqual([]);
  expect(titles.map(({ text }) => text)).toEqual(['Den halva mjauen', 'Mj']);
  expect(guests.map(({ key, value }) => [key, value.text])).toEqual([
    ['owner', 'Direktör Borg (hon), Direktör Ek (han)'],
  ]);
  const ways = beats.map(({ name, ways }) => [name, ways.map((way) => [way.condition?.text, way.passage.text])]);
  expect(ways).toEqual([
    [
      'the-day',
      [
        [undefined, 'Första raden,\nandra raden.'],
        ['pet.dog', 'En annan väg.'],
      ],
    ],
    [
      'the-lid',
      [
        ['pet.cat', 'Med katt.'],
        [undefined, ''],
      ],
    ],
  ]);
  expect(phrases.map(({ name, ways }) => [name, ways.length])).toEqual([['stuck', 1]]);
  expect(pictures.map(({ name }) => name)).toEqual(['picture 2']);
});

test('every letter knows its place, notes to other authors or not', () => {
  const { beats, titles } = readStoryFile('sv.story', source);
  const [plain, withDog] = beats[0]?.ways ?? [];
  expect(plain?.passage.placeOf('Första raden,\nan'.length)).toEqual({ file: 'sv.story', line: 8, column: 3 });
  expect(withDog?.condition?.placeOf(4)).toEqual({ file: 'sv.story', line: 10, column: 14 });
  expect(titles[1]?.placeOf(0)).toEqual({ file: 'sv.story', line: 2, column: 8 });
});

test.each([
  ['## or\n', 'x.story:1:1: a way without a beat above it'],
  ['# The Lid\n', "x.story:1:1: a heading is '# beat-id', '# @phrase' or '# picture 1', not «# The Lid»"],
  ['# lid\n## of\n', "x.story:2:1: a way is headed '## or', '## if …' or '## or if …', not «## of»"],
  ['\nfigure x: A\n', "x.story:2:1: before the first heading stand 'title: …' and 'guest key: …', not «figure x: A»"],
])('%j is refused by line and column', (text, expected) => {
  expect(readStoryFile('x.story', text).faults.map(faultLine)).toEqual([expected]);
});
