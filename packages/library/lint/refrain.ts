import type { Performance } from '@sagolykta/storyteller/perform';
import type { Fault } from '../src/fault.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import type { Telling } from './tellings.ts';

/** As many words as a child says along. */
const mostWords = 8;
/** Paragraphs that are the end of a story. */
const end = 2;

/**
 * Whether `endsOnRefrain` in the score is true: only what both languages say, since a line may come back in one of them and not in the other.
 * @param tellings of the plot, in each of its languages
 */
export function refrainFaults({ plot, scoreFile }: ShelvedPlot, tellings: Iterable<Telling>): Fault[] {
  const ends = new Map<string, boolean>();
  for (const { family, performance } of tellings)
    if (!ends.has(family.language)) ends.set(family.language, endsOnRefrain(performance));
  const said = [...ends.values()];
  const place = { file: scoreFile, line: 1, column: 1 };
  if (plot.score.nights.endsOnRefrain && !said.includes(true))
    return [{ place, message: '`endsOnRefrain` in `nights`, and nothing that is said last was said before' }];
  if (!plot.score.nights.endsOnRefrain && said.length > 1 && !said.includes(false))
    return [
      { place, message: 'what is said last was said before, in both languages: `endsOnRefrain: true` in `nights`' },
    ];
  return [];
}

/** Whether something that is said at the end was said at least twice before, word for word. */
function endsOnRefrain({ paragraphs }: Performance): boolean {
  const texts = paragraphs.map(({ text }) => text);
  const before = words(texts.slice(0, -end).join(' '));
  const last = [
    ...texts
      .slice(-end)
      .join('\n')
      .matchAll(/[“”]([^“”]+)”/g),
  ].map(([, line = '']) => words(line));
  return last.some((line) => line.length > 3 && line.split(' ').length <= mostWords && before.split(line).length > 2);
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
}
