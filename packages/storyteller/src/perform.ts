import { holds, parseCondition, specificity } from './condition.ts';
import type { Family, Person } from './family.ts';
import { keptLineBreak, type Node, paragraphBreak } from './markup.ts';
import type { GuestName, Place, Plot, PlotWords, Way } from './plot.ts';
import { randomFrom } from './random.ts';
import type { Beat } from './score.ts';
import { type Company, resolve, UnknownToken } from './vocabulary.ts';
import { newDiscourse } from './who-is-meant.ts';

export interface Paragraph {
  readonly text: string;
  readonly beat: Beat;
  readonly way: Way;
}
export interface Performance {
  readonly plot: Plot;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  readonly guests: Readonly<Record<string, Person>>;
  /** What was chosen, for the memory: 'beat#2', 'order:tries#1', 'title#0', and what a guest was called: 'name:driver#Birgit'. */
  readonly choices: readonly string[];
}

/** What the stories of the last nights were called, and who was in them whom the plots had invented: tonight has others, while there are any. */
export interface OfLate {
  readonly titles: readonly string[];
  readonly names: ReadonlySet<string>;
}

const nothingOfLate: OfLate = { titles: [], names: new Set() };

/** A fault of a text that shows only when it is told. */
export class BrokenTelling extends Error {
  readonly place: Place | undefined;

  constructor(message: string, place?: Place) {
    super(place === undefined ? message : `${place.file}:${place.line}:${place.column}: ${message}`);
    this.place = place;
  }
}

/**
 * The plot as it is told tonight.
 * @param heard choices of earlier tellings of this plot, newest first: what was heard least is told, then what was heard longest ago
 * @param lately of the stories of late, whichever their plots
 * @throws BrokenTelling where a text asks for somebody who is not there
 */
export function perform(
  plot: Plot,
  family: Family,
  heard: readonly string[],
  seed: string,
  lately = nothingOfLate,
): Performance {
  const choices: string[] = [];
  const nameOf: NameOf = (_, free) => {
    const [first] = free;
    // Whoever is told of as 'he' somewhere in the text keeps to it.
    return free.find(({ name, pronoun }) => pronoun === first?.pronoun && !lately.names.has(name)) ?? first;
  };
  return performed(plot, family, {
    choices,
    choose: leastHeard(heard, seed, choices),
    usedTitles: lately.titles,
    nameOf,
  });
}

/**
 * The plot as it was told before, by what was chosen then; what is asked for anew is chosen by the seed.
 * @throws BrokenTelling where a text asks for somebody who is not there
 */
export function performAgain(plot: Plot, family: Family, chosen: readonly string[], seed: string): Performance {
  const choices: string[] = [];
  const anew = leastHeard([], seed, choices);
  const choose: Choose = (name, indices) => {
    const before = chosen.find((choice) => choice.startsWith(`${name}#`));
    if (before === undefined) return anew(name, indices);
    if (!choices.includes(before)) choices.push(before);
    return Number(before.slice(name.length + 1));
  };
  const nameOf: NameOf = (key, free) => free.find(({ name }) => chosen.includes(nameChoice(key, name))) ?? free[0];
  return performed(plot, family, { choices, choose, usedTitles: [], nameOf });
}

const nameChoice = (key: string, name: string) => `name:${key}#${name}`;

/** What the people whom a plot invented were called, when this was chosen. */
export function inventedNames(chosen: readonly string[]): string[] {
  return chosen.filter((choice) => choice.startsWith('name:')).map((choice) => choice.slice(choice.indexOf('#') + 1));
}

/** Every way of a beat that is true for this family, by its place; the plot tells one of the most specific. */
export function fittingWays(plot: Plot, beat: string, family: Family): number[] {
  const ways = wordsOf(plot, family).beats[beat] ?? [];
  return ways.flatMap(({ condition }, at) => (condition === undefined || holds(condition, family) ? [at] : []));
}

interface Choosing {
  readonly choose: Choose;
  readonly choices: string[];
  readonly usedTitles: readonly string[];
  readonly nameOf: NameOf;
}

/** One of the names of a guest that nobody else in the story has. */
type NameOf = (key: string, free: readonly GuestName[]) => GuestName | undefined;

function performed(plot: Plot, family: Family, { choose, choices, usedTitles, nameOf }: Choosing): Performance {
  const { score } = plot;
  const words = wordsOf(plot, family);
  const guests = nameGuests(words, family, nameOf);
  choices.push(...Object.entries(guests).map(([key, { name }]) => nameChoice(key, name)));
  const stage: Stage = { words, family, guests, choose, discourse: newDiscourse() };
  const paragraphs: Paragraph[] = [];
  for (const beat of inTellingOrder(score.beats, choose)) {
    if (!isTold(beat, family)) continue;
    stage.discourse.beginScene();
    const way = chooseWay(beat.id, words.beats[beat.id] ?? [], family, choose);
    for (const paragraph of paragraphsIn(renderWay(way, stage)))
      paragraphs.push({ text: family.rules.punctuated(paragraph, family.profile.region), beat, way });
  }
  return { plot, title: chooseTitle(stage, usedTitles), paragraphs, guests, choices };
}

function wordsOf({ score, words }: Plot, { language }: Family): PlotWords {
  const told = words[language];
  if (told === undefined) throw new BrokenTelling(`${score.id} is not told in '${language}'`);
  return told;
}

function isTold(beat: Beat, family: Family): boolean {
  if (beat.leaveOut && family.isShort) return false;
  return beat.if === undefined || holds(parseCondition(beat.if), family);
}

/** One of the indices, by what was heard; the choice is written down under its name. */
type Choose = (name: string, indices: readonly number[]) => number;

function leastHeard(heard: readonly string[], seed: string, choices: string[]): Choose {
  const random = randomFrom(seed);
  return (name, indices) => {
    const times = (index: number) => heard.filter((choice) => choice === `${name}#${index}`).length;
    const fewest = Math.min(...indices.map(times));
    const rare = indices.filter((index) => times(index) === fewest);
    const lastHeard = (index: number) => heard.indexOf(`${name}#${index}`);
    const longestAgo = Math.max(...rare.map(lastHeard));
    const index = random.fork(name).pick(rare.filter((one) => lastHeard(one) === longestAgo));
    const choice = `${name}#${index}`;
    if (!choices.includes(choice)) choices.push(choice);
    return index;
  };
}

/** The most specific way whose condition holds; equals are chosen by what was heard. */
function chooseWay(name: string, ways: readonly Way[], family: Family, choose: Choose): Way {
  const ranked = ways.map(({ condition }) => {
    if (condition === undefined) return 0;
    return holds(condition, family) ? specificity(condition, family) : -1;
  });
  const best = Math.max(-1, ...ranked);
  if (best < 0) throw new BrokenTelling(`'${name}': no way fits this family`);
  const fitting = ranked.flatMap((rank, at) => (rank === best ? [at] : []));
  const isPhrase = name.startsWith('@');
  // A beat's choice is remembered even where one way alone fits tonight; a phrase's only where there was a choice.
  const index = ways.length === 1 || (isPhrase && fitting.length === 1) ? (fitting[0] ?? 0) : choose(name, fitting);
  return ways[index] as Way;
}

/** Neighbouring beats of one 'anyOrder' group are rotated, so that each comes first in its turn. */
function inTellingOrder(beats: readonly Beat[], choose: Choose): Beat[] {
  const ordered: Beat[] = [];
  for (let at = 0; at < beats.length; ) {
    const group = beats[at]?.anyOrder;
    let end = at + 1;
    while (group !== undefined && beats[end]?.anyOrder === group) end += 1;
    const run = beats.slice(at, end);
    const indices = run.map((_, index) => index);
    const turn = run.length > 1 ? choose(`order:${group}`, indices) : 0;
    ordered.push(...run.slice(turn), ...run.slice(0, turn));
    at = end;
  }
  return ordered;
}

function chooseTitle(stage: Stage, usedTitles: readonly string[]): string {
  const rendered = stage.words.titles.map((title) => renderWay(title, { ...stage, discourse: newDiscourse() }).trim());
  const usable = rendered.flatMap((title, index) => (title === '' ? [] : [index]));
  const unused = usable.filter((index) => !usedTitles.includes(rendered[index] ?? ''));
  return rendered[stage.choose('title', unused.length > 0 ? unused : usable)] ?? '';
}

function nameGuests({ guests }: PlotWords, family: Family, nameOf: NameOf): Record<string, Person> {
  const named: Record<string, Person> = {};
  for (const [key, names] of Object.entries(guests)) {
    // A guest named like a role stands in where the family has nobody in it.
    if (family.people[key] !== undefined) continue;
    const taken = new Set([...family.takenNames, ...Object.values(named).map(({ name }) => name.toLowerCase())]);
    const free = names.filter(({ name }) => isFree(name, taken));
    const bears = nameOf(key, free) ?? names[0];
    if (bears !== undefined) named[key] = { name: bears.name, short: bears.name, pronoun: bears.pronoun };
  }
  return named;
}

/** Whether somebody the plot invents would have to bear a name of the family's: where a plot turns on a name, there is no other. */
export function isNamesake({ guests }: PlotWords, family: Family): boolean {
  const { people, takenNames } = family;
  return Object.entries(guests).some(
    ([key, names]) => people[key] === undefined && !names.some(({ name }) => isFree(name, takenNames)),
  );
}

/** Word for word: beside 'Mormor Siv' nobody is called Siv. */
function isFree(name: string, taken: ReadonlySet<string>): boolean {
  const lower = name.toLowerCase();
  return ![lower, ...lower.split(' ')].some((word) => taken.has(word));
}

/** Everything a text may ask for while it is told. */
export interface Stage extends Company {
  readonly words: PlotWords;
  readonly choose: Choose;
}

/** Several ways of one text, of which one is told: a picture's words, for instance. */
export function renderWays(name: string, ways: readonly Way[], stage: Stage): string {
  return renderWay(chooseWay(name, ways, stage.family, stage.choose), stage);
}

function renderWay(way: Way, stage: Stage): string {
  const render = (nodes: readonly Node[]): string => nodes.map((node) => renderNode(node)).join('');
  const renderNode = (node: Node): string => {
    if (node.kind === 'words') {
      stage.discourse.hear(node.words);
      return stage.family.rules.spelled(node.words, stage.family.profile.region);
    }
    if (node.kind === 'when') return render(holds(node.condition, stage.family) ? node.words : node.otherwise);
    if (node.kind === 'phrase') return renderPhrase(node.name, stage);
    try {
      return resolve(node.name, stage);
    } catch (error) {
      if (error instanceof UnknownToken) throw new BrokenTelling(error.message, way.placeOf(node.at));
      throw error;
    }
  };
  return render(way.text);
}

/** '{@Stuck}' without a section of its own is '{@stuck}' with a capital. */
function renderPhrase(name: string, stage: Stage): string {
  const { phrases } = stage.words;
  const known = phraseNamed(name, Object.keys(phrases)) ?? name;
  const said = renderWays(`@${known}`, phrases[known] ?? [], stage);
  return known === name ? said : said.charAt(0).toUpperCase() + said.slice(1);
}

/** The phrase an author means by a name, in its own spelling. */
export function phraseNamed(name: string, known: readonly string[]): string | undefined {
  return [name, name.charAt(0).toLowerCase() + name.slice(1)].find((one) => known.includes(one));
}

/** What was rendered, as paragraphs: white space folds, what is empty is left out. */
export function paragraphsIn(text: string): string[] {
  return text
    .split(paragraphBreak)
    .map((paragraph) => (looseSpace.test(paragraph) ? folded(paragraph) : paragraph).trim())
    .filter((paragraph) => paragraph !== '');
}

/** What there is to fold; most paragraphs have none of it. */
const looseSpace = new RegExp(`\\t| [ ,.;:!?]|${keptLineBreak}`);

function folded(paragraph: string): string {
  return paragraph
    .replace(/ [ \t]+|\t[ \t]*/g, ' ')
    .replace(/ ([,.;:!?])(?=\s|$|[”’»])/g, '$1')
    .replaceAll(` ${keptLineBreak}`, keptLineBreak)
    .replaceAll(`${keptLineBreak} `, keptLineBreak)
    .replaceAll(keptLineBreak, '\n');
}
