import { parseCondition } from '../src/condition.ts';
import { parseMarkup } from '../src/markup.ts';
import type { Bilingual, Score, ScoreBeat } from '../src/score.ts';
import type { Fault } from './fault.ts';

/** What can be seen without telling: ids, plants, alternatives, pictures, markup, typography. */
export function structureFaults(arc: Score): Fault[] {
  const fault = (where: string, message: string): Fault => ({ arc: arc.id, where, message });
  return [
    ...duplicates(arc.beats.map(({ id }) => id)).map((id) => fault(id, 'a second beat of this id')),
    ...plantFaults(arc, fault),
    ...pictureFaults(arc, fault),
    ...textsOf(arc).flatMap(({ where, text }) => textFaults(text).map((message) => fault(where, message))),
    ...conditionsOf(arc).flatMap(({ where, condition }) =>
      conditionFaults(condition).map((message) => fault(where, message)),
    ),
    ...openEnds(arc.beats).map((id) =>
      fault(id, 'no alternative without a condition, so some family would hear nothing'),
    ),
    ...(arc.titles.sv.length < 2 || arc.titles.en.length < 2
      ? [fault('titles', 'two titles a language at the least')]
      : []),
  ];
}

type MakeFault = (where: string, message: string) => Fault;

function plantFaults(arc: Score, fault: MakeFault): Fault[] {
  const places = (name: 'plants' | 'pays') =>
    arc.beats.flatMap((beat, index) => (beat[name] ?? []).map((plant) => ({ plant, index, id: beat.id })));
  const plants = places('plants');
  const pays = places('pays');
  return [
    ...plants
      .filter(({ plant, index }) => !pays.some((pay) => pay.plant === plant && pay.index > index))
      .map(({ plant, id }) => fault(id, `plants '${plant}', which nothing pays later`)),
    ...pays
      .filter(({ plant, index }) => !plants.some((other) => other.plant === plant && other.index < index))
      .map(({ plant, id }) => fault(id, `pays '${plant}', which nothing planted before`)),
  ];
}

function pictureFaults(arc: Score, fault: MakeFault): Fault[] {
  const ids = new Set(arc.beats.map(({ id }) => id));
  return arc.pictures.flatMap((picture, index) =>
    picture.beats
      .filter((beat) => !ids.has(beat))
      .map((beat) => fault(`picture ${index + 1}`, `stands beside '${beat}', which is no beat`)),
  );
}

function openEnds(beats: readonly ScoreBeat[]): string[] {
  return beats
    .filter((beat) => 'either' in beat && beat.either.every((telling) => telling.if !== undefined))
    .map(({ id }) => id);
}

function duplicates(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

interface PlacedText {
  readonly where: string;
  readonly language: 'sv' | 'en';
  readonly text: string;
}

/** Every text of an arc with its place. */
export function textsOf(arc: Score): PlacedText[] {
  const both = (where: string, text: Bilingual): PlacedText[] => [
    { where, language: 'sv', text: text.sv },
    { where, language: 'en', text: text.en },
  ];
  return [
    ...arc.beats.flatMap((beat) =>
      'either' in beat ? beat.either.flatMap((one) => both(beat.id, one)) : both(beat.id, beat),
    ),
    ...arc.pictures.flatMap((picture, index) => both(`picture ${index + 1}`, picture.alt)),
    ...Object.values(arc.tables ?? {}).flatMap((table) =>
      Object.values(table.rows).flatMap((row) =>
        (['sv', 'en'] as const).flatMap((language) =>
          Object.values(row[language]).map((text) => ({ where: 'tables', language, text })),
        ),
      ),
    ),
    ...(['sv', 'en'] as const).flatMap((language) =>
      arc.titles[language].map((text) => ({ where: 'titles', language, text })),
    ),
  ];
}

function conditionsOf(arc: Score): { where: string; condition: string }[] {
  return arc.beats.flatMap((beat) => [
    ...(beat.if === undefined ? [] : [{ where: beat.id, condition: beat.if }]),
    ...('either' in beat
      ? beat.either.flatMap((one) => (one.if === undefined ? [] : [{ where: beat.id, condition: one.if }]))
      : []),
  ]);
}

function conditionFaults(condition: string): string[] {
  try {
    parseCondition(condition);
    return [];
  } catch (failure) {
    return [String(failure)];
  }
}

function textFaults(text: string): string[] {
  const faults: string[] = [];
  try {
    parseMarkup(text);
  } catch (failure) {
    faults.push(String(failure));
  }
  if (/(?<!\{[^}]*)'/.test(text) || /"/.test(text))
    faults.push(`a straight quote or apostrophe near «${near(text, /['"]/)}»`);
  if (/\{(child|friend|pet)\b[^}]*\}s\b/.test(text))
    faults.push(`write {name's}, not {name}s, near «${near(text, /\}s\b/)}»`);
  return faults;
}

function near(text: string, pattern: RegExp): string {
  const at = Math.max(0, text.search(pattern) - 20);
  return text.slice(at, at + 45).replaceAll('\n', ' ');
}
