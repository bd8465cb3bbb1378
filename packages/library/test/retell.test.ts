import { paragraphsOf } from '@sagolykta/domain/story-layout';
import { type StoryBrief, tell } from '@sagolykta/storyteller';
import { inventedNames } from '@sagolykta/storyteller/perform';
import { beatsWithOtherWays, retellBeat } from '@sagolykta/storyteller/retell';
import { expect, test } from 'vitest';
import { sampleFamily } from '../cli/families.ts';
import { ownLibrary } from '../src/own-library.ts';

const whole = ownLibrary();
/** Those with more than one way to tell a beat. */
const library = {
  ...whole,
  plots: whole.plots.filter(({ words: { sv } }) =>
    Object.values(sv?.beats ?? {}).some((ways) => ways.filter(({ condition }) => condition === undefined).length > 1),
  ),
};
const briefIn = (language: 'sv' | 'en', theme: string | null): StoryBrief => ({
  language,
  profile: sampleFamily,
  elements: ['pet', 'bestFriend'],
  theme,
  calledName: null,
  season: 'autumn',
  avoid: [],
});

test.each([
  ['sv', null],
  ['en', null],
  ['sv', 'månen'],
  ['en', 'a dragon'],
] as const)('in %s, of %j: a part is told another way, and the rest stays word for word', (language, theme) => {
  let retold = 0;
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const brief = briefIn(language, theme);
    // Every second evening is not the first: who the friend and the dog are has been told.
    const met = { arc: 'another', title: '', choices: [], friend: 'Elsa', pet: 'Bosse' };
    const memory = Number(seed) % 2 === 0 ? [met] : [];
    const { content, trace, parts = [] } = tell(brief, memory, seed, library);
    const lines = paragraphsOf(content);
    expect(parts).toHaveLength(lines.length);
    const told = { brief, seed, trace, lines };
    for (const beat of beatsWithOtherWays(told, library)) {
      const other = retellBeat(told, beat, library);
      if (other === undefined) continue;
      retold += 1;
      const before = lines.filter((_, at) => parts[at] === beat);
      expect(other.lines).not.toEqual(before);
      expect(other.lines.join(' ')).not.toMatch(/[{}[\]|]|undefined/);
      // And back again: every way comes round.
      const mended = lines.flatMap((line, at) =>
        parts[at] !== beat ? [line] : parts[at - 1] === beat ? [] : other.lines,
      );
      expect(retellBeat({ ...told, trace: other.trace, lines: mended }, beat, library)).toBeDefined();
    }
  }
  expect(retold).toBeGreaterThan(0);
});

test('nobody invented comes back within some nights while the plot knows another name, and a part told another way keeps it', () => {
  let renamed = 0;
  let retold = 0;
  for (const { score } of library.plots.filter(({ score: { ages } }) => ages[0] <= 6 && ages[1] >= 6)) {
    const brief = { ...briefIn('sv', null), plot: score.id };
    const yesterdays = inventedNames(tell(brief, [], '1', library).trace.choices);
    const yesterday = { arc: 'another', title: '', choices: yesterdays.map((name) => `name:somebody#${name}`) };
    const { content, trace } = tell(brief, [yesterday], '1', library);
    const names = inventedNames(trace.choices);
    const gone = yesterdays.filter((name) => !names.includes(name));
    const others = names.filter((name) => !yesterdays.includes(name) && content.includes(name));
    for (const name of gone) expect(content).not.toContain(`${name} `);
    renamed += others.length;
    const told = { brief, seed: '1', trace, lines: paragraphsOf(content) };
    for (const beat of beatsWithOtherWays(told, library)) {
      const other = retellBeat(told, beat, library);
      expect(other, `${beat} of ${trace.arc}, which is offered another way`).toBeDefined();
      const lines = other?.lines.join('\n') ?? '';
      for (const name of gone) expect(lines).not.toContain(`${name} `);
      if (others.some((name) => lines.includes(name))) retold += 1;
    }
  }
  expect(renamed).toBeGreaterThan(0);
  expect(retold).toBeGreaterThan(0);
});

test('what the library no longer tells is told no other way', () => {
  const brief = briefIn('sv', null);
  const { trace } = tell(brief, [], '1', library);
  expect(beatsWithOtherWays({ brief, seed: '1', trace, lines: ['Något annat.'] }, library)).toEqual([]);
  expect(
    retellBeat({ brief, seed: '1', trace: { ...trace, arc: 'gone' }, lines: [] }, 'open', library),
  ).toBeUndefined();
});
