import type { Place } from '@sagolykta/storyteller/plot';
import type { Fault } from './fault.ts';

/** Words of an author as they stand in the file, each letter with its place. */
export interface Passage {
  readonly text: string;
  placeOf(offset: number): Place;
}

/** One way of telling a beat or a phrase. */
export interface WayOfTelling {
  /** Of its heading, or of its section's where it is the first. */
  readonly place: Place;
  readonly condition?: Passage;
  readonly passage: Passage;
}

export interface Section {
  readonly name: string;
  readonly place: Place;
  readonly ways: readonly WayOfTelling[];
}

/** A line 'title: …' or 'guest key: …' before the first section. */
export interface HeadLine {
  readonly key: string;
  readonly value: Passage;
}

/** A .story file taken apart: what its words mean is not asked here. */
export interface StoryFile {
  readonly titles: readonly Passage[];
  readonly guests: readonly HeadLine[];
  readonly beats: readonly Section[];
  readonly phrases: readonly Section[];
  readonly pictures: readonly Section[];
  readonly faults: readonly Fault[];
}

interface Line {
  readonly text: string;
  readonly number: number;
}
interface OpenWay {
  readonly heading: Line;
  readonly condition?: Passage;
  readonly lines: Line[];
}
interface OpenSection {
  readonly name: string;
  readonly heading: Line;
  readonly ways: OpenWay[];
}

const sectionHeading = /^# +([a-z][a-z0-9-]*|@[A-Za-z][A-Za-z0-9-]*|picture [1-3])\s*$/;
const wayHeading = /^## +(or|if (.+)|or if (.+))\s*$/;

/** @param file as it is to be named in faults */
export function readStoryFile(file: string, source: string): StoryFile {
  const faults: Fault[] = [];
  const head: { key: string; name: string; value: Passage }[] = [];
  const sections: OpenSection[] = [];
  const at = (line: Line, column = 1): Place => ({ file, line: line.number, column });
  const fault = (line: Line, message: string) => faults.push({ place: at(line), message });

  for (const line of linesOf(source)) {
    if (line.text.startsWith('%')) continue;
    const section = sections.at(-1);
    if (line.text.startsWith('##')) {
      const way = openWay(file, line);
      if (way === undefined) fault(line, `a way is headed '## or', '## if …' or '## or if …', not «${line.text}»`);
      else if (section === undefined) fault(line, 'a way without a beat above it');
      else section.ways.push(way);
    } else if (line.text.startsWith('#')) {
      const name = sectionHeading.exec(line.text)?.[1];
      if (name === undefined) fault(line, `a heading is '# beat-id', '# @phrase' or '# picture 1', not «${line.text}»`);
      sections.push({ name: name ?? '', heading: line, ways: [{ heading: line, lines: [] }] });
    } else if (section !== undefined) {
      section.ways.at(-1)?.lines.push(line);
    } else if (line.text.trim() !== '') {
      const known = /^(title|guest ([a-z][A-Za-z0-9]*)):\s*(?=\S)/.exec(line.text);
      if (known === null)
        fault(line, `before the first heading stand 'title: …' and 'guest key: …', not «${line.text}»`);
      else head.push({ key: known[2] ?? '', name: known[1] ?? '', value: rest(file, line, known[0].length) });
    }
  }

  const closed = sections.filter(({ name }) => name !== '').map((section) => close(file, section));
  return {
    titles: head.filter(({ name }) => name === 'title').map(({ value }) => value),
    guests: head.filter(({ name }) => name !== 'title').map(({ key, value }) => ({ key, value })),
    beats: closed.filter(({ name }) => !name.startsWith('@') && !name.startsWith('picture ')),
    phrases: closed.filter(({ name }) => name.startsWith('@')).map((one) => ({ ...one, name: one.name.slice(1) })),
    pictures: closed.filter(({ name }) => name.startsWith('picture ')),
    faults,
  };
}

function linesOf(source: string): Line[] {
  return source
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((text, index) => ({ text: text.replace(/\r$/, ''), number: index + 1 }));
}

function openWay(file: string, line: Line): OpenWay | undefined {
  const match = wayHeading.exec(line.text);
  if (match === null) return undefined;
  const condition = match[2] ?? match[3];
  if (condition === undefined) return { heading: line, lines: [] };
  return { heading: line, lines: [], condition: rest(file, line, line.text.indexOf(condition)) };
}

function rest(file: string, line: Line, from: number): Passage {
  return passageOf(file, [{ text: line.text.slice(from).trimEnd(), number: line.number }], from);
}

/** The text between a heading and the first '##' is a way of its own unless there is none. */
function close(file: string, { name, heading, ways }: OpenSection): Section {
  const isEmpty = ({ lines }: OpenWay) => lines.every(({ text }) => text.trim() === '');
  const told = ways.filter((way, index) => index > 0 || ways.length === 1 || !isEmpty(way));
  return {
    name,
    place: { file, line: heading.number, column: 1 },
    ways: told.map((way) => ({
      place: { file, line: way.heading.number, column: 1 },
      ...(way.condition === undefined ? {} : { condition: way.condition }),
      passage: passageOf(file, trimmed(way.lines), 0),
    })),
  };
}

function trimmed(lines: readonly Line[]): Line[] {
  const isFull = ({ text }: Line) => text.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(isFull)), lines.findLastIndex(isFull) + 1);
}

/** @param indent columns of the first line that stand before the passage */
function passageOf(file: string, lines: readonly Line[], indent: number): Passage {
  return {
    text: lines.map(({ text }) => text).join('\n'),
    placeOf: (offset) => {
      let left = offset;
      for (const [index, { text, number }] of lines.entries()) {
        if (left <= text.length) return { file, line: number, column: left + 1 + (index === 0 ? indent : 0) };
        left -= text.length + 1;
      }
      return { file, line: lines.at(-1)?.number ?? 1, column: 1 };
    },
  };
}
