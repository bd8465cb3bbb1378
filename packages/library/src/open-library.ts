import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguageRules } from '@sagolykta/storyteller/language/language-rules';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import type { Library, Plot, PlotWords } from '@sagolykta/storyteller/plot';
import type { Score } from '@sagolykta/storyteller/score';
import { type Fault, faultLine } from './fault.ts';
import { keptScores } from './kept-scores.ts';
import { presenceIn } from './presence.ts';
import { readGuests } from './read-guests.ts';
import { readWords } from './read-words.ts';
import { scoreFaults } from './score-faults.ts';
import { readStoryFile, type StoryFile } from './story-file.ts';

/** Where our own plots stand: one folder a plot, found by being there. */
export const ownPlots = fileURLToPath(new URL('../plots', import.meta.url));

export type Languages = Readonly<Record<string, LanguageRules>>;

/** A plot as it stands on the shelf: parsed for telling, and its files for whoever reads them. */
export interface ShelvedPlot {
  readonly plot: Plot;
  /** The score's, as faults name it. */
  readonly scoreFile: string;
  readonly files: Readonly<Record<string, StoryFile>>;
  readonly faults: readonly Fault[];
}

export class BrokenLibrary extends Error {}

/**
 * All plots of a folder, read to the last word.
 * @param languages the rules of each language; a plot is told in those whose file it has
 * @throws BrokenLibrary naming every fault by file, line and column
 */
export function openLibrary(folder: string = ownPlots, languages: Languages = rulesOf): Library {
  const shelf = readPlots(folder, languages);
  const faults = shelf.flatMap((plot) => plot.faults);
  if (faults.length > 0) throw new BrokenLibrary(faults.map(faultLine).join('\n'));
  return { plots: shelf.map(({ plot }) => plot), languages };
}

/**
 * The same, for a process that must be ready at once and stay small: scores come from what was kept of them, and words are read when a plot is told.
 * Whoever tells a plot with a fault gets a BrokenLibrary; that none of ours has one is what the tests see to.
 */
export function findPlots(folder: string = ownPlots, languages: Languages = rulesOf): Library {
  const folders = plotNames(folder).map((name) => join(folder, name));
  const files = folders.map((one) => join(one, 'score.ts'));
  const scores = folder === ownPlots ? keptScores(files, loadScore) : files.map(loadScore);
  const plots = scores.map((score, at) => ({ score, words: wordsToRead(folders[at] ?? '', score, languages) }));
  return { plots, languages };
}

function wordsToRead(folder: string, score: Score, languages: Languages): Plot['words'] {
  const words: Record<string, PlotWords> = {};
  for (const { file, language, rules } of storyFiles(folder, languages))
    words[language] = new UnreadWords(join(folder, file), score, rules);
  return words;
}

/**
 * Words that stay in their file. Plots are ranked by whom they invent and how much those who are ticked have of them, so that is read alone, and kept;
 * the rest is read when it is asked for (half a millisecond) and let go when the story is told: all of it, in both languages, would be 190 MB.
 */
class UnreadWords implements PlotWords {
  readonly #path: string;
  readonly #score: Score;
  readonly #rules: LanguageRules;
  #people: People | undefined;
  #read: WeakRef<PlotWords> | undefined;

  constructor(path: string, score: Score, rules: LanguageRules) {
    this.#path = path;
    this.#score = score;
    this.#rules = rules;
  }

  get guests() {
    return this.#whoIsThere().guests;
  }

  get presence() {
    return this.#whoIsThere().presence;
  }

  get titles() {
    return this.#words().titles;
  }

  get beats() {
    return this.#words().beats;
  }

  get phrases() {
    return this.#words().phrases;
  }

  get pictures() {
    return this.#words().pictures;
  }

  #whoIsThere(): People {
    this.#people ??= peopleIn(this.#path, this.#rules);
    return this.#people;
  }

  #words(): PlotWords {
    const kept = this.#read?.deref();
    if (kept !== undefined) return kept;
    const read = wordsWithoutFault(this.#path, this.#score, this.#rules);
    this.#read = new WeakRef(read);
    return read;
  }
}

type People = Pick<PlotWords, 'guests' | 'presence'>;

/** Faults in them are found with those of the other words. */
function peopleIn(path: string, rules: LanguageRules): People {
  const source = readFileSync(path, 'utf8');
  const head = source.slice(0, source.search(/^#/m));
  const { guests } = readGuests(readStoryFile(path, head).guests, rules.guestPronouns);
  return { guests, presence: presenceIn(source) };
}

function wordsWithoutFault(path: string, score: Score, rules: LanguageRules): PlotWords {
  const { words, faults } = readWords(relative(process.cwd(), path), readFileSync(path, 'utf8'), score, rules);
  if (faults.length > 0) throw new BrokenLibrary(faults.map(faultLine).join('\n'));
  return words;
}

/** Every folder with a score, in the order of their names; faults and all. */
export function readPlots(folder: string, languages: Languages = rulesOf): ShelvedPlot[] {
  return plotNames(folder).map((name) => readPlot(join(folder, name), name, languages));
}

function plotNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'score.ts')))
    .sort();
}

/** The .story files of the languages there are rules for. */
function* storyFiles(
  folder: string,
  languages: Languages,
): Generator<{ file: string; language: string; rules: LanguageRules }> {
  for (const file of readdirSync(folder)) {
    const language = file.slice(0, -storyEnding.length);
    const rules = file.endsWith(storyEnding) && Object.hasOwn(languages, language) ? languages[language] : undefined;
    if (rules !== undefined) yield { file, language, rules };
  }
}

const storyEnding = '.story';

/** @param name what the plot's id must be */
export function readPlot(folder: string, name: string, languages: Languages = rulesOf): ShelvedPlot {
  const shown = (file: string) => relative(process.cwd(), join(folder, file));
  const score = loadScore(join(folder, 'score.ts'));
  const faults = scoreFaults(shown('score.ts'), readFileSync(join(folder, 'score.ts'), 'utf8'), name, score);
  const words: Record<string, PlotWords> = {};
  const files: Record<string, StoryFile> = {};
  for (const file of readdirSync(folder).filter((one) => one.endsWith(storyEnding))) {
    const language = file.slice(0, -storyEnding.length);
    if (!Object.hasOwn(languages, language))
      faults.push({ place: { file: shown(file), line: 1, column: 1 }, message: `no language '${language}'` });
  }
  for (const { file, language, rules } of storyFiles(folder, languages)) {
    const read = readWords(shown(file), readFileSync(join(folder, file), 'utf8'), score, rules);
    words[language] = read.words;
    files[language] = read.file;
    faults.push(...read.faults);
  }
  return { plot: { score, words }, scoreFile: shown('score.ts'), files, faults };
}

/** Scores are typed data: loaded at once and without waiting, so that a library is there or the server is not. */
function loadScore(file: string): Score {
  const load: (path: string) => { readonly default: Score } = createRequire(import.meta.url);
  return load(file).default;
}
