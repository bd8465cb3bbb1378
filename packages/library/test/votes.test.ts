import { existsSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@sagolykta/domain/language';
import { expect, test } from 'vitest';
import { ownLibrary } from '../src/own-library.ts';

const heardOf = (id: string) => {
  const file = new URL(`../plots/${id}/heard.md`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const named: Readonly<Record<Language, string>> = { sv: 'Swedish', en: 'English' };

/** Of every paragraph and list entry that tells of a bedside vote in this language, its first 'two of three' in figures. */
function votesTold(heard: string, language: Language): [chosen: number, of: number] {
  const told = heard
    .split(/\n(?=[-*\n])/)
    .filter((paragraph) => /bedside vote/i.test(paragraph))
    .map((paragraph) => /^([\s\S]*?)(\d+) of (\d+)/.exec(paragraph))
    .filter((vote) => vote?.[1]?.includes(named[language]));
  const sum = (group: number) => told.reduce((all, vote) => all + Number(vote?.[group]), 0);
  return [sum(2), sum(3)];
}

test('what a score says of votes is what its heard.md tells', () => {
  const otherwise = ownLibrary().plots.flatMap(({ score: { id, votes } }) =>
    languages.flatMap((language) => {
      const [told, said] = [votesTold(heardOf(id), language), votes?.[language] ?? [0, 0]].map((one) =>
        one.join(' of '),
      );
      return told === said ? [] : [`${id}, ${language}: ${said} in the score, ${told} told`];
    }),
  );
  expect(otherwise).toEqual([]);
});

const agesInWords = 'three four five six seven eight nine ten eleven twelve'.split(' ');
/** 'Made from a story that … (Swedish; a six-year-old with a friend)': the age, in words or figures. */
const madeFromStory = /^# Heard\n\nMade from a story that [^(]*\((?:Swedish|English)(?:[;,] (?:an? )?(\w+))?/;

test('what is made of a story says so, and for whom that was told', () => {
  const otherwise = ownLibrary().plots.filter(({ score: { id, fromStory } }) => {
    const made = madeFromStory.exec(heardOf(id));
    const [, said = ''] = made ?? [];
    const age = Number(said) || agesInWords.indexOf(said) + 3;
    return (made !== null) !== (fromStory !== undefined) || (age > 2 && age !== fromStory);
  });
  expect(otherwise.map(({ score: { id } }) => id)).toEqual([]);
});

test('and so it is with the votes for the story it was made from', () => {
  const otherwise = ownLibrary().plots.flatMap(({ score: { id, storyVotes = [0, 0] } }) => {
    const [, chosen = 0, of = 0] =
      /^Made from a story[\s\S]*?\nstory before [^:]*: (\d) of (\d)/m.exec(heardOf(id)) ?? [];
    return `${chosen} of ${of}` === storyVotes.join(' of ') ? [] : [id];
  });
  expect(otherwise).toEqual([]);
});

test('and with what a reader of a pile of them put it before', () => {
  const otherwise = ownLibrary().plots.flatMap(({ score: { id, putBefore } }) =>
    languages.flatMap((language) => {
      const told = new RegExp(`in one pile, [^\\n]*\\(${named[language]}\\), put it before (\\d+) of (\\d+)`).exec(
        heardOf(id),
      );
      const said = putBefore?.[language]?.join(' of ');
      return (told === null ? undefined : `${told[1]} of ${told[2]}`) === said ? [] : [`${id}, ${language}`];
    }),
  );
  expect(otherwise).toEqual([]);
});

test('and with what both of two readers put before two others', () => {
  const otherwise = ownLibrary().plots.filter(
    ({ score: { id, firstOfThree = false } }) =>
      /^Made from a story[^.]*\. Two readers [^.]*, and both put it first\.$/m.test(heardOf(id)) !== firstOfThree,
  );
  expect(otherwise.map(({ score: { id } }) => id)).toEqual([]);
});
