import { ConditionError, parseCondition } from '@sagolykta/storyteller/condition';
import type { Place } from '@sagolykta/storyteller/plot';
import type { Score } from '@sagolykta/storyteller/score';
import type { Fault } from './fault.ts';

/** What is wrong with a score that its type lets pass. @param source the text of score.ts, where the places are */
export function scoreFaults(file: string, source: string, folder: string, score: Score): Fault[] {
  const placed = (words: string, message: string, after = ''): Fault => ({
    place: placeInScore(file, source, words, after),
    message,
  });
  const ids = score.beats.map(({ id }) => id);
  return [
    ...(score.id === folder ? [] : [placed(score.id, `the id is '${score.id}', the folder '${folder}'`)]),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => placed(`id: '${id}'`, `a second beat '${id}'`)),
    ...plantFaults(score).map(({ beat, plant, message }) => placed(`'${plant}'`, message, `id: '${beat}'`)),
    ...score.pictures.flatMap(({ beats }) =>
      beats.filter((beat) => !ids.includes(beat)).map((beat) => placed(beat, `'${beat}' is no beat`, 'pictures:')),
    ),
    ...alikePictures(score).map((message) => placed('pictures:', message)),
    ...conditionsOf(score).flatMap((condition) => conditionFaults(condition).map((text) => placed(condition, text))),
  ];
}

/** No story is seen three times from the same distance, nor one place twice from the same. */
function alikePictures({ pictures }: Score): string[] {
  const framed = pictures.flatMap((picture) => ('framing' in picture ? [picture] : []));
  const framings = new Set(framed.map(({ framing }) => framing));
  const views = framed.map(({ framing, world }) => `${framing} in the ${world}`);
  return [
    ...(framed.length > 2 && framings.size === 1 ? [`every picture is ${framed[0]?.framing}: change one framing`] : []),
    ...views
      .filter((view, index) => views.indexOf(view) !== index)
      .map((view) => `two pictures are ${view}: change the framing or the place of one`),
  ];
}

function plantFaults({ beats }: Score): { beat: string; plant: string; message: string }[] {
  const places = (name: 'plants' | 'pays') =>
    beats.flatMap(({ [name]: named = [], id, leaveOut = false }, index) =>
      named.map((plant) => ({ plant, index, beat: id, leaveOut })),
    );
  const plants = places('plants');
  const pays = places('pays');
  const said = (list: readonly { plant: string; beat: string }[], message: (plant: string) => string) =>
    list.map(({ plant, beat }) => ({ beat, plant, message: message(plant) }));
  return [
    ...said(
      plants.filter(({ plant, index }) => !pays.some((pay) => pay.plant === plant && pay.index > index)),
      (plant) => `plants '${plant}', which nothing pays later`,
    ),
    ...said(
      pays.filter(({ plant, index }) => !plants.some((other) => other.plant === plant && other.index < index)),
      (plant) => `pays '${plant}', which nothing planted before`,
    ),
    ...said(
      pays.filter(
        ({ plant, leaveOut }) => !leaveOut && plants.every((other) => other.plant !== plant || other.leaveOut),
      ),
      (plant) => `pays '${plant}', which a short story has left out`,
    ),
  ];
}

function conditionsOf({ fits, beats, pictures }: Score): string[] {
  return [
    fits,
    ...beats.map((beat) => beat.if),
    ...pictures.flatMap((picture) =>
      [...picture.figures, ...('framing' in picture ? (picture.things ?? []) : (picture.props ?? []))].map((thing) =>
        typeof thing === 'string' ? undefined : thing.if,
      ),
    ),
  ].filter((condition) => condition !== undefined);
}

function conditionFaults(condition: string): string[] {
  try {
    parseCondition(condition);
    return [];
  } catch (error) {
    if (error instanceof ConditionError) return [error.message];
    throw error;
  }
}

/** Where the words stand in the score, after some other words. */
export function placeInScore(file: string, source: string, words: string, after: string): Place {
  const at = Math.max(0, source.indexOf(words, Math.max(0, source.indexOf(after))));
  const before = source.slice(0, at).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
