import type { Place } from '@sagolykta/storyteller/plot';
import type { Score } from '@sagolykta/storyteller/score';
import type { Fault } from '../src/fault.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import type { Passage, StoryFile } from '../src/story-file.ts';

/** What can be seen without telling and does not keep a plot from being told: titles, ways for everybody, how names and marks are written. */
export function structureFaults({ plot, files }: ShelvedPlot): Fault[] {
  return [
    ...Object.values(files).flatMap((file) => [
      ...titleFaults(file),
      ...openEnds(file),
      ...passagesOf(file).flatMap((passage) => markupFaults(passage)),
    ]),
    ...bedFaults(plot.score, Object.entries(files)),
  ];
}

const bed: Readonly<Record<string, RegExp>> = {
  en: /\b(?:beds?|bunk|pillow|duvet|quilt|covers|mattress|tucked|asleep|bedtime)\b/i,
  sv: /(?<!\p{L})(?:säng(?!are)\p{L}*|kudd\p{L}*|täcket?|täcken|madrass\p{L}*|lakan\p{L}*|läggdags|(?:in)?somna\p{L}*|sov)(?!\p{L})/iu,
};

/** Only what both languages say: one of them may end on the stairs. */
function bedFaults({ nights, beats }: Score, files: readonly [language: string, file: StoryFile][]): Fault[] {
  const last = beats.at(-1)?.id;
  const closes = files.flatMap(([language, file]) => {
    const close = file.beats.find(({ name }) => name === last);
    if (close === undefined) return [];
    return [{ place: close.place, inBed: close.ways.some(({ passage }) => bed[language]?.test(passage.text)) }];
  });
  const [first] = closes;
  if (first === undefined) return [];
  if (nights.endsInBed && !closes.some(({ inBed }) => inBed))
    return [{ place: first.place, message: 'score.ts says that it ends in bed, and no bed is named here' }];
  if (!nights.endsInBed && closes.length > 1 && closes.every(({ inBed }) => inBed))
    return [
      { place: first.place, message: 'it ends in bed in both languages: score.ts says `endsInBed: true` in `nights`' },
    ];
  return [];
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
