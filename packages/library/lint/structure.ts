import type { Place } from '@sagolykta/storyteller/plot';
import type { Fault } from '../src/fault.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import type { Passage, StoryFile } from '../src/story-file.ts';

/** What can be seen without telling and does not keep a plot from being told: titles, ways for everybody, how names and marks are written. */
export function structureFaults({ files }: ShelvedPlot): Fault[] {
  return Object.values(files).flatMap((file) => [
    ...titleFaults(file),
    ...openEnds(file),
    ...passagesOf(file).flatMap((passage) => markupFaults(passage)),
  ]);
}

function titleFaults({ titles }: StoryFile): Fault[] {
  const first: Place | undefined = titles[0]?.placeOf(0);
  return first === undefined || titles.length > 1 ? [] : [{ place: first, message: 'two titles at the least' }];
}

function openEnds({ beats }: StoryFile): Fault[] {
  return beats
    .filter(({ ways }) => ways.every(({ condition }) => condition !== undefined))
    .map(({ place }) => ({ place, message: 'no way without a condition, so some family would hear nothing' }));
}

/** Every text of a file. */
export function passagesOf({ titles, beats, phrases, pictures }: StoryFile): Passage[] {
  return [...titles, ...[...beats, ...phrases, ...pictures].flatMap(({ ways }) => ways.map(({ passage }) => passage))];
}

function markupFaults(passage: Passage): Fault[] {
  const found = (pattern: RegExp, message: string): Fault[] =>
    [...passage.text.matchAll(pattern)].map(({ index }) => ({ place: passage.placeOf(index), message }));
  return [
    ...found(/(?<!\{[^}]*)'|"/g, 'a straight quote or apostrophe'),
    ...found(/[*_]/g, 'a mark for emphasis: it would be seen and read aloud'),
    ...found(/\{(?:child|friend|pet)\b[^}]*\}s\b/g, "write {name's}, not {name}s"),
    ...found(
      /\{(?:child|friend|pet)[^}]*\.[hH]e\} (?:was|is|has|does)(?:\b|n’t)/g,
      'write {child.he} {child.was}: whoever is they were, not was',
    ),
  ];
}
