import { type Condition, ConditionError, parseCondition } from '@sagolykta/storyteller/condition';
import type { LanguageRules } from '@sagolykta/storyteller/language/language-rules';
import { MarkupError, type Node, parseMarkup } from '@sagolykta/storyteller/markup';
import { phraseNamed } from '@sagolykta/storyteller/perform';
import type { Place, PlotWords, Way } from '@sagolykta/storyteller/plot';
import type { Score } from '@sagolykta/storyteller/score';
import { isToken } from '@sagolykta/storyteller/vocabulary';
import type { Fault } from './fault.ts';
import { presenceIn } from './presence.ts';
import { readGuests } from './read-guests.ts';
import { type Passage, readStoryFile, type Section, type StoryFile, type WayOfTelling } from './story-file.ts';

/** A plot's words in one language, and all that is wrong with them. */
export interface ReadWords {
  readonly words: PlotWords;
  readonly file: StoryFile;
  readonly faults: readonly Fault[];
}

/** @param file as it is to be named in faults */
export function readWords(file: string, source: string, score: Score, rules: LanguageRules): ReadWords {
  const story = readStoryFile(file, source);
  const { guests, faults: guestFaults } = readGuests(story.guests, rules.guestPronouns);
  const known: Known = { guests: Object.keys(guests), phrases: story.phrases.map(({ name }) => name) };
  const faults: Fault[] = [...story.faults, ...guestFaults];
  const read = (ways: readonly WayOfTelling[]) => ways.map((way) => readWay(way, known, faults));
  const byName = (sections: readonly Section[]) =>
    Object.fromEntries(sections.map(({ name, ways }) => [name, read(ways)]));
  const words: PlotWords = {
    titles: story.titles.map((title) => readWay({ place: title.placeOf(0), passage: title }, known, faults)),
    guests,
    presence: presenceIn(source),
    beats: byName(story.beats),
    phrases: byName(story.phrases),
    pictures: Object.fromEntries(
      story.pictures.map(({ name, ways }) => [Number(name.slice('picture '.length)), read(ways)]),
    ),
  };
  faults.push(...headingFaults(file, story, score), ...circles(words.phrases, story.phrases));
  return { words, file: story, faults };
}

interface Known {
  readonly guests: readonly string[];
  readonly phrases: readonly string[];
}

function readWay({ condition, passage }: WayOfTelling, known: Known, faults: Fault[]): Way {
  const text = parsed(passage, faults);
  for (const fault of strangers(text, passage, known)) faults.push(fault);
  const asked = condition === undefined ? undefined : parsedCondition(condition, faults);
  return {
    text,
    ...(asked === undefined ? {} : { condition: asked }),
    placeOf: passage.placeOf,
  };
}

function parsed(passage: Passage, faults: Fault[]): readonly Node[] {
  try {
    return parseMarkup(passage.text);
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    faults.push({ place: passage.placeOf(error.at), message: error.message });
    return [];
  }
}

function parsedCondition(condition: Passage, faults: Fault[]): Condition {
  try {
    return parseCondition(condition.text);
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    faults.push({ place: condition.placeOf(0), message: error.message });
    return [];
  }
}

/** Tokens and phrases that nobody knows. */
function* strangers(nodes: readonly Node[], passage: Passage, known: Known): Generator<Fault> {
  for (const node of nodes) {
    if (node.kind === 'when') {
      yield* strangers(node.words, passage, known);
      yield* strangers(node.otherwise, passage, known);
    } else if (node.kind === 'token' && !isToken(node.name, known.guests)) {
      yield { place: passage.placeOf(node.at), message: `unknown token {${node.name}}` };
    } else if (node.kind === 'phrase' && phraseNamed(node.name, known.phrases) === undefined) {
      yield { place: passage.placeOf(node.at), message: `{@${node.name}} has no section '# @${node.name}'` };
    }
  }
}

/** The beats of the score, each once and in its order. */
function headingFaults(file: string, { titles, beats, phrases, pictures }: StoryFile, score: Score): Fault[] {
  const ids = score.beats.map(({ id }) => id);
  const start: Place = { file, line: 1, column: 1 };
  const faults: Fault[] = titles.length > 0 ? [] : [{ place: start, message: "no 'title: …'" }];
  for (const sections of [beats, phrases, pictures]) {
    for (const [index, { name, place }] of sections.entries())
      if (sections.findIndex((other) => other.name === name) < index)
        faults.push({ place, message: `a second section '${name}'` });
  }
  for (const { name, place } of beats)
    if (!ids.includes(name)) faults.push({ place, message: `score.ts has no beat '${name}'` });
  for (const id of ids)
    if (!beats.some(({ name }) => name === id)) faults.push({ place: start, message: `no section '# ${id}'` });
  const told = beats.filter(({ name }) => ids.includes(name));
  const late = told.find(
    ({ name }, index) => index > 0 && ids.indexOf(name) < ids.indexOf(told[index - 1]?.name ?? ''),
  );
  if (late !== undefined) faults.push({ place: late.place, message: `'${late.name}' stands before in score.ts` });
  return faults;
}

/** A phrase that is told inside itself would never end. */
function circles(phrases: PlotWords['phrases'], sections: readonly Section[]): Fault[] {
  const uses = (nodes: readonly Node[]): string[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'phrase') return [phraseNamed(node.name, Object.keys(phrases)) ?? node.name];
      return node.kind === 'when' ? [...uses(node.words), ...uses(node.otherwise)] : [];
    });
  const usedBy = (name: string) => (phrases[name] ?? []).flatMap(({ text }) => uses(text));
  const reaches = (from: string, wanted: string, seen: ReadonlySet<string>): boolean =>
    usedBy(from).some(
      (name) => name === wanted || (!seen.has(name) && reaches(name, wanted, new Set([...seen, name]))),
    );
  return sections
    .filter(({ name }) => reaches(name, name, new Set()))
    .map(({ name, place }) => ({ place, message: `{@${name}} is told inside itself` }));
}
